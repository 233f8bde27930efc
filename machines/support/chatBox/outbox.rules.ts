import type { ChatMessage } from '@tiya/contract/chat'
import { leavesOutcomeUnknown } from '../../common/outcome.rules.ts'
import type { Failure } from '../../common/result.ts'
import { isOwn } from './chatBox.rules.ts'

/** A message written on this device, from the press of `Send` on. */
export interface Outgoing {
  /** Identifies the message within its outbox. */
  readonly key: string
  readonly content: string
  readonly status: 'waiting' | 'sending' | 'failed' | 'sent'
  /** True if it was sent and may have arrived. */
  readonly outcomeUnknown: boolean
  readonly failure: Failure | null
  /** Its id on the server; null until known. */
  readonly messageId: string | null
  /** Ids of the player's messages with the same text that are not this one. */
  readonly others: readonly string[]
}

/** What is stored of a message that has not arrived when the player leaves the screen. */
export interface Unsent extends Pick<Outgoing, 'content' | 'others'> {
  /** The name of `outcomeUnknown` on the device. */
  readonly unclear: boolean
}

const ENTITIES: readonly (readonly [RegExp, string])[] = [
  [/&amp;/g, '&'],
  [/&lt;/g, '<'],
  [/&gt;/g, '>'],
  [/&quot;|&#34;/g, '"'],
  [/&apos;|&#0?39;|&#x27;/gi, "'"],
  [/&nbsp;/g, ' '],
]

/** What databases of an older kind store as `?`, or cut a text off at. */
const EMOJI = /[\u{10000}-\u{10ffff}]|\p{Extended_Pictographic}/u
const EMOJI_OR_QUESTION = new RegExp(`(?:${EMOJI.source}|[?\ufffd\ufe0f\u200d])+`, 'gu')

/** Returns a text without what servers change in it: line ends, spaces, tags, entities, emoji. */
function folded(content: string): string {
  return ENTITIES.reduce((text, [entity, character]) => text.replace(entity, character), content)
    .replace(/<\/?[a-z!][^<>]*>/gi, '')
    .replace(EMOJI_OR_QUESTION, '?')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Returns true if the server's message can be what it made of the written one. */
function isSameText(written: { readonly content: string }, stored: { readonly content: string }): boolean {
  const text = folded(stored.content)
  if (folded(written.content) === text) return true
  const emoji = EMOJI.exec(written.content)
  return emoji !== null && folded(written.content.slice(0, emoji.index)) === text
}

/** Returns the ids of the player's messages with this text. */
export function idsOfText(messages: readonly ChatMessage[], content: string): readonly string[] {
  return messages.filter((one) => isOwn(one) && isSameText({ content }, one)).map(({ id }) => id)
}

/** Adds a message to be sent; `others` are the ids of those with the same text. */
export function queued(
  outgoing: readonly Outgoing[],
  content: string,
  others: readonly string[],
): readonly Outgoing[] {
  const key = String(outgoing.length)
  const message = { key, content, others, outcomeUnknown: false, failure: null, messageId: null }
  return [...outgoing, { ...message, status: 'waiting' }]
}

/** Returns the stored messages, marked as failed. */
export function restored(unsent: readonly Unsent[]): readonly Outgoing[] {
  return unsent.map(({ content, unclear, others }, at) => ({
    content,
    outcomeUnknown: unclear,
    others,
    key: String(at),
    status: 'failed',
    failure: null,
    messageId: null,
  }))
}

/** Returns what to store of the messages that are not known to have arrived. */
export function unsentOf(outgoing: readonly Outgoing[]): readonly Unsent[] {
  return outgoing
    .filter(({ messageId }) => messageId === null)
    .map(({ content, outcomeUnknown, others, status }) => ({
      content,
      unclear: outcomeUnknown || status === 'sending',
      others,
    }))
}

/** Returns the next message to send, undefined if none is waiting. */
export function nextOf(outgoing: readonly Outgoing[]): Outgoing | undefined {
  return outgoing.find(({ status }) => status === 'waiting')
}

/** Changes the first message with this status. */
function changeFirst(
  outgoing: readonly Outgoing[],
  status: Outgoing['status'],
  changes: Partial<Outgoing>,
): readonly Outgoing[] {
  const first = outgoing.find((one) => one.status === status)
  return outgoing.map((one) => (one === first ? { ...one, ...changes } : one))
}

/** Returns the messages with the next one marked as being sent. */
export function startNext(outgoing: readonly Outgoing[]): readonly Outgoing[] {
  return changeFirst(outgoing, 'waiting', { status: 'sending' })
}

/** Returns the messages with a failed one waiting again. */
export function retried(outgoing: readonly Outgoing[], key: string): readonly Outgoing[] {
  return outgoing.map((one) => (one.key === key ? { ...one, status: 'waiting', failure: null } : one))
}

/** Returns the messages after the server could not be checked for the next one. */
export function lookupFailed(outgoing: readonly Outgoing[], failure: Failure): readonly Outgoing[] {
  return changeFirst(outgoing, 'waiting', { status: 'failed', failure })
}

/**
 * Returns the messages after the server was checked for the next one, which can be sent if it did not arrive.
 */
export function lookedFor(
  outgoing: readonly Outgoing[],
  messages: readonly ChatMessage[],
): readonly Outgoing[] {
  const next = nextOf(outgoing)
  return reconciled(outgoing, messages).map((one) =>
    one.key === next?.key && one.messageId === null ? { ...one, outcomeUnknown: false } : one,
  )
}

/**
 * Returns the messages reconciled with those on the server. A message whose outcome is unknown is
 * matched with the first server message that has the same text and is not known to be a different one. The
 * message being sent is matched the same way, after these.
 */
export function reconciled(
  outgoing: readonly Outgoing[],
  messages: readonly ChatMessage[],
): readonly Outgoing[] {
  const taken = new Map(outgoing.map(({ messageId, key }) => [messageId, key]))
  const isSending = ({ status }: Outgoing) => status === 'sending'
  const open = outgoing.filter(({ messageId }) => messageId === null)
  for (const one of [...open.filter(({ outcomeUnknown }) => outcomeUnknown), ...open.filter(isSending)]) {
    const ids = idsOfText(messages, one.content)
    const id = ids.find((each) => !one.others.includes(each) && !taken.has(each))
    if (id !== undefined) taken.set(id, one.key)
  }
  const found = new Map([...taken].map(([id, key]) => [key, id]))
  return outgoing.map((one) => {
    const messageId = one.messageId ?? found.get(one.key) ?? null
    if (messageId === one.messageId) return one
    return { ...one, messageId, status: isSending(one) ? 'sending' : 'sent' }
  })
}

/**
 * Returns the messages after the server's response to the one being sent. Its id belongs to none whose outcome was
 * unknown: one that was matched with it takes the id that the sent message was matched with. Others that were sent keep
 * theirs, because a chat may have one id for several messages.
 */
export function delivered(outgoing: readonly Outgoing[], message: ChatMessage): readonly Outgoing[] {
  const free = outgoing.find(({ status }) => status === 'sending')?.messageId ?? null
  return outgoing.map((one) => {
    if (one.status === 'sending') return { ...one, status: 'sent', messageId: message.id }
    if (!isSameText(one, message)) return one
    const others = [...one.others, message.id]
    if (one.messageId !== message.id || !one.outcomeUnknown) return { ...one, others }
    return { ...one, others, messageId: free, status: free === null ? 'failed' : 'sent' }
  })
}

/**
 * Returns the messages after sending one has failed. If the server did not clearly refuse it and a message
 * with its text has been seen, it has arrived.
 */
export function notSent(outgoing: readonly Outgoing[], failure: Failure): readonly Outgoing[] {
  const outcomeUnknown = leavesOutcomeUnknown(failure, 'other')
  return outgoing.map((one) => {
    if (one.status !== 'sending') return one
    if (one.messageId === null) return { ...one, status: 'failed', outcomeUnknown, failure }
    if (outcomeUnknown) return { ...one, status: 'sent', outcomeUnknown }
    const others = [...one.others, one.messageId]
    return { ...one, status: 'failed', outcomeUnknown, failure, others, messageId: null }
  })
}

/** One line of a conversation: a message on the server, or one in the outbox that is not there yet. */
export type Line = { readonly key: string } & (
  | { readonly message: ChatMessage; readonly outgoing?: undefined }
  | { readonly outgoing: Outgoing; readonly message?: undefined }
)

/**
 * Returns the lines of a conversation: the server's messages, then those that are not there yet. A message
 * keeps its key when the server's copy replaces it.
 */
export function linesOf(messages: readonly ChatMessage[], outgoing: readonly Outgoing[]): readonly Line[] {
  const keys = new Map(outgoing.map(({ messageId, key }) => [messageId, key]))
  const own = (key: string) => `outgoing ${key}`
  const keyOf = (id: string) => {
    const key = keys.get(id)
    return key === undefined ? id : own(key)
  }
  return [
    ...messages.map((message) => ({ key: keyOf(message.id), message })),
    ...outgoing
      .filter(({ messageId }) => messageId === null)
      .map((one) => ({ key: own(one.key), outgoing: one })),
  ]
}
