import { useSelector } from '@xstate/react'
import { CircleAlert, RotateCw } from 'lucide-react'
import { memo, useMemo } from 'react'
import type { ActorRefFrom } from 'xstate'
import { dhakaMinute } from '#machines/common/time/dhaka.ts'
import type { chatBoxMachine } from '#machines/support/chatBox/chatBox.machine.ts'
import { isOwn } from '#machines/support/chatBox/chatBox.rules.ts'
import { daysOf, type NamedDay } from '#machines/support/chatBox/days.rules.ts'
import type { outboxMachine } from '#machines/support/chatBox/outbox.machine.ts'
import { type Line, linesOf, type Outgoing } from '#machines/support/chatBox/outbox.rules.ts'
import { NoData } from '#src/app/NoData.tsx'
import { useFlow } from '#src/app/useFlow.ts'
import { useTexts } from '#src/app/useTexts.ts'
import { chatBoxTexts } from '#src/i18n/en/support/chatBox.ts'
import { failureText } from '#src/i18n/failureText.ts'
import { visuallyHidden } from '#src/theme/global.css.ts'
import { Button } from '#src/ui/buttons/Button.tsx'
import { Badge } from '#src/ui/feedback/Badge.tsx'
import { GroupedLines } from '#src/ui/lists/GroupedLines.tsx'
import * as css from './chatBox.css.ts'
import { Greeting } from './Greeting.tsx'
import { Words } from './Words.tsx'

const keyOf = ({ key }: Line) => key

interface Props {
  actor: ActorRefFrom<typeof chatBoxMachine>
  outbox: ActorRefFrom<typeof outboxMachine>
}

/** Renders the messages of a chat, including those that are being sent. */
export function Conversation({ actor, outbox }: Props) {
  const { chatBox: text } = useTexts(chatBoxTexts)
  const partner = useSelector(actor, ({ context }) => context.partner) || text.support
  const messages = useSelector(actor, ({ context }) => context.messages)
  const outgoing = useSelector(outbox, ({ context }) => context.outgoing)
  const lines = useMemo(() => linesOf(messages, outgoing), [messages, outgoing])
  const now = useSelector(actor, ({ context }) => context.now)
  const days = useMemo(() => daysOf(lines, now), [lines, now])
  const bubble = ({ key, message, outgoing: one }: Line) => (
    <Bubble
      key={key}
      own={!message || isOwn(message)}
      day={days.get(key)}
      partner={partner}
      content={(message ?? one).content}
      time={message?.created_at}
      status={one?.status}
      failure={one?.failure}
      retryKey={one?.key}
      outbox={outbox}
    />
  )
  return (
    <div {...useFlow(outbox)} className={css.conversation}>
      {lines.length === 0 && (
        <>
          <Greeting />
          <NoData hint={text.emptyHint} />
        </>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: its lines are grouped, which a `ul` can't hold */}
      <div
        role="list"
        aria-label={text.conversation}
        aria-live="polite"
        aria-relevant="additions"
        className={css.list}
      >
        <GroupedLines lines={lines} keyOf={keyOf}>
          {bubble}
        </GroupedLines>
      </div>
    </div>
  )
}

interface BubbleProps {
  /** The day that begins with the message. */
  day: NamedDay | undefined
  own: boolean
  partner: string
  content: string
  /** As on the wire. */
  time: string | null | undefined
  /** Undefined once the server has the message. */
  status: Outgoing['status'] | undefined
  failure: Outgoing['failure'] | undefined
  /** The key of a message in the outbox. */
  retryKey: string | undefined
  outbox: Props['outbox']
}

/**
 * Renders a message. The element stays the same from the press of `Send`, so a screen reader reads it only
 * once. Memoized, so that a new message costs nothing of the others.
 */
const Bubble = memo(function Bubble(props: BubbleProps) {
  const { day, own, partner, content, time, status, failure, retryKey, outbox } = props
  const texts = useTexts(chatBoxTexts)
  const { common, chatBox: text } = texts
  const failed = status === 'failed'
  return (
    // biome-ignore lint/a11y/useSemanticElements: the list groups its lines, which a `ul` can't hold
    <div role="listitem" className={own ? css.own : css.other}>
      {day && (
        <p className={css.day} aria-live="off">
          <Badge>{text.days[day as keyof typeof text.days] ?? day}</Badge>
        </p>
      )}
      <span className={visuallyHidden} dir="auto">
        {own ? text.you : partner}
      </span>
      <p className={own ? css.ownBubble : css.otherBubble} dir="auto">
        <Words content={content} />
      </p>
      <span className={css.meta} aria-live="off">
        {status && !failed ? text.sending : dhakaMinute(time)}
      </span>
      {failed && (
        <span className={css.failed}>
          <CircleAlert size={16} />
          <span className={css.reason} dir="auto">
            {failure ? failureText(texts, failure, text.notSent) : text.notSent}
          </span>
          <Button
            tone="secondary"
            size="small"
            icon={<RotateCw size={16} />}
            onClick={() => retryKey && outbox.send({ type: 'retry', key: retryKey })}
          >
            {common.tryAgain}
          </Button>
        </span>
      )}
    </div>
  )
})
