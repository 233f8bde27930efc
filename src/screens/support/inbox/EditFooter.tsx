import { shallowEqual, useSelector } from '@xstate/react'
import { MailOpen, Trash2 } from 'lucide-react'
import type { ActorRefFrom } from 'xstate'
import { choiceOf } from '#machines/support/inbox/inbox.selectors.ts'
import type { messageChangesMachine } from '#machines/support/inbox/messageChanges.machine.ts'
import { useTexts } from '#src/app/useTexts.ts'
import { inboxTexts } from '#src/i18n/en/support/inbox.ts'
import { ActionFooter } from '#src/ui/buttons/ActionFooter.tsx'
import { Button } from '#src/ui/buttons/Button.tsx'
import * as css from './inbox.css.ts'
import type { InboxProps } from './inbox.props.ts'

/** Renders the number of selected messages and the actions on them. */
export function EditFooter({ actor }: InboxProps) {
  const { inbox: text } = useTexts(inboxTexts)
  const { count, changes, canRead, canDelete } = useSelector(actor, choiceOf, shallowEqual)
  const running = useSelector(changes, (snapshot) => snapshot?.context.action)
  return (
    <ActionFooter
      summary={<span role="status">{changes ? <Progress actor={changes} /> : text.selected(count)}</span>}
    >
      <div className={css.actions}>
        <Button
          tone="secondary"
          icon={<MailOpen size={20} />}
          busy={running === 'read'}
          disabled={!canRead}
          onClick={() => actor.send({ type: 'read.chosen' })}
        >
          {text.read}
        </Button>
        <Button
          tone="danger"
          icon={<Trash2 size={20} />}
          busy={running === 'delete'}
          disabled={!canDelete}
          onClick={() => actor.send({ type: 'delete.chosen' })}
        >
          {text.delete}
        </Button>
      </div>
    </ActionFooter>
  )
}

/** Renders which of the messages is being changed. */
function Progress({ actor }: { actor: ActorRefFrom<typeof messageChangesMachine> }) {
  const { inbox: text } = useTexts(inboxTexts)
  const { action, total, waiting } = useSelector(actor, ({ context }) => context)
  const words = action === 'read' ? text.reading : text.deleting
  return words(total - waiting.length + 1, total)
}
