import { type ChatMessage, isBlank } from '@tiya/contract/chat'
import { failed, succeeded } from '@tiya/ports/result'
import { describe, expect, it } from 'vitest'
import type { Failure } from '#machines/common/result.ts'
import { chatAddress, chatIdOf } from '#machines/common/routing/chatAddress.ts'
import { idToAskAbout } from '#machines/records/transactionRecord/transactionRecord.rules.ts'
import { answeredChats, unseenChats } from '#machines/support/answers.rules.ts'
import { askOf, openingText } from '#machines/support/chatArrival.rules.ts'
import {
  hasNews,
  isMissing,
  isOwn,
  mergeMessages,
  mergeSent,
  partnerOf,
} from '#machines/support/chatBox/chatBox.rules.ts'
import { daysOf } from '#machines/support/chatBox/days.rules.ts'
import {
  delivered,
  idsOfText,
  linesOf,
  lookedFor,
  lookupFailed,
  notSent,
  type Outgoing,
  queued,
  reconciled,
  restored,
  retried,
  startNext,
  type Unsent,
  unsentOf,
} from '#machines/support/chatBox/outbox.rules.ts'
import { segmentsOf } from '#machines/support/chatBox/segments.rules.ts'
import { listed, mayHaveArrived, newestChat } from '#machines/support/chats/chats.rules.ts'
import { transaction } from '../records/records.fixture.ts'

const chat = (id: string, chat_id: string, username: string) => ({ id, chat_id, other_user: { username } })
const message = (id: string, content = 'Hello', more: Partial<ChatMessage> = {}): ChatMessage => ({
  id,
  sender_id: '6',
  content,
  chat_id: '5',
  ...more,
})
const idsOf = (messages: readonly ChatMessage[]) => messages.map(({ id }) => id)

describe('the address of a chat', () => {
  it.each([
    ['5', '/chat-box/5'],
    ['a/b ü', '/chat-box/a%2Fb%20%C3%BC'],
  ])('of the id %s is %s, which is read as that id again', (id, address) => {
    expect(chatAddress(id)).toBe(address)
    expect(chatIdOf(address)).toBe(id)
  })

  it('/chat-box has no id', () => expect(chatIdOf('/chat-box')).toBe(''))

  it.each([null, 'text', {}, { ask: 7 }])('with the navigation state %j has no question', (state) =>
    expect(askOf(state)).toBe(''),
  )

  it.each([
    ['', '', ''],
    ['Half a', '', 'Half a'],
    ['Half a ', 'BK7', 'Half a BK7'],
    ['About BK7 ', 'BK7', 'About BK7 '],
  ])('starts the draft “%s” with the question “%s” as “%s”', (draft, ask, text) => {
    expect(askOf({ ask })).toBe(ask)
    expect(openingText(draft, ask)).toBe(text)
  })
})

describe('chats', () => {
  it('the newest one has the highest number', () => {
    expect(newestChat([])).toBeUndefined()
    expect(newestChat([chat('9', 'a', ''), chat('10', 'b', ''), chat('2', 'c', '')])?.chat_id).toBe('b')
  })

  it('the newest one is the first where ids are not numbers', () => {
    expect(newestChat([chat('x', 'a', ''), chat('10', 'b', '')])?.chat_id).toBe('a')
    expect(newestChat([chat('1', 'a', ''), chat('1234567890123456', 'b', '')])?.chat_id).toBe('a')
  })

  it('one is listed with its newest message that was not sent, unless it has arrived', () => {
    const unsent = ['First', ' Second '].map((content) => ({ content, unclear: true, others: ['1'] }))
    const among = (...messages: ChatMessage[]) => listed(chat('5', '7', ''), unsent, messages).unsent
    expect(among()).toBe('Second')
    expect(among(message('1', 'Second'), message('2', 'First'))).toBe('Second')
    const answer = message('3', 'An answer.', { sender_id: '7' })
    expect(among(message('2', 'Second'), answer)).toBeUndefined()
    expect(among(message('1', 'Second'), message('1', 'Second', { created_at: 'later' }))).toBeUndefined()
    expect(listed(chat('5', '7', ''), [], []).unsent).toBeUndefined()
  })

  it('its messages are needed only if the newest one may have arrived', () => {
    const [clear, unclear] = [false, true].map((is): Unsent => ({ content: 'Hi', unclear: is, others: [] }))
    expect(mayHaveArrived([clear, unclear] as Unsent[])).toBe(true)
    expect(mayHaveArrived([unclear, clear] as Unsent[])).toBe(false)
    expect(mayHaveArrived([])).toBe(false)
  })

  it('a chat is known by its chat_id, else by its id', () => {
    const chats = [chat('5', '7', 'by id'), chat('8', '5', ' by chat_id '), chat('9', '3', 'other')]
    expect(['5', '9', '1'].map((id) => partnerOf(chats, id))).toEqual(['by chat_id', 'other', ''])
  })
})

