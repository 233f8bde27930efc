import type { InboxMessage } from '@tiya/contract/inbox'
import { describe, expect, it } from 'vitest'
import { createActor, fromCallback, type SnapshotFrom } from 'xstate'
import { inboxMachine } from '#machines/support/inbox/inbox.machine.ts'
import {
  EMPTY_INBOX,
  hasMorePages,
  type Inbox,
  isAllSelected,
  isNextPageNeeded,
  wireIdOf,
  withChanges,
  withPage,
} from '#machines/support/inbox/inbox.rules.ts'
import { isEditing, listedAmong } from '#machines/support/inbox/inbox.selectors.ts'

const message = (id: string, is_read = false): InboxMessage => ({
  id,
  title: `Message ${id}`,
  message: 'Text',
  is_read,
  created_at: '2026-03-02 05:00:00',
})

/** Returns a page of messages, one per letter; a capital letter is a read message. */
const page = (letters: string, lastPage: number) => ({
  messages: [...letters].map((letter) => message(letter.toLowerCase(), letter !== letter.toLowerCase())),
  lastPage,
})

/** Returns the letters of an inbox, with `|` wherever messages may be missing. */
const lettersOf = ({ messages }: Inbox) =>
  messages
    .map(
      ({ id, is_read, isJoined }, at) => (at > 0 && !isJoined ? '|' : '') + (is_read ? id.toUpperCase() : id),
    )
    .join('')

/** Returns the inbox after these pages: `1/2 dc` is page 1 of 2 with the messages d and c. */
function inboxOf(...pages: readonly string[]): Inbox {
  return pages.reduce((inbox, text) => {
    const [, number, lastPage, letters = ''] = /^(\d+)\/(\d+) ?(.*)$/.exec(text) ?? []
    return withPage(inbox, Number(number), page(letters, Number(lastPage)))
  }, EMPTY_INBOX)
}

it('a page of unknown messages is joined to none of those around it', () => {
  const at = (id: string, minute: number) => ({ ...message(id), created_at: `2026-03-02 05:0${minute}:00` })
  const first = { messages: [at('a', 9), at('b', 7), at('c', 4), at('d', 2)], lastPage: 3 }
  const second = { messages: [at('x', 8), at('y', 3)], lastPage: 3 }
  expect(lettersOf(withPage(withPage(EMPTY_INBOX, 1, first), 2, second))).toBe('a|xy|d')
})

describe('the loaded messages', () => {
  it.each<[string, readonly string[], string, number]>([
    ['are those of page 1', ['1/2 dc'], 'dc', 1],
    ['are none', ['1/1'], '', 1],
    ['have a new message on top', ['1/2 dc', '1/2 ed'], 'edc', 1],
    ['have a page of new messages on top', ['1/2 dc', '1/2 fe'], 'fe|dc', 1],
    ['lose one that was deleted elsewhere', ['1/2 dc', '1/2 cb'], 'cb', 1],
    ['lose one between two others', ['1/2 dcb', '1/2 dba'], 'dba', 1],
    ['lose those at the end of a page that ends with others', ['1/2 dcb', '1/2 dca'], 'dca', 1],
    ['lose everything after the last page', ['1/2 dc', '2/2 ba', '1/1 dc'], 'dc', 1],
    ['go on with page 2', ['1/2 dc', '2/2 ba'], 'dc|ba', 2],
    ['go on with a page that begins with known ones', ['1/2 dc', '1/2 ed', '2/2 cb'], 'edcb', 2],
    ['keep a page behind new messages', ['1/3 dc', '2/3 ba', '1/3 ed'], 'edc|ba', 2],
    ['count the pages again after a deletion', ['1/3 dc', '2/3 ba', '1/2 cb'], 'cba', 1],
    ['count the pages again after a gap', ['1/3 dc', '2/3 ba', '1/4 fe'], 'fe|dc|ba', 1],
    ['fill a gap', ['1/3 dc', '1/4 hg', '2/4 fe'], 'hg|fe|dc', 2],
    ['close a gap', ['1/3 dc', '1/3 gf', '2/3 ed'], 'gf|edc', 2],
    ['lose those before a page that begins with others', ['1/3 fed', '1/3 ihg', '2/3 fcd'], 'ihg|fcd', 2],
    [
      'lose those at the top before a page that begins with others',
      ['1/4 fed', '2/4 cba', '2/4 xed'],
      'xed|cba',
      2,
    ],
    ['keep the next page behind one that ends with others', ['1/4 fed', '2/4 cba', '1/4 edx'], 'edx|cba', 1],
    [
      'have a page without a known one after those before it',
      ['1/4 hg', '2/4 fe', '1/4 ih', '3/4 dc'],
      'ihg|fe|dc',
      3,
    ],
    ['take each message once', ['1/1 dcd'], 'dc', 1],
    ['know no page after the last', ['1/3 dc', '2/2 ba', '3/2'], 'dc|ba', 2],
    ['keep a message read', ['1/1 Dc', '1/1 dC'], 'DC', 1],
  ])('%s', (_, pages, letters, count) => {
    const inbox = inboxOf(...pages)
    expect([lettersOf(inbox), inbox.pages]).toEqual([letters, count])
  })

  it('are followed by more if the last page is not loaded', () => {
    expect(hasMorePages(inboxOf('1/2 dc'))).toBe(true)
    expect(hasMorePages(inboxOf('1/2 dc', '2/2 ba'))).toBe(false)
    expect(hasMorePages(EMPTY_INBOX)).toBe(true)
  })

  it('are continued with the next page if a page adds nothing', () => {
    const inbox = inboxOf('1/3 dc')
    expect(isNextPageNeeded(inbox, page('c', 3))).toBe(true)
    expect(isNextPageNeeded(inbox, page('', 3))).toBe(true)
    expect(isNextPageNeeded(inbox, page('cb', 3))).toBe(false)
    expect(isNextPageNeeded(inbox, page('c', 2))).toBe(false)
  })

  it('are not continued if fewer are loaded than the pages above contain', () => {
    const repeated = inboxOf('1/9 dc', '2/9 dc')
    expect(isNextPageNeeded(repeated, page('dc', 9))).toBe(false)
    expect(isNextPageNeeded(inboxOf('1/9 dc', '2/9 ba'), page('dc', 9))).toBe(true)
  })
})

