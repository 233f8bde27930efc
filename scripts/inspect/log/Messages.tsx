import { useMemo } from 'react'
import type { LogEntry } from '#src/inspect/log.types.ts'
import { oneLine } from '../theme.css.ts'
import { empty } from '../ui/panel.css.ts'
import { list as listStyle } from './logList.css.ts'
import * as css from './messages.css.ts'
import { laneName, type Message, messagesOf } from './messages.rules.ts'
import { useRows } from './useRows.ts'

/** Renders the messages between actors as a sequence diagram, with time running downwards. */
export function Messages({ entries }: { entries: readonly LogEntry[] }) {
  const { lanes, messages } = useMemo(() => messagesOf(entries), [entries])
  const shown = useMemo(() => messages.map(({ entry }) => entry), [messages])
  const byEntry = useMemo(() => new Map(messages.map((message) => [message.entry, message])), [messages])
  const { list, total, items } = useRows(shown, { height: css.ROW, head: css.HEAD })
  const width = lanes.length * css.LANE

  return (
    <div role="listbox" aria-label="Messages" {...list} className={listStyle}>
      {messages.length === 0 && <p className={empty}>No messages among these entries.</p>}
      <div className={css.heads} style={{ width }} aria-hidden="true">
        {lanes.map((lane) => (
          <span key={lane} title={lane} className={`${css.head} ${oneLine}`}>
            {laneName(lane)}
          </span>
        ))}
      </div>
      <div className={css.lanes} style={{ height: total, width }} role="presentation">
        {items.map(({ entry, option }) => {
          const message = byEntry.get(entry)
          return message ? (
            <div key={entry.n} {...option} className={css.row}>
              <Arrow message={message} lanes={lanes} />
            </div>
          ) : null
        })}
      </div>
    </div>
  )
}

function Arrow({
  message: { from, to, text, entry },
  lanes,
}: {
  message: Message
  lanes: readonly string[]
}) {
  const [start, end] = [lanes.indexOf(from), lanes.indexOf(to)].map((lane) => (lane + 0.5) * css.LANE) as [
    number,
    number,
  ]
  const isOwn = from === to
  const left = Math.min(start, end)
  return (
    <span
      className={css.message}
      data-kind={entry.kind}
      style={{ marginInlineStart: left, width: isOwn ? css.LANE : Math.abs(end - start) }}
    >
      <span className={`${css.text} ${oneLine}`} title={`${laneName(from)} → ${laneName(to)}: ${text}`}>
        {text}
      </span>
      <span className={isOwn ? css.point : end > start ? css.right : css.left} />
    </span>
  )
}
