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
const isNumeric = ({ id }: ChatMessage) => /^\d{1,15}$/.test(id)

/** Sorts by id if all ids are numbers, else by time if all times are known, else keeps the order. */
function inOrder(messages: readonly ChatMessage[]): readonly ChatMessage[] {
  if (messages.every(isNumeric)) return [...messages].sort((a, b) => Number(a.id) - Number(b.id))
  if (messages.every((one) => timeOf(one) !== undefined))
    return [...messages].sort((a, b) => present(timeOf(a)) - present(timeOf(b)))
  return messages
}

const isSame = (a: ChatMessage, b: ChatMessage) =>
  a.sender_id === b.sender_id && a.content === b.content && a.created_at === b.created_at

/** Returns the messages with the oldest first, also those of one second, which times alone can't put in order. */
function oldestFirst(messages: readonly ChatMessage[]): readonly ChatMessage[] {
  const [first, last] = [messages[0], messages.at(-1)].map((one) => one && timeOf(one))
  return first !== undefined && last !== undefined && first > last ? [...messages].reverse() : messages
}

/**
 * Returns the known messages merged with those of a response, without duplicate ids, in order. A message
 * missing from an older response stays. Without news, the same array is returned to avoid a re-render.
 */
export function mergeMessages(
  known: readonly ChatMessage[],
  answered: readonly ChatMessage[],
): readonly ChatMessage[] {
  const byId = new Map(known.map((one) => [one.id, one]))
  const hasChanged = answered.some((one) => {
    const before = byId.get(one.id)
    return !before || !isSame(before, one)
  })
  if (!hasChanged) return known
  return inOrder([...new Map([...known, ...oldestFirst(answered)].map((one) => [one.id, one])).values()])
}

/** Returns true if support has written something that is not known yet. */
export function hasNews(known: readonly ChatMessage[], answered: readonly ChatMessage[]): boolean {
  const ids = new Set(known.map(({ id }) => id))
  return answered.some((one) => !isOwn(one) && !ids.has(one.id))
}