describe('a page without a known message', () => {
  const at = (id: string, created_at: string) => ({ ...message(id), created_at })
  const known = (created_at: string) =>
    withPage(EMPTY_INBOX, 1, { messages: [at('e', created_at)], lastPage: 2 })
  const end = '2026-03-02 05:00:00'

  it.each([
    ['replaces what is newer than its last message', '2026-03-02 05:00:01', end, 'dc'],
    ['keeps what is as old', '2026-03-02 05:00:00', end, 'dc|e'],
    ['keeps what is older', '2026-03-02 04:59:59', end, 'dc|e'],
    ['keeps what has no time', 'yesterday', end, 'dc|e'],
    ['keeps everything where its last message has no time', '2026-03-02 05:00:01', '', 'dc|e'],
  ])('%s', (_, created_at, last, letters) => {
    const newer = { messages: [at('d', '2026-03-02 06:00:00'), at('c', last)], lastPage: 3 }
    expect(lettersOf(withPage(known(created_at), 1, newer))).toBe(letters)
  })

  it.each([
    ['goes above what is older, whatever its number', '2026-03-02 04:59:59', 'dc|ef'],
    ['goes above what is older than its first message, below what is newer', '2026-03-02 06:30:00', 'e|dc|f'],
    ['goes where its number says if nothing is older', '2026-03-02 06:00:00', 'ef|dc'],
  ])('%s', (_, created_at, letters) => {
    const oldest = letters.endsWith('f') ? '2026-03-02 04:59:58' : '2026-03-02 06:00:00'
    const first = { messages: [at('e', created_at), at('f', oldest)], lastPage: 3 }
    const second = { messages: [at('d', '2026-03-02 06:00:00'), at('c', end)], lastPage: 3 }
    expect(lettersOf(withPage(withPage(EMPTY_INBOX, 1, first), 2, second))).toBe(letters)
  })

  it('is placed by its number if a message above it has no time', () => {
    const first = { messages: [at('e', 'yesterday')], lastPage: 3 }
    const second = { messages: [at('d', '2026-03-02 06:00:00')], lastPage: 3 }
    expect(lettersOf(withPage(withPage(EMPTY_INBOX, 1, first), 2, second))).toBe('e|d')
  })

  it('replaces nothing if it is empty', () =>
    expect(lettersOf(withPage(known(end), 1, { messages: [], lastPage: 2 }))).toBe('e'))
})

