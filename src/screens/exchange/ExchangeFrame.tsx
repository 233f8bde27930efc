import { useSelector } from '@xstate/react'
import { House, Layers, Radio, Trophy, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { ScreenFrame } from '../../app/frame/ScreenFrame.tsx'
import { useSite } from '../../app/site.context.ts'
import { useTexts } from '../../app/useTexts.ts'
import { exchangeFrameTexts } from '../../i18n/en/exchange/exchangeFrame.ts'
import { BottomBar } from '../../ui/layout/BottomBar.tsx'
import { ScreenHeader } from '../../ui/layout/ScreenHeader.tsx'

interface Props {
  /** Name and state of the flow, as for `ScreenFrame`. */
  flow: string
  state: string
  title: string
  /** What the back button does; by default it leads to the home screen. */
  onBack?: (() => void) | undefined
  /** Buttons in the header. */
  trailing?: ReactNode
  children: ReactNode
}

/** Renders the frame of an exchange screen, with the navigation between the screens. */
export function ExchangeFrame({ flow, state, title, onBack, trailing, children }: Props) {
  const { common } = useTexts()
  const { router } = useSite()
  const goHome = () => router.send({ type: 'navigate', to: '/' })
  return (
    <ScreenFrame
      flow={flow}
      state={state}
      header={
        <ScreenHeader
          title={title}
          back={{ label: common.back, onPress: onBack ?? goHome }}
          trailing={trailing}
        />
      }
      footer={<ExchangeBar />}
    >
      {children}
    </ScreenFrame>
  )
}

/** Renders the exchange's bottom navigation. */
function ExchangeBar() {
  const { common, exchangeFrame: text } = useTexts(exchangeFrameTexts)
  const path = useSelector(useSite().router, ({ context }) => context.location.path)
  const items = [
    { href: '/', label: common.home, icon: <House /> },
    { href: '/exchange-inplay', label: text.inPlay, icon: <Radio /> },
    { href: '/exchange-sports', label: text.sports, icon: <Trophy /> },
    { href: '/exchange-multi', label: text.multi, icon: <Layers /> },
    { href: '/exchange-account', label: text.account, icon: <UserRound /> },
  ]
  return (
    <BottomBar
      label={text.navigation}
      items={items.map((item) => ({ ...item, current: item.href === path }))}
    />
  )
}
