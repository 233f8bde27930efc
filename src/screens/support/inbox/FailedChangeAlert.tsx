import { useSelector } from '@xstate/react'
import { listedAmong } from '#machines/support/inbox/inbox.selectors.ts'
import { useTexts } from '#src/app/useTexts.ts'
import { inboxTexts } from '#src/i18n/en/support/inbox.ts'
import { Alert } from '#src/ui/feedback/Alert.tsx'
import * as css from './inbox.css.ts'
import type { InboxProps } from './inbox.props.ts'
import { titleOf } from './titleOf.ts'

/** Names the messages that could not be changed, while the inbox still lists them. It scrolls into view once. */
export function FailedChangeAlert({ actor }: InboxProps) {
  const { inbox: text } = useTexts(inboxTexts)
  const snapshot = useSelector(actor, (one) => one)
  const { failedChange } = snapshot.context
  const messages = failedChange ? listedAmong(snapshot, failedChange.ids) : []
  if (messages.length === 0) return null
  return (
    <div ref={scrollTo}>
      <Alert>
        {failedChange?.action === 'read' ? text.notRead : text.notDeleted}
        <ul className={css.names}>
          {messages.map((message) => (
            <li key={message.id} dir="auto">
              {titleOf(message, text)}
            </li>
          ))}
        </ul>
      </Alert>
    </div>
  )
}

/** Ref callback: scrolls the alert into view, because it is out of sight if the list below is scrolled down. */
function scrollTo(element: HTMLElement | null) {
  element?.scrollIntoView({ block: 'nearest' })
}
