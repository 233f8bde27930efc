import type { InboxMessage } from '@tiya/contract/inbox'
import { useSelector } from '@xstate/react'
import { ChevronRight, Mail, MailOpen } from 'lucide-react'
import { memo, useId } from 'react'
import { dhakaMinute } from '#machines/common/time/dhaka.ts'
import { firstWords } from '#machines/common/words.ts'
import { useTexts } from '#src/app/useTexts.ts'
import { inboxTexts } from '#src/i18n/en/support/inbox.ts'
import { Badge } from '#src/ui/feedback/Badge.tsx'
import { Checkbox } from '#src/ui/fields/Checkbox.tsx'
import * as css from './inbox.css.ts'
import type { InboxProps } from './inbox.props.ts'
import { titleOf } from './titleOf.ts'

/** Number of words of a message that its row shows. */
const PREVIEW = 5

type Props = InboxProps & { message: InboxMessage }

/** Renders a message that opens when pressed. Memoized, as the other row: a press changes only a few of them. */
export const OpenRow = memo(function OpenRow({ actor, message }: Props) {
  const { is_read } = message
  return (
    // biome-ignore lint/a11y/useSemanticElements: the list groups its rows, which a `ul` can't hold
    <div role="listitem" className={css.item}>
      <button
        type="button"
        className={css.row}
        onClick={() => actor.send({ type: 'message.open', id: message.id })}
      >
        <span className={css.icon[is_read ? 'read' : 'unread']}>
          {is_read ? <MailOpen size={20} /> : <Mail size={20} />}
        </span>
        <Words message={message} />
        <ChevronRight size={20} className={css.chevron} />
      </button>
    </div>
  )
})

/** Renders a message with a checkbox, which has the title as its name and the rest as its description. */
export const CheckRow = memo(function CheckRow({ actor, message }: Props) {
  const id = useId()
  const event = { type: 'message.toggled' as const, id: message.id }
  const selected = useSelector(actor, ({ context }) => context.selected.includes(message.id))
  const possible = useSelector(actor, (snapshot) => snapshot.can(event))
  return (
    // biome-ignore lint/a11y/useSemanticElements: the list groups its rows, which a `ul` can't hold
    <div role="listitem" className={css.item}>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the box is an input */}
      <label className={css.row}>
        <span className={css.check}>
          <Checkbox
            aria-labelledby={`${id}-title`}
            aria-describedby={`${id}-rest`}
            checked={selected}
            disabled={!possible}
            onToggle={() => actor.send(event)}
          />
        </span>
        <Words message={message} id={id} />
      </label>
    </div>
  )
})

function Words({ message, id }: { message: InboxMessage; id?: string }) {
  const { inbox: text } = useTexts(inboxTexts)
  const { is_read, created_at } = message
  return (
    <span className={css.words}>
      <span id={id && `${id}-title`} className={css.title[is_read ? 'read' : 'unread']} dir="auto">
        {titleOf(message, text)}
      </span>
      <span id={id && `${id}-rest`} className={css.words}>
        <span className={css.preview} dir="auto">
          {firstWords(message.message, PREVIEW)}
        </span>
        <span className={css.foot}>
          <span>{dhakaMinute(created_at)}</span>
          {!is_read && <Badge tone="brand">{text.unread}</Badge>}
        </span>
      </span>
    </span>
  )
}