describe('an answer of support', () => {
  const withLast = (id: string, last_message?: string | null) => ({ ...chat(id, id, ''), last_message })
  const shown = (digests: Readonly<Record<string, string>>) => ({
    digests: new Map(Object.entries(digests)),
    digestOf: (message: string) => `of ${message}`,
  })
  const unseen = (digests: Readonly<Record<string, string>>, ...chats: ReturnType<typeof withLast>[]) =>
    unseenChats(chats, shown(digests)).map(({ chat_id }) => chat_id)

  it('may be in a chat whose last message is not the one that was shown', () => {
    expect(unseen({ 5: 'of Hello' }, withLast('5', ' Hello '))).toEqual([])
    expect(unseen({ 5: 'of Hello' }, withLast('5', 'Good day.'))).toEqual(['5'])
    const chats = [withLast('4', 'New'), withLast('5', 'Hello'), withLast('6', 'New')]
    expect(unseen({ 4: 'of Old', 5: 'of Hello', 6: 'of Old' }, ...chats)).toEqual(['4', '6'])
  })

  it('is not looked for in a chat without a message', () =>
    expect(unseen({}, withLast('5', ' '), withLast('6', null), withLast('7'))).toEqual([]))

  it('is looked for in the newest of the chats that the device has never shown', () =>
    expect(unseen({}, withLast('9', 'Old'), withLast('10', 'New'))).toEqual(['10']))

  const answer = (id: string, content: string) => message(id, content, { sender_id: '7' })
  const ends = (...messages: ChatMessage[]) =>
    answeredChats([{ chatId: '5', messages: succeeded(messages) }], shown({ 5: 'of Seen' })).length > 0

  it('is the newest message, which the player did not write', () => {
    expect(ends(message('1'), answer('2', 'Good day.'))).toBe(true)
    expect(ends(answer('2', 'Good day.'), message('1'))).toBe(true)
    expect(ends(answer('1', 'Good day.'), message('2'))).toBe(false)
    expect(ends()).toBe(false)
  })

  it('is not one that was shown, whatever part of it the list has', () =>
    expect(ends(answer('2', ' Seen '))).toBe(false))

  it('is believed of each chat whose messages could not be loaded', () => {
    const lost = failed({ kind: 'lost' } as const)
    const asked = [
      { chatId: '4', messages: succeeded([answer('1', 'Good day.')]) },
      { chatId: '5', messages: succeeded([message('2')]) },
      { chatId: '6', messages: lost },
    ]
    expect(answeredChats(asked, shown({}))).toEqual(['4', '6'])
  })
})

