import { useSelector } from '@xstate/react'
import { type CSSProperties, useDeferredValue } from 'react'
import { hasMorePages, isAllSelected, type ListedMessage } from '#machines/support/inbox/inbox.rules.ts'
import { isEditing } from '#machines/support/inbox/inbox.selectors.ts'
import { EmptyArt } from '#src/app/art/illustrations.tsx'
import { NoData } from '#src/app/NoData.tsx'
import { FailureAlert } from '#src/app/notices/FailureAlert.tsx'
import { LoadFailed } from '#src/app/notices/LoadFailed.tsx'
import { useTexts } from '#src/app/useTexts.ts'
import { inboxTexts } from '#src/i18n/en/support/inbox.ts'
import { Button } from '#src/ui/buttons/Button.tsx'
import { Alert } from '#src/ui/feedback/Alert.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { Checkbox } from '#src/ui/fields/Checkbox.tsx'
import { inGroups, WHOLE } from '#src/ui/lists/groups.ts'
import { NearOnly } from '#src/ui/lists/NearOnly.tsx'
import { list as listStyle } from '#src/ui/lists/rows.css.ts'
import { FailedChangeAlert } from './FailedChangeAlert.tsx'
import * as css from './inbox.css.ts'
import type { InboxProps } from './inbox.props.ts'
import { CheckRow, OpenRow } from './MessageRow.tsx'

/** Number of messages that fill a phone. */
const FIRST = 10

/** Number of later messages that are drawn together, near the viewport. */
const GROUP = 20

/** Renders the messages: loading, failed with a retry button, or listed. */
export function MessageList({ actor }: InboxProps) {
  const { inbox: text } = useTexts(inboxTexts)
  const list = useSelector(actor, ({ value }) => value.list)
  const failure = useSelector(actor, ({ context }) => context.failure)
  if (list === 'failed')
    return <LoadFailed failure={failure} words={text.failed} onRetry={() => actor.send({ type: 'retry' })} />
  if (list === 'loading')
    return (
      <section aria-label={text.list} aria-busy className={listStyle}>
        <Skeleton shape="message" count={6} />
      </section>
    )
  return <Listed actor={actor} />
}

function Listed({ actor }: InboxProps) {
  const { inbox: text } = useTexts(inboxTexts)
  const messages = useSelector(actor, ({ context }) => context.inbox.messages)
  const stale = useSelector(actor, ({ context }) => context.stale)
  const editing = useSelector(actor, isEditing)
  // Rows out of view change after the press is answered.
  const restEdited = useDeferredValue(editing)
  const row = (message: ListedMessage, isNear: boolean) => {
    const Row = (isNear ? editing : restEdited) ? CheckRow : OpenRow
    return <Row key={message.id} actor={actor} message={message} />
  }
  return (
    <>
      {stale && <Alert tone="amber">{text.stale}</Alert>}
      <FailedChangeAlert actor={actor} />
      {messages.length === 0 ? (
        <NoData art={<EmptyArt />} hint={text.emptyHint} />
      ) : (
        <>
          {editing && <SelectAll actor={actor} />}
          {/* biome-ignore lint/a11y/useSemanticElements: its rows are grouped, which a `ul` can't hold */}
          <div role="list" aria-label={text.list} className={listStyle}>
            {messages.slice(0, WHOLE).map((message, at) => row(message, at < FIRST))}
            {inGroups(messages.slice(WHOLE), GROUP).map((group) => (
              <NearOnly
                key={group[0].id}
                first={false}
                className={css.group}
                style={{ [css.ROWS]: group.length } as CSSProperties}
              >
                {() => group.map((message) => row(message, false))}
              </NearOnly>
            ))}
          </div>
        </>
      )}
      <More actor={actor} />
    </>
  )
}

/** Renders the checkbox that selects the loaded messages. */
function SelectAll({ actor }: InboxProps) {
  const { inbox: text } = useTexts(inboxTexts)
  const all = useSelector(actor, ({ context }) => isAllSelected(context.selected, context.inbox))
  const some = useSelector(actor, ({ context }) => context.selected.length > 0)
  const possible = useSelector(actor, (snapshot) => snapshot.can({ type: 'all.toggled' }))
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the box is an input
    <label className={css.all}>
      <Checkbox
        checked={all}
        mixed={some && !all}
        disabled={!possible}
        onToggle={() => actor.send({ type: 'all.toggled' })}
      />
      {text.selectAll}
    </label>
  )
}

function More({ actor }: InboxProps) {
  const { inbox: text } = useTexts(inboxTexts)
  const more = useSelector(actor, ({ context }) => hasMorePages(context.inbox))
  const failure = useSelector(actor, ({ context }) => context.moreFailure)
  const loading = useSelector(actor, ({ value }) => value.list === 'loadingMore')
  const possible = useSelector(actor, (snapshot) => snapshot.can({ type: 'more' }))
  if (!more) return null
  return (
    <>
      <FailureAlert failure={failure} words={text.moreFailed} />
      <Button
        tone="secondary"
        wide
        busy={loading}
        disabled={!possible}
        onClick={() => actor.send({ type: 'more' })}
      >
        {text.more}
      </Button>
    </>
  )
}
