import { useSelector } from '@xstate/react'
import { dhakaMinute } from '#machines/common/time/dhaka.ts'
import { Dialog } from '#src/app/Dialog.tsx'
import { useTexts } from '#src/app/useTexts.ts'
import { inboxTexts } from '#src/i18n/en/support/inbox.ts'
import * as css from './inbox.css.ts'
import type { InboxProps } from './inbox.props.ts'
import { titleOf } from './titleOf.ts'

/** Renders the open message in full. */
export function MessageDialog({ actor }: InboxProps) {
  const { inbox: text } = useTexts(inboxTexts)
  const message = useSelector(actor, ({ context }) => context.open)
  if (!message) return null
  return (
    <Dialog title={titleOf(message, text)} onClose={() => actor.send({ type: 'message.close' })}>
      <div className={css.message}>
        <time className={css.messageTime}>{dhakaMinute(message.created_at)}</time>
        <p className={css.messageText} dir="auto">
          {message.message}
        </p>
      </div>
    </Dialog>
  )
}