describe('a conversation', () => {
  it.each([
    ['6', true],
    ['7', false],
  ])('a message of %s is own: %s', (sender_id, own) => expect(isOwn({ sender_id })).toBe(own))

  it.each([
    [400, true],
    [401, false],
    [403, true],
    [404, true],
    [410, true],
    [422, true],
    [429, false],
    [500, false],
  ])('status %d means that the chat is missing: %s', (status, missing) =>
    expect(isMissing({ kind: 'refused', status })).toBe(missing),
  )

  it('a lost answer does not mean that the chat is missing', () =>
    expect(isMissing({ kind: 'lost' })).toBe(false))

  it('has each id once, with the newer content, in the order of numbers', () => {
    const known = [message('9'), message('11', 'Old')]
    const merged = mergeMessages(known, [message('100'), message('11', 'New'), message('10')])
    expect(idsOf(merged)).toEqual(['9', '10', '11', '100'])
    expect(merged[2]?.content).toBe('New')
  })

  it('is in the order of time where ids have more digits than numbers do', () => {
    const at = (id: string, created_at: string) => message(id, 'Hello', { created_at })
    const first = '2026-03-02 12:00:00'
    const second = '2026-03-02 12:01:00'
    const long = [at('100000000000000', second), at('200000000000000', first)]
    expect(idsOf(mergeMessages([], long))).toEqual(['100000000000000', '200000000000000'])
    const longer = [at('1000000000000000', second), at('2000000000000000', first)]
    expect(idsOf(mergeMessages([], longer))).toEqual(['2000000000000000', '1000000000000000'])
  })

  it('is ordered by time where ids are not numbers', () => {
    const at = (created_at: string) => ({ created_at: `2026-03-02 ${created_at}` })
    const merged = mergeMessages(
      [message('b1', '', at('06:00:02'))],
      [message('a1', '', at('06:00:10')), message('2', '', at('06:00:01'))],
    )
    expect(idsOf(merged)).toEqual(['2', 'b1', 'a1'])
  })

  it('stays in the order of the server if neither numbers nor times are known', () => {
    const merged = mergeMessages([message('b')], [message('a', '', { created_at: '2026-03-02 06:00:00' })])
    expect(idsOf(merged)).toEqual(['b', 'a'])
    const long = '1234567890123456'
    expect(idsOf(mergeMessages([message('2')], [message(long)]))).toEqual(['2', long])
  })

  it('stays the same array after an answer without changes, and is a new array after any change', () => {
    const known = [message('1', 'One'), message('2', 'Two')]
    expect(mergeMessages(known, [message('1', 'One')])).toBe(known)
    expect(mergeMessages(known, [])).toBe(known)
    for (const changed of [
      message('3', 'Two'),
      message('2', 'To'),
      message('2', 'Two', { sender_id: '7' }),
      message('2', 'Two', { created_at: '2026-03-02 06:00:00' }),
    ])
      expect(mergeMessages(known, [message('1', 'One'), changed])).toContain(changed)
  })

  it('has every message of several with one id, in order, and once', () => {
    const at = (id: string, content: string, second: number, sender_id = '6') =>
      message(id, content, { sender_id, created_at: `2026-03-02 06:00:0${second}` })
    const answered = [at('10', 'Last', 4), at('9', 'Two', 3, '7'), at('9', 'One', 2), at('8', 'First', 1)]
    const textsOf = (messages: readonly ChatMessage[]) => messages.map(({ content }) => content)
    const merged = mergeMessages([], [...answered, at('8', 'First', 1)])
    expect(textsOf(merged)).toEqual(['First', 'One', 'Two', 'Last'])
    expect(new Set(idsOf(merged)).size).toBe(4)
    expect(mergeMessages(merged, answered)).toBe(merged)
    expect(hasNews(merged, answered)).toBe(false)
    const known = mergeMessages([], [at('9', 'One', 2)])
    expect(hasNews(known, answered)).toBe(true)
    expect(textsOf(mergeMessages(known, answered))).toEqual(['First', 'One', 'Two', 'Last'])
  })

  it('has the answer to a sent message beside another one of its id, and instead of the same one', () => {
    const at = (content: string, second: number, sender_id = '6') =>
      message('5', content, { sender_id, created_at: `2026-03-02 06:00:0${second}` })
    const shown = (known: ChatMessage, answer: ChatMessage) =>
      mergeSent([known], answer).map(({ content }) => content)
    expect(shown(at('Hello', 1), at('Any news?', 2))).toEqual(['Hello', 'Any news?'])
    expect(shown(at('Welcome.', 1, '7'), at('Hello', 1))).toEqual(['Welcome.', 'Hello'])
    expect(shown(at('Hello', 1), at('Hello', 2))).toEqual(['Hello'])
    expect(shown(at('Hello ?', 1), at('Hello 😀', 1))).toEqual(['Hello 😀'])
    expect(shown(message('4', 'Hello'), at('Hello', 1))).toEqual(['Hello', 'Hello'])
    // The next list has them as they are.
    const both = [at('Hello', 1), at('Any news?', 2)]
    const merged = mergeSent([at('Hello', 1)], at('Any news?', 2))
    expect(mergeMessages(merged, both)).toBe(merged)
    const inIso = { ...at('Any news?', 2), created_at: '2026-03-02T06:00:02.000000Z' }
    expect(mergeMessages(mergeSent([at('Hello', 1)], inIso), both)).toHaveLength(2)
  })

  it('has news if support has written something new', () => {
    const support = { sender_id: '7' }
    expect(hasNews([], [message('1')])).toBe(false)
    expect(hasNews([], [message('1', '', support)])).toBe(true)
    expect(hasNews([message('1', '', support)], [message('1', '', support)])).toBe(false)
  })
})

