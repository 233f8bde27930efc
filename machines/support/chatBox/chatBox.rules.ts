import { CHAT_USERS, type Chat, type ChatMessage } from '@tiya/contract/chat'
import { parseWireTime } from '@tiya/contract/wireTime'
import { present } from '../../common/present.ts'
import type { Failure } from '../../common/result.ts'

/** A reader is at the end of a conversation if less than this is below the viewport, in pixels. */
const END_ZONE = 48

/** Statuses that mean there is no such chat for this player. */
const MISSING: readonly number[] = [400, 403, 404, 410, 422]

/** Returns the username of the other side of a chat; empty if the chat is not listed. */
export function partnerOf(chats: readonly Chat[], chatId: string): string {
  const chat = chats.find(({ chat_id }) => chat_id === chatId) ?? chats.find(({ id }) => id === chatId)
  return chat?.other_user.username.trim() ?? ''
}

/** Returns true for the player's own messages. */
export function isOwn({ sender_id }: Pick<ChatMessage, 'sender_id'>): boolean {
  return sender_id === CHAT_USERS.player
}

/** Returns true if the failure means that there is no such chat. */
export function isMissing(failure: Failure): boolean {
  return failure.kind === 'refused' && MISSING.includes(failure.status)
}

/** Returns true if a reader with this many pixels below the viewport is at the end. */
export function isAtEnd(below: number): boolean {
  return below < END_ZONE
}

const timeOf = ({ created_at }: ChatMessage) => (created_at ? parseWireTime(created_at) : undefined)

/** Between the id on the wire and the facts, in the id of a message that shares it. */
const MARK = '\n'

/** Returns the number that the id on the wire is; NaN if it is none. */
const numberOf = ({ id }: ChatMessage) => (/^\d{1,15}(\n|$)/.test(id) ? Number.parseInt(id, 10) : Number.NaN)

/** Sorts by id if all ids are numbers, else by time if all times are known, else keeps the order. */
function inOrder(messages: readonly ChatMessage[]): readonly ChatMessage[] {
  if (messages.every((one) => numberOf(one) >= 0))
    return [...messages].sort((a, b) => numberOf(a) - numberOf(b))
  if (messages.every((one) => timeOf(one) !== undefined))
    return [...messages].sort((a, b) => present(timeOf(a)) - present(timeOf(b)))
  return messages
}

/** What tells messages of one id apart, however their time is written. */
const factsOf = (message: ChatMessage) =>
  JSON.stringify([message.sender_id, message.content, timeOf(message) ?? message.created_at])

/** Returns a message with an id of its own, which another one has on the wire. */
const marked = (message: ChatMessage): ChatMessage => ({
  ...message,
  id: `${message.id}${MARK}${factsOf(message)}`,
})

/** Returns the messages of one response with ids of their own: of several that share one, the first keeps it. */
function withOwnIds(messages: readonly ChatMessage[]): readonly ChatMessage[] {
  const owners = new Map<string, string>()
  return messages.map((message) => {
    const facts = factsOf(message)
    const owner = owners.get(message.id) ?? facts
    owners.set(message.id, owner)
    return owner === facts ? message : marked(message)
  })
}

/** Returns the messages with the oldest first, also those of one second, which times alone can't put in order. */
function oldestFirst(messages: readonly ChatMessage[]): readonly ChatMessage[] {
  const [first, last] = [messages[0], messages.at(-1)].map((one) => one && timeOf(one))
  return first !== undefined && last !== undefined && first > last ? [...messages].reverse() : messages
}

/**
 * Returns the known messages merged with those of a response, in order and each with an id of its own. A message
 * missing from an older response stays. Without news, the same array is returned to avoid a re-render.
 */
export function mergeMessages(
  known: readonly ChatMessage[],
  answered: readonly ChatMessage[],
): readonly ChatMessage[] {
  const byId = new Map(known.map((one) => [one.id, one]))
  const rows = withOwnIds(oldestFirst(answered))
  const hasChanged = rows.some((one) => {
    const before = byId.get(one.id)
    return !before || factsOf(before) !== factsOf(one)
  })
  if (!hasChanged) return known
  return inOrder([...new Map([...known, ...rows].map((one) => [one.id, one])).values()])
}

/** Returns the known messages merged with the answer to one that was sent, whose id may be that of another one. */
export function mergeSent(known: readonly ChatMessage[], sent: ChatMessage): readonly ChatMessage[] {
  const isOther = (one: ChatMessage) =>
    one.content !== sent.content && (one.sender_id !== sent.sender_id || timeOf(one) !== timeOf(sent))
  const owner = known.find(({ id }) => id === sent.id)
  return mergeMessages(known, [owner && isOther(owner) ? marked(sent) : sent])
}

/** Returns true if support has written something that is not known yet. */
export function hasNews(known: readonly ChatMessage[], answered: readonly ChatMessage[]): boolean {
  const ids = new Set(known.map(({ id }) => id))
  return withOwnIds(oldestFirst(answered)).some((one) => !isOwn(one) && !ids.has(one.id))
}
