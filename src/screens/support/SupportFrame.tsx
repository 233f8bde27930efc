import { House, MessageCircle } from 'lucide-react'
import type { ComponentProps } from 'react'
import { BackFrame } from '../../app/frame/BackFrame.tsx'
import { usePlayer } from '../../app/player/usePlayer.ts'
import { useTexts } from '../../app/useTexts.ts'
import { supportTexts } from '../../i18n/en/support/support.ts'
import { BottomBar } from '../../ui/layout/BottomBar.tsx'

type Props = Omit<ComponentProps<typeof BackFrame>, 'back' | 'footer'> & { path: '/chat' | '/chat-list' }

/** Renders the frame of the support home and the chat list, with the navigation between them. */
export function SupportFrame({ path, ...frame }: Props) {
  const { shell, support: text } = useTexts(supportTexts)
  const answered = Boolean(usePlayer()?.answered.length)
  const items = [
    { href: '/chat', label: text.home, icon: <House /> },
    { href: '/chat-list', label: text.message, icon: <MessageCircle />, mark: answered && shell.answered },
  ]
  return (
    <BackFrame
      {...frame}
      back={path === '/chat' ? '/' : '/chat'}
      footer={<BottomBar label={text.navigation} path={path} items={items} />}
    />
  )
}