const LOST: Failure = { kind: 'lost' }
const REFUSED: Failure = { kind: 'refused', status: 422 }
const sent = (outgoing: readonly Outgoing[]) => startNext(outgoing)
/** Returns the texts, each sent without a response. */
const lostOnes = (...texts: string[]) =>
  texts.reduce<readonly Outgoing[]>((all, text) => notSent(sent(queued(all, text, [])), LOST), [])
const seen = (outgoing: readonly Outgoing[]) =>
  outgoing.map(({ status, messageId }) => `${status} ${messageId ?? '-'}`)

describe('an outbox', () => {
  it('sends the first message that waits', () => {
    const waiting = queued(queued([], 'One', []), 'Two', ['3'])
    expect(waiting.map(({ key, content, others }) => [key, content, others])).toEqual([
      ['0', 'One', []],
      ['1', 'Two', ['3']],
    ])
    expect(seen(sent(waiting))).toEqual(['sending -', 'waiting -'])
    expect(seen(delivered(sent(waiting), message('7', 'One')))).toEqual(['sent 7', 'waiting -'])
  })

  it('compares texts without the blanks around them', () => {
    const messages = [
      message('1', ' Hello '),
      message('2', 'Hello', { sender_id: '7' }),
      message('3', 'hello'),
    ]
    expect([idsOfText(messages, 'Hello'), idsOfText(messages, 'Hello ')]).toEqual([['1'], ['1']])
  })

  it('a message that was refused is sent again as it is; one without an answer may have arrived', () => {
    const refused = notSent(sent(queued([], 'Hello', [])), REFUSED)
    const lost = notSent(sent(queued([], 'Hello', [])), LOST)
    expect([refused[0]?.outcomeUnknown, lost[0]?.outcomeUnknown]).toEqual([false, true])
    expect([refused[0]?.failure, lost[0]?.failure]).toEqual([REFUSED, LOST])
    expect(retried(lost, '0')[0]).toMatchObject({ status: 'waiting', outcomeUnknown: true, failure: null })
    expect(retried(lost, '1')).toEqual(lost)
  })

  it('a message without an answer is matched to the first new message of the server with its text', () => {
    const outgoing = notSent(sent(queued([], 'Hello', ['1'])), LOST)
    expect(seen(reconciled(outgoing, [message('1'), message('2', 'Else')]))).toEqual(['failed -'])
    expect(seen(reconciled(outgoing, [message('1'), message('2'), message('3')]))).toEqual(['sent 2'])
    expect(seen(reconciled(outgoing, [message('2', 'Hello', { sender_id: '7' })]))).toEqual(['failed -'])
  })

  it('a message that waits or was refused is not matched to a message of the server', () => {
    const refused = notSent(sent(queued([], 'Hello', [])), REFUSED)
    expect(seen(reconciled(queued(refused, 'Hello', []), [message('1')]))).toEqual(['failed -', 'waiting -'])
  })

  it('several messages with one text are matched to different ones of the server, first those without an answer', () => {
    const outgoing = sent(queued(lostOnes('Hello', 'Hello'), 'Hello', []))
    expect(seen(reconciled(outgoing, [message('1')]))).toEqual(['sent 1', 'failed -', 'sending -'])
    const all = reconciled(reconciled(outgoing, [message('1')]), [message('1'), message('2'), message('3')])
    expect(seen(all)).toEqual(['sent 1', 'sent 2', 'sending 3'])
  })

  it('an answer corrects a wrong match', () => {
    const outgoing = reconciled(sent(queued(lostOnes('Hello'), 'Hello', [])), [message('1')])
    expect(seen(outgoing)).toEqual(['sent 1', 'sending -'])
    const corrected = delivered(outgoing, message('1'))
    expect(seen(corrected)).toEqual(['failed -', 'sent 1'])
    expect(seen(reconciled(corrected, [message('1')]))).toEqual(['failed -', 'sent 1'])
    const both = reconciled(outgoing, [message('1'), message('2')])
    expect(seen(delivered(both, message('1')))).toEqual(['sent 2', 'sent 1'])
    expect(seen(delivered(both, message('2')))).toEqual(['sent 1', 'sent 2'])
  })

  it.each(['Any news?', 'Hello'])('keeps what was sent if the answer to “%s” repeats its id', (content) => {
    const first = delivered(sent(queued([], 'Hello', [])), message('5'))
    const both = delivered(sent(queued(first, content, [])), message('5', content))
    expect(seen(both)).toEqual(['sent 5', 'sent 5'])
    expect(seen(reconciled(both, [message('5')]))).toEqual(['sent 5', 'sent 5'])
  })

  it('an answer corrects the match of a message that was listed before its own answer was lost', () => {
    const listed = reconciled(sent(queued([], 'Hello', [])), [message('1')])
    const outgoing = sent(queued(notSent(listed, LOST), 'Hello', []))
    expect(seen(delivered(outgoing, message('1')))).toEqual(['failed -', 'sent 1'])
  })

  it('a message that the server has listed has arrived, unless the server refuses it', () => {
    const outgoing = reconciled(sent(queued([], 'Hello', [])), [message('1')])
    expect(seen(notSent(outgoing, LOST))).toEqual(['sent 1'])
    const refused = notSent(outgoing, REFUSED)
    expect(seen(refused)).toEqual(['failed -'])
    expect(refused[0]).toMatchObject({ failure: REFUSED, outcomeUnknown: false, others: ['1'] })
  })

  it('a retried message that the server does not list can be sent again; the outcome of others stays unknown', () => {
    const outgoing = retried(lostOnes('One', 'Two'), '1')
    expect(lookedFor(outgoing, []).map(({ outcomeUnknown }) => outcomeUnknown)).toEqual([true, false])
    expect(seen(lookedFor(outgoing, [message('4', 'Two')]))).toEqual(['failed -', 'sent 4'])
    expect(seen(lookupFailed(outgoing, LOST))).toEqual(['failed -', 'failed -'])
  })

  it('keeps what has not arrived, and restores it as failed', () => {
    const outgoing = sent(queued(delivered(sent(queued([], 'One', [])), message('1', 'One')), 'Two', ['0']))
    expect(unsentOf(outgoing)).toEqual([{ content: 'Two', unclear: true, others: ['0'] }])
    expect(unsentOf(queued([], 'Three', []))).toEqual([{ content: 'Three', unclear: false, others: [] }])
    expect(restored(unsentOf(outgoing))).toEqual([
      {
        key: '0',
        content: 'Two',
        outcomeUnknown: true,
        others: ['0'],
        status: 'failed',
        failure: null,
        messageId: null,
      },
    ])
  })

  it('waiting messages are listed after those of the server, and a message keeps its key', () => {
    const outgoing = queued(delivered(sent(queued([], 'One', [])), message('1', 'One')), 'Two', [])
    const lines = linesOf([message('0'), message('1', 'One')], outgoing)
    expect(lines.map(({ key }) => key)).toEqual(['0', 'outgoing 0', 'outgoing 1'])
    expect(lines.map(({ outgoing: one }) => one?.content)).toEqual([undefined, undefined, 'Two'])
  })
})

