import { useSelector } from '@xstate/react'
import { House, Layers, Radio, Trophy, UserRound } from 'lucide-react'
import type { ComponentProps } from 'react'
import { BackFrame } from '../../app/frame/BackFrame.tsx'
import { useSite } from '../../app/site.context.ts'
import { useTexts } from '../../app/useTexts.ts'
import { exchangeFrameTexts } from '../../i18n/en/exchange/exchangeFrame.ts'
import { BottomBar } from '../../ui/layout/BottomBar.tsx'

type FrameProps = ComponentProps<typeof BackFrame>

interface Props extends Omit<FrameProps, 'back' | 'footer'> {
  /** As in `BackFrame`; by default it leads to the home screen. */
  back?: FrameProps['back']
}

/** Renders the frame of an exchange screen, with the navigation between the screens. */
export function ExchangeFrame({ back = '/', ...frame }: Props) {
  return <BackFrame {...frame} back={back} footer={<ExchangeBar />} />
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
  return <BottomBar label={text.navigation} path={path} items={items} />
}
