import { useSelector } from '@xstate/react'
import { isEditing } from '../../../../machines/support/inbox/inbox.selectors.ts'
import { ScreenFrame } from '../../../app/ScreenFrame.tsx'
import { SiteBar } from '../../../app/SiteBar.tsx'
import { useSite } from '../../../app/site.context.ts'
import { useFlowState } from '../../../app/useFlowState.ts'
import { useTexts } from '../../../app/useTexts.ts'
import { inboxTexts } from '../../../i18n/en/support/inbox.ts'
import { Button } from '../../../ui/Button.tsx'
import { ScreenHeader } from '../../../ui/ScreenHeader.tsx'
import { DeleteDialog } from './DeleteDialog.tsx'
import { EditFooter } from './EditFooter.tsx'
import type { InboxProps } from './inbox.props.ts'
import { MessageDialog } from './MessageDialog.tsx'
import { MessageList } from './MessageList.tsx'

/** `/inbox`. While messages are selected, what can be done to them stands in place of the bottom bar. */
export function InboxScreen({ actor }: InboxProps) {
  const { inbox, common } = useTexts(inboxTexts)
  const { router } = useSite()
  const state = useFlowState(actor)
  const editing = useSelector(actor, isEditing)
  return (
    <ScreenFrame
      flow="inbox"
      state={state}
      header={
        <ScreenHeader
          title={inbox.title}
          back={{ label: common.back, onPress: () => router.send({ type: 'navigate', to: '/account' }) }}
          trailing={<EditButton actor={actor} />}
        />
      }
      footer={editing ? <EditFooter actor={actor} /> : <SiteBar />}
    >
      <MessageList actor={actor} />
      <MessageDialog actor={actor} />
      <DeleteDialog actor={actor} />
    </ScreenFrame>
  )
}

/** `Edit` and `Done` are one button, so that it keeps the focus. */
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
