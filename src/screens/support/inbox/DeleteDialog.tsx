import { useSelector } from '@xstate/react'
import { Dialog } from '#src/app/Dialog.tsx'
import { useTexts } from '#src/app/useTexts.ts'
import { inboxTexts } from '#src/i18n/en/support/inbox.ts'
import { Button } from '#src/ui/buttons/Button.tsx'
import type { InboxProps } from './inbox.props.ts'

/** Asks for confirmation before the selected messages are deleted. */
export function DeleteDialog({ actor }: InboxProps) {
  const { inbox: text } = useTexts(inboxTexts)
  const open = useSelector(actor, ({ value }) => value.edit === 'confirming')
  const count = useSelector(actor, ({ context }) => context.selected.length)
  const cancel = () => actor.send({ type: 'delete.cancelled' })
  return (
    <Dialog
      open={open}
      variant="card"
      title={text.deleteTitle}
      onClose={cancel}
      footer={
        <>
          <Button tone="danger" wide onClick={() => actor.send({ type: 'delete.confirmed' })}>
            {text.delete}
          </Button>
          <Button tone="secondary" wide onClick={cancel}>
            {text.cancel}
          </Button>
        </>
      }
    >
      <p>{text.deleteQuestion(count)}</p>
    </Dialog>
  )
}
