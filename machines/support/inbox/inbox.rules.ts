import type { InboxMessage } from '@tiya/contract/inbox'
import { parseWireTime } from '@tiya/contract/wireTime'

/** One page of the inbox, newest message first; pages count from 1. */
export interface InboxPage {
  readonly messages: readonly InboxMessage[]
  readonly lastPage: number
}

/** A loaded message in the list. Of several that share an id on the wire, each has one of its own here. */
export interface ListedMessage extends InboxMessage {
  /** True if the server listed it right after the message above it; if false, a gap is possible. */
  readonly isJoined: boolean
}

/** The loaded messages without duplicates, newest first. */
export interface Inbox {
  readonly messages: readonly ListedMessage[]
  /** How many pages from the top are loaded without a gap. */
  readonly pages: number
  readonly lastPage: number
  /** How many messages fill a page, according to page 1. */
  readonly pageSize: number
}

export const EMPTY_INBOX: Inbox = { messages: [], pages: 0, lastPage: 1, pageSize: 0 }

/** What a player does to selected messages. */
export type ChangeAction = 'read' | 'delete'

/** The result of changing several messages: the ids changed, and those that stay as they were. */
export interface ChangeResult {
  readonly changed: readonly string[]
  readonly unchanged: readonly string[]
}

/** Returns a result in which none of these messages was changed. */
export function noneOf(ids: readonly string[]): ChangeResult {
  return { changed: [], unchanged: ids }
}

const idOf = ({ id }: InboxMessage): string => id

/** Between the id on the wire and the facts, in the id of a message that shares it. */
const MARK = '\n'

/** Returns the id that the server knows a listed message by. */
export const wireIdOf = (id: string): string => id.split(MARK, 1)[0] ?? id

/** What tells messages of one id apart. */
const factsOf = ({ created_at, title, message }: InboxMessage): string =>
  JSON.stringify([created_at, title, message])

/** Returns the messages of a page with ids of their own; a known message keeps its id. */
function withOwnIds(
  messages: readonly InboxMessage[],
  known: readonly ListedMessage[],
): readonly InboxMessage[] {
  const owners = new Map(known.map((message) => [message.id, factsOf(message)]))
  return messages.map((message) => {
    const facts = factsOf(message)
    const own = `${message.id}${MARK}${facts}`
    const isFirst = !owners.has(own) && (owners.get(message.id) ?? facts) === facts
    const id = isFirst ? message.id : own
    owners.set(id, facts)
    return { ...message, id }
  })
}

/** Returns when a message was sent; NaN, which is neither before nor after any time, if that is unknown. */
const sentAt = (message: InboxMessage | undefined): number =>
  (message && parseWireTime(message.created_at)) ?? Number.NaN

/** Returns true if some pages are not loaded. */
export function hasMorePages({ pages, lastPage }: Inbox): boolean {
  return pages < lastPage
}

/**
 * Returns true if the page after the requested one should be requested too: this page has nothing new, and at
 * least as many messages are loaded as the loaded pages hold. A server that repeats a page is not followed.
 */
export function isNextPageNeeded({ messages, pages, pageSize }: Inbox, page: InboxPage): boolean {
  const known = new Set(messages.map(idOf))
  return (
    withOwnIds(page.messages, messages).every(({ id }) => known.has(id)) &&
    pages * pageSize <= messages.length &&
    pages + 1 < page.lastPage
  )
}

/** Returns the messages of a page without duplicates; a message known to be read stays read. */
function rowsOf(page: InboxPage, known: readonly ListedMessage[]): readonly ListedMessage[] {
  const read = new Set(known.filter(({ is_read }) => is_read).map(idOf))
  const messages = withOwnIds(page.messages, known)
  return [...new Map(messages.map((message) => [message.id, message])).values()].map((message, at) => ({
    ...message,
    is_read: message.is_read || read.has(message.id),
    isJoined: at > 0,
  }))
}

/** Returns the messages with the first one marked as joined, or not, to the one above it. */
function withFirst(messages: readonly ListedMessage[], isJoined: boolean): readonly ListedMessage[] {
  return messages.map((message, at) => (at === 0 ? { ...message, isJoined } : message))
}

/** Returns the index of the first message at or below `at` that is not joined to the one above. */
function seamFrom(messages: readonly ListedMessage[], at: number): number {
  const found = messages.findIndex(({ isJoined }, place) => place >= at && !isJoined)
  return found < 0 ? messages.length : found
}

/** Returns the index of the last message at or above `at` that is not joined to the one above, or 0. */
function seamBefore(messages: readonly ListedMessage[], at: number): number {
  return Math.max(
    0,
    messages.findLastIndex(({ isJoined }, place) => place <= at && !isJoined),
  )
}

/** Returns the index of the first message older than `first`, which heads a page that shares no message. */
function olderFrom(messages: readonly ListedMessage[], first: ListedMessage | undefined): number {
  const found = messages.findIndex((message) => sentAt(message) < sentAt(first))
  return found < 0 ? messages.length : found
}