describe('a change of messages', () => {
  const inbox = inboxOf('1/2 dc', '2/2 ba')

  it('marks those that it names', () => {
    const changed = withChanges(inbox, 'read', ['c', 'gone'])
    expect([lettersOf(changed), changed.pages]).toEqual(['dC|ba', 2])
  })

  it('removes those that it names, and counts the pages again', () => {
    const changed = withChanges(inbox, 'delete', ['c', 'a'])
    expect([lettersOf(changed), changed.pages]).toEqual(['d|b', 1])
  })

  it('without a message leaves the inbox as it is', () =>
    expect(withChanges(inbox, 'delete', [])).toBe(inbox))

  it('does not join what follows a deleted first message to the next page 1', () => {
    const rest = withChanges(inboxOf('1/2 dcb'), 'delete', ['d'])
    expect(lettersOf(withPage(rest, 1, page('gfe', 3)))).toBe('gfe|cb')
  })
})

it('an empty inbox has no selection of all its messages', () =>
  expect(isAllSelected([], EMPTY_INBOX)).toBe(false))

describe('the selectors of the inbox', () => {
  const start = createActor(inboxMachine, { input: { remoteId: '41' } }).getSnapshot()
  const snapshotOf = (edit: SnapshotFrom<typeof inboxMachine>['value']['edit'], inbox: Inbox) =>
    inboxMachine.resolveState({
      value: { list: 'ready', poll: 'running', edit, marks: 'idle' },
      context: { ...start.context, inbox },
    })

  it.each([
    ['browsing', false],
    ['reading', false],
    ['selecting', true],
    ['confirming', true],
    [{ changing: 'read' }, true],
    [{ changing: 'delete' }, true],
  ] as const)('while it is %o, editing is %s', (edit, editing) => {
    expect(isEditing(snapshotOf(edit, EMPTY_INBOX))).toBe(editing)
  })

  it('list which of the given messages are still there', () => {
    const snapshot = snapshotOf('selecting', inboxOf('1/1 abc'))
    expect(listedAmong(snapshot, ['c', 'x', 'a']).map(({ id }) => id)).toEqual(['a', 'c'])
  })
})

it.each([
  ['marking as read', ['read.chosen'], 'read'],
  ['deleting', ['delete.chosen', 'delete.confirmed'], 'delete'],
] as const)('%s gives up the page that is loading', (_, events, changing) => {
  const waiting = fromCallback(() => undefined) as never
  const machine = inboxMachine.provide({ actors: { loadPage: waiting, changes: waiting, poll: waiting } })
  const actor = createActor(machine, { input: { remoteId: '41' } }).start()
  actor.send({ type: 'poll.loaded', value: page('dc', 2) })
  actor.send({ type: 'edit.start' })
  actor.send({ type: 'message.toggled', id: 'd' })
  actor.send({ type: 'more' })
  expect(actor.getSnapshot().value).toMatchObject({ list: 'loadingMore', edit: 'selecting' })
  for (const type of events) actor.send({ type })
  const { value } = actor.getSnapshot()
  expect(value).toMatchObject({ list: 'ready', edit: { changing } })
  actor.stop()
})

describe('two messages that share an id', () => {
  const [one, other, last] = [message('5'), { ...message('5'), title: 'Another' }, message('4')]
  const titlesOf = ({ messages }: Inbox) => messages.map(({ title }) => title)
  const pageOf = (...messages: InboxMessage[]) => ({ messages, lastPage: 2 })

  it('are both listed, and each can be read, selected and deleted by itself; the server knows them by their id', () => {
    const inbox = withPage(EMPTY_INBOX, 1, pageOf(one, other))
    const [, second] = inbox.messages.map(({ id }) => id)
    expect(titlesOf(inbox)).toEqual(['Message 5', 'Another'])
    expect(titlesOf(withChanges(inbox, 'delete', [second ?? '']))).toEqual(['Message 5'])
    expect(inbox.messages.map(({ id }) => wireIdOf(id))).toEqual(['5', '5'])
  })

  it('are both listed although only their words differ', () => {
    const same = { ...one, message: 'More' }
    expect(withPage(EMPTY_INBOX, 1, pageOf(one, same)).messages).toHaveLength(2)
  })

  it('keep their own ids on other pages, in another order, and alone', () => {
    const inbox = withPage(withPage(EMPTY_INBOX, 1, pageOf(one)), 2, pageOf(last, other))
    expect(titlesOf(inbox)).toEqual(['Message 5', 'Message 4', 'Another'])
    const idOf = (list: Inbox) => list.messages.find(({ title }) => title === 'Another')?.id
    expect(idOf(withPage(inbox, 1, pageOf(other, one, last)))).toBe(idOf(inbox))
    expect(idOf(withPage(inbox, 1, pageOf(other, last)))).toBe(idOf(inbox))
  })
})