it.each([
  [{ key: '0', transaction_id: 'BK7' }, 'BK7'],
  [{ key: '2', transaction_id: 'BK7' }, 'BK7'],
  [{ key: '2', transaction_id: ' ' }, '50'],
  [{ key: '0', transaction_id: null }, '50'],
  [{ key: '1', transaction_id: 'BK7' }, undefined],
  [{ key: '7', transaction_id: 'BK7' }, undefined],
])('a question about the transaction %j names the id %s', (changes, id) =>
  expect(idToAskAbout(transaction({ id: '50', action: 'deposit', ...changes }))).toBe(id),
)

describe('a message without anything to see', () => {
  it.each([
    ['nothing', ''],
    ['controls', '\u0007\u0085'],
    ...['\u200B', '\u200C', '\u200D', '\u200E', '\u200F', '\u2060', '\uFEFF', '\u00AD', '\u180E'].map(
      (one) => ['invisible characters', one],
    ),
    ['Hangul fillers', '\u115F\u1160\u3164\uFFA0'],
    ['marks without a letter', '\u0301\u09BE'],
    ['variation selectors and tags', '\uFE0F\u{E0001}\u{E0041}'],
    ['half of a pair', '\uD83D'],
    ['an empty Braille cell and an empty note', '\u2800\u{1D159}'],
  ])('is blank: %s', (_, text) => {
    expect(isBlank(text)).toBe(true)
    expect(isBlank(` ${text}${text} `)).toBe(true)
  })

  it.each(['.', 'হ্যাঁ', 'e\u0301', '\u200B0', '👨‍👩‍👧', '🇧🇩', '❤️', '৳', '\u{1F3FD}'])(
    'is not a text such as %s',
    (text) => expect(isBlank(text)).toBe(false),
  )
})

