import { Headset } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'wouter'
import { chatAddress } from '#machines/common/routing/chatAddress.ts'
import type { ListedChat } from '#machines/support/chats/chats.rules.ts'
import { usePlayer } from '../../app/player/usePlayer.ts'
import { useTexts } from '../../app/useTexts.ts'
import { supportTexts } from '../../i18n/en/support/support.ts'
import { Dot } from '../../ui/feedback/Dot.tsx'
import * as css from './support.css.ts'

/** Renders a chat with its last message, or the one that was not sent, as a link to it, marked once support has answered. */
export function ChatRow({ chat }: { chat: ListedChat }) {
  const { shell, support: text } = useTexts(supportTexts)
  const id = useId()
  const answered = usePlayer()?.answered.includes(chat.chat_id)
  return (
    <>
      <Link
        href={chatAddress(chat.chat_id)}
        className={css.chat}
        aria-describedby={answered ? id : undefined}
      >
        <span className={css.face}>
          <Headset size={20} />
          {answered && <Dot />}
        </span>
        <span className={css.words}>
          <span className={css.partner} dir="auto">
            {chat.other_user.username.trim() || text.partner}
          </span>
          <span className={css.last} dir="auto">
            {chat.unsent ? text.notSent(chat.unsent) : chat.last_message?.trim() || text.noMessage}
          </span>
        </span>
      </Link>
      {answered && (
        <span hidden id={id}>
          {shell.answered}
        </span>
      )}
    </>
  )
}