/** Returns how many leading messages are newer than `last`, which ends a page that shares no message. */
function newerThan(messages: readonly ListedMessage[], last: ListedMessage | undefined): number {
  const found = messages.findIndex((message) => !(sentAt(message) > sentAt(last)))
  return found < 0 ? messages.length : found
}

/**
 * Returns the range of loaded messages that page `number` replaces: from the first to the last message that
 * is also on the page. If the page begins or ends with a different message, the range also covers the
 * messages joined on that side, which were deleted elsewhere. A page that shares no message goes where its
 * number says, but above all older messages, and replaces those newer than its last message.
 */
function replacedBy(
  { messages, pageSize }: Inbox,
  number: number,
  rows: readonly ListedMessage[],
): readonly [from: number, to: number] {
  const onPage = new Set(rows.map(idOf))
  const first = messages.findIndex(({ id }) => onPage.has(id))
  const last = messages.findLastIndex(({ id }) => onPage.has(id))
  if (first < 0) {
    const expected = number === 1 ? 0 : seamFrom(messages, (number - 1) * pageSize)
    const at = Math.min(expected, olderFrom(messages, rows[0]))
    return [at, at + newerThan(messages.slice(at), rows.at(-1))]
  }
  const beginsAlike = messages[first]?.id === rows[0]?.id
  const endsAlike = messages[last]?.id === rows.at(-1)?.id
  return [
    number === 1 ? 0 : beginsAlike ? first : seamBefore(messages, first),
    endsAlike ? last + 1 : seamFrom(messages, last + 1),
  ]
}

/**
 * Returns the inbox with page `number` as the server has it now. A loaded message that is missing from the
 * page was deleted elsewhere, as was everything after the last page. If messages may be missing after page 1,
 * the pages after it count as not loaded.
 */
export function withPage(inbox: Inbox, number: number, page: InboxPage): Inbox {
  const { messages } = inbox
  const { lastPage } = page
  const rows = rowsOf(page, messages)
  const [from, to] = replacedBy(inbox, number, rows)
  const replaced = messages.slice(from, to)
  const before = messages.slice(0, from)
  const after = number >= lastPage ? [] : messages.slice(to)

  const isShared = replaced.length > 0 && replaced[0]?.id === rows[0]?.id
  const endsAlike = replaced.length > 0 && replaced.at(-1)?.id === rows.at(-1)?.id
  const merged = [
    ...before,
    ...withFirst(rows, isShared && replaced[0]?.isJoined === true),
    ...withFirst(after, endsAlike && after[0]?.isJoined === true),
  ]
  const isKept = messages.every(({ id }) => merged.some((message) => message.id === id))
  const isGapless = replaced.length > 0 && isKept
  const pages = number > 1 ? number : isGapless ? inbox.pages : 1
  return {
    messages: merged,
    pages: Math.min(pages, lastPage),
    lastPage,
    pageSize: number === 1 ? page.messages.length : inbox.pageSize,
  }
}

/**
 * Returns the inbox after these messages were read or deleted. A deletion moves later messages up, so only
 * page 1 counts as loaded.
 */
export function withChanges(inbox: Inbox, action: ChangeAction, ids: readonly string[]): Inbox {
  if (ids.length === 0) return inbox
  const isMeant = ({ id }: InboxMessage) => ids.includes(id)
  return action === 'delete'
    ? { ...inbox, messages: inbox.messages.filter((message) => !isMeant(message)), pages: 1 }
    : {
        ...inbox,
        messages: inbox.messages.map((message) =>
          isMeant(message) ? { ...message, is_read: true } : message,
        ),
      }
}

/** Returns the selection without messages that are no longer listed. */
export function stillListed(selected: readonly string[], { messages }: Inbox): readonly string[] {
  return selected.filter((id) => messages.some((message) => message.id === id))
}

/** Returns the selected messages in the order of the list. */
export function inListOrder(selected: readonly string[], { messages }: Inbox): readonly string[] {
  return messages.flatMap(({ id }) => (selected.includes(id) ? [id] : []))
}

/** Returns the selection with the message added, or removed if it was selected. */
export function toggled(selected: readonly string[], id: string): readonly string[] {
  return selected.includes(id) ? selected.filter((one) => one !== id) : [...selected, id]
}

/** Returns true if there are loaded messages and all of them are selected. */
export function isAllSelected(selected: readonly string[], { messages }: Inbox): boolean {
  const ids = new Set(selected)
  return messages.length > 0 && messages.every(({ id }) => ids.has(id))
}

/** Returns the ids of all loaded messages, or none if all of them are selected. */
export function allToggled(selected: readonly string[], inbox: Inbox): readonly string[] {
  return isAllSelected(selected, inbox) ? [] : inbox.messages.map(idOf)
}