it.each([
  ['thanks 😀', 'thanks ?'],
  ['thanks 😀', 'thanks ????'],
  ['thanks 😀 bye', 'thanks '],
  ['a < b & c', 'a &lt; b &amp; c'],
  ['my  deposit', 'my deposit'],
  ['a\nb', 'a\r\nb'],
  ['see <bKash>', 'see '],
  ["it's", 'it&#039;s'],
])('the written message %j has arrived where the list holds %j', (written, stored) => {
  const [sent] = reconciled(restored([{ content: written, unclear: true, others: [] }]), [
    message('9', stored),
  ])
  expect(sent).toMatchObject({ status: 'sent', messageId: '9' })
})

it.each([
  ['thanks 😀', 'thank'],
  ['thanks bye', 'thanks'],
  ['a < b', 'a > b'],
])('the written message %j has not arrived where the list holds %j', (written, stored) => {
  const [sent] = reconciled(restored([{ content: written, unclear: true, others: [] }]), [
    message('9', stored),
  ])
  expect(sent).toMatchObject({ status: 'failed', messageId: null })
})

it('messages that are listed newest first stand in order, also those of one second', () => {
  const at = (id: string, second: number) =>
    message(id, id, { created_at: `2026-01-01T10:00:0${second}.000000Z` })
  expect(idsOf(mergeMessages([], [at('d', 2), at('c', 1), at('b', 1), at('a', 1)]))).toEqual([
    'a',
    'b',
    'c',
    'd',
  ])
  expect(idsOf(mergeMessages([], [at('a', 1), at('b', 1), at('c', 2)]))).toEqual(['a', 'b', 'c'])
})

describe('the days of a conversation', () => {
  const NOW = Date.parse('2026-03-02T12:00+06:00')
  const at = (id: string, created_at?: string | null) => message(id, 'Hello', { created_at })
  const days = (...messages: ChatMessage[]) => [...daysOf(linesOf(messages, []), NOW)]

  it('begin at midnight in Dhaka', () =>
    expect(
      days(
        at('1', '2026-02-28T17:59:59Z'),
        at('2', '2026-02-28T18:00:00Z'),
        at('3', '2026-03-01T17:59:59Z'),
        at('4', '2026-03-01T18:00:00Z'),
      ),
    ).toEqual([
      ['1', '2026-02-28'],
      ['2', 'yesterday'],
      ['4', 'today'],
    ]))

  it('do not begin with a message without a time', () =>
    expect(days(at('1'), at('2', '2026-03-02 06:00:00'), at('3', null), at('4', 'soon'))).toEqual([
      ['2', 'today'],
    ]))

  it('begin today with what has not arrived yet', () => {
    const lines = linesOf([at('1', '2026-03-01 06:00:00')], queued([], 'Hi', []))
    expect([...daysOf(lines, NOW).values()]).toEqual(['yesterday', 'today'])
  })
})

describe('the addresses in a message', () => {
  const linked = (text: string) => segmentsOf(text).flatMap(({ href }) => href ?? [])

  it.each([
    ['See https://pay.test/a?b=1#c.', ['https://pay.test/a?b=1#c']],
    ['(https://a.test), HTTPS://B.Test:8443/x!', ['https://a.test', 'HTTPS://B.Test:8443/x']],
    ['https://বাংলা.কম/পথ। ভাল', ['https://বাংলা.কম/পথ']],
    ['<a href="https://x.test">x</a>', ['https://x.test']],
    ['http://a.test javascript:alert(1) //b.test data:text/html,x', []],
    ['https://bank.test@evil.test/ https://bank.test:443@evil.test', []],
    ['https://localhost https://192.168.0.1/x https://', []],
    ['https://a.test/\u202egpj', ['https://a.test/']],
  ])('of %j are %j', (text, addresses) => expect(linked(text)).toEqual(addresses))

  it('are parts of it: nothing is lost', () => {
    const text = 'One https://a.test, two\nhttps://b.test/'
    expect(segmentsOf(text).map((segment) => segment.text)).toEqual([
      'One ',
      'https://a.test',
      ', two\n',
      'https://b.test/',
    ])
    expect(segmentsOf('https://a.test')).toEqual([{ text: 'https://a.test', href: 'https://a.test' }])
    expect(segmentsOf('')).toEqual([])
  })
})
