import { House, MessageCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import { ScreenFrame } from '../../app/ScreenFrame.tsx'
import { useSite } from '../../app/site.context.ts'
import { useTexts } from '../../app/useTexts.ts'
import { supportTexts } from '../../i18n/en/support/support.ts'
import { BottomBar } from '../../ui/BottomBar.tsx'
import { ScreenHeader } from '../../ui/ScreenHeader.tsx'

interface Props {
  /** Name and state of the flow, as `ScreenFrame` takes them. */
  flow: string
  state: string
  title: string
  path: '/chat' | '/chat-list'
  children: ReactNode
}

/** Renders the frame of support's home and list, with the navigation between them. */
export function SupportFrame({ flow, state, title, path, children }: Props) {
  const { common, support: text } = useTexts(supportTexts)
  const { router } = useSite()
  const up = path === '/chat' ? '/' : '/chat'
  const items = [
    { href: '/chat', label: text.home, icon: <House /> },
    { href: '/chat-list', label: text.message, icon: <MessageCircle /> },
  ]
  return (
    <ScreenFrame
      flow={flow}
      state={state}
      header={
        <ScreenHeader
          title={title}
          back={{ label: common.back, onPress: () => router.send({ type: 'navigate', to: up }) }}
        />
      }
      footer={
        <BottomBar
          label={text.navigation}
          items={items.map((item) => ({ ...item, current: item.href === path }))}
        />
      }
    >
      {children}
    </ScreenFrame>
  )
}
