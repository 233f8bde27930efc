import { useSelector } from '@xstate/react'
import { isEditing } from '#machines/support/inbox/inbox.selectors.ts'
import { BackFrame } from '#src/app/frame/BackFrame.tsx'
import { SiteBar } from '#src/app/frame/SiteBar.tsx'
import { useTexts } from '#src/app/useTexts.ts'
import { inboxTexts } from '#src/i18n/en/support/inbox.ts'
import { Button } from '#src/ui/buttons/Button.tsx'
import { DeleteDialog } from './DeleteDialog.tsx'
import { EditFooter } from './EditFooter.tsx'
import type { InboxProps } from './inbox.props.ts'
import { MessageDialog } from './MessageDialog.tsx'
import { MessageList } from './MessageList.tsx'

/** The `/inbox` screen. While messages are being selected, the actions on them replace the bottom bar. */
export function InboxScreen({ actor }: InboxProps) {
  const { inbox } = useTexts(inboxTexts)
  const editing = useSelector(actor, isEditing)
  return (
    <BackFrame
      actor={actor}
      title={inbox.title}
      back="/account"
      trailing={<EditButton actor={actor} />}
      footer={editing ? <EditFooter actor={actor} /> : <SiteBar />}
    >
      <MessageList actor={actor} />
      <MessageDialog actor={actor} />
      <DeleteDialog actor={actor} />
    </BackFrame>
  )
}

/** Renders `Edit` and `Done` as one button, so it keeps the focus. */
function EditButton({ actor }: InboxProps) {
  const { inbox } = useTexts(inboxTexts)
  const editing = useSelector(actor, isEditing)
  const event = { type: editing ? ('edit.end' as const) : ('edit.start' as const) }
  const possible = useSelector(actor, (snapshot) => snapshot.can(event))
  return (
    <Button tone="ghost" size="small" disabled={!possible} onClick={() => actor.send(event)}>
      {editing ? inbox.done : inbox.edit}
    </Button>
  )
}
