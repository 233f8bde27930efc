import { useSelector } from '@xstate/react'
import { dhakaMinute } from '#machines/common/time/dhaka.ts'
import { useTexts } from '#src/app/useTexts.ts'
import { inboxTexts } from '#src/i18n/en/support/inbox.ts'
import { Modal } from '#src/ui/layout/Modal.tsx'
import * as css from './inbox.css.ts'
import type { InboxProps } from './inbox.props.ts'

/** Renders the open message in full. */
export function MessageDialog({ actor }: InboxProps) {
  const { inbox: text, common } = useTexts(inboxTexts)
  const message = useSelector(actor, ({ context }) => context.open)
  if (!message) return null
  return (
    <Modal
      open
      title={message.title.trim() || text.untitled}
      closeLabel={common.close}
      onClose={() => actor.send({ type: 'message.close' })}
    >
      <div className={css.message}>
        <time className={css.messageTime}>{dhakaMinute(message.created_at)}</time>
        <p className={css.messageText} dir="auto">
          {message.message}
        </p>
      </div>
    </Modal>
  )
}
