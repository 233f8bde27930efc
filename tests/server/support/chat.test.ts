import { describe, expect, it } from 'vitest'
import { BRAND } from '#machines/brand/brand.ts'
import { writeMessage } from '#server/chat/chats.ts'
import { MINUTE } from '../../times.ts'
import { cookieOf, must, tally } from '../setup/calls.ts'
import { Operator } from '../setup/operator.ts'
import { newPlayer, type Player } from '../setup/player.ts'
import { later, startSandbox } from '../setup/sandbox.ts'

const app = await startSandbox()
const operator = await Operator.enter(app)

const open = (player: Player, change: Record<string, unknown> = {}) =>
  player.post('/chats', { user_one_id: player.remoteId, user_two_id: '7', ...change })

const listed = async (
  player: Player,
  chat: string,
): Promise<{ id: string; sender_id: string; content: string; created_at: string }[]> =>
  must(await player.get(`/chats/${chat}/messages`)).messages

const chatsOf = async (player: Player) => must(await player.get('/get-chats')).chats

const answer = (chat: string, content: string) => operator.send(`/sandbox/chats/${chat}`, { content })

describe('a chat', () => {
  it('is listed with support and its last message, and the chat used last comes first', async () => {
    const player = await newPlayer(app, 'chats001')
    expect((await open(player, { user_two_id: '8' })).status).toBe(422)
    expect(await chatsOf(player)).toEqual([])
    const [first, second] = [await player.openChat(), await player.openChat()]
    const other_user = { username: `${BRAND.name} Support` }
    expect(await chatsOf(player)).toEqual(
      [second, first].map((id) => ({ id, chat_id: id, other_user, last_message: null })),
    )
    must(await player.write(first, 'One'))
    must(await player.write(first, 'Two'))
    expect(await chatsOf(player)).toMatchObject([
      { id: first, last_message: 'Two' },
      { id: second, last_message: null },
    ])
    expect(await answer(second, 'May I help?')).toBe('sent')
    expect((await chatsOf(player))[0]).toMatchObject({ id: second, last_message: 'May I help?' })
  })

  it('is refused after ten chats in 15 minutes, and after 50 in all', async () => {
    const player = await newPlayer(app, 'chats003')
    const answers = await Promise.all(Array.from({ length: 12 }, () => open(player)))
    expect(tally(answers)).toEqual({ 200: 10, 429: 2 })
    for (let round = 0; round < 4; round++) {
      later(16 * MINUTE)
      for (let at = 0; at < 10; at++) must(await open(player))
    }
    later(16 * MINUTE)
    expect((await open(player)).body).toEqual({
      message: 'You have too many chats. Please write in one of them.',
    })
    expect(await chatsOf(player)).toHaveLength(50)
  })
})

describe('messages', () => {
  it('have the same form in answers and lists, in order, with the sender 6 for the player and 7 for support', async () => {
    const player = await newPlayer(app, 'talk0001')
    const chat = await player.openChat()
    const sent = must(await player.write(chat, '  <b>Hello</b>\n'))
    const times = { created_at: expect.any(String) }
    expect(sent).toEqual({
      data: { id: expect.any(String), sender_id: '6', content: '  <b>Hello</b>\n', chat_id: chat, ...times },
    })
    expect(await answer(chat, 'Good morning.')).toBe('sent')
    must(await player.write(chat, 'Thanks'))
    const messages = await listed(player, chat)
    expect(messages[0]).toEqual(sent.data)
    expect(messages.map(({ sender_id, content }) => [sender_id, content])).toEqual([
      ['6', '  <b>Hello</b>\n'],
      ['7', 'Good morning.'],
      ['6', 'Thanks'],
    ])
  })

  it('must have 1 to 2,000 characters and not be blank', async () => {
    const player = await newPlayer(app, 'talk0002')
    const chat = await player.openChat()
    must(await player.write(chat, 'x'))
    must(await player.write(chat, 'x'.repeat(2_000)))
    const blank = ['', ' \n\t', '\u200B', '\u00AD\u2060\uFEFF']
    for (const content of [...blank, 'x'.repeat(2_001), 7, null, ['x'], 'a\0b'])
      expect([content, (await player.write(chat, content)).status]).toEqual([content, 422])
    expect(await answer(chat, '\u3164\u200F')).toBe('wrong')
    expect((await player.write(chat, 'x', '7')).status).toBe(422)
    expect((await player.write('none', 'x')).status).toBe(404)
    expect(await listed(player, chat)).toHaveLength(2)
  })

  it('are refused after 20 messages in a minute', async () => {
    const player = await newPlayer(app, 'talk0003')
    const chat = await player.openChat()
    const answers = await Promise.all(Array.from({ length: 25 }, (_, at) => player.write(chat, `${at}`)))
    expect(tally(answers)).toEqual({ 200: 20, 429: 5 })
    expect(await listed(player, chat)).toHaveLength(20)
    later(1.1 * MINUTE)
    must(await player.write(chat, 'later'))
  })

  it('written in parallel are listed in the order of their ids and times, and every reader gets each of them', async () => {
    const player = await newPlayer(app, 'talk0004')
    const chat = await player.openChat()
    const chatId = Number(chat)
    const seen: string[][] = []
    let writing = true
    const reader = (async () => {
      while (writing) seen.push((await listed(player, chat)).map(({ id }) => id))
    })()
    await Promise.all(
      Array.from({ length: 60 }, (_, at) =>
        writeMessage(app.db, { chatId, author: at % 2 === 0 ? 'player' : 'support', content: `${at}` }),
      ),
    )
    writing = false
    await reader
    const messages = await listed(player, chat)
    const ids = messages.map(({ id }) => Number(id))
    const times = messages.map(({ created_at }) => created_at)
    expect(new Set(ids).size).toBe(60)
    expect(ids).toEqual(ids.toSorted((a, b) => a - b))
    expect(times).toEqual(times.toSorted())
    // What a poll has seen is the beginning of every later list.
    for (const list of seen) expect(list.map(Number)).toEqual(ids.slice(0, list.length))
  })

  it('beyond 500 are left out of the list, the oldest first', async () => {
    const player = await newPlayer(app, 'talk0005')
    const chat = await player.openChat()
    const chatId = Number(chat)
    for (let at = 0; at < 503; at++)
      await writeMessage(app.db, { chatId, author: 'player', content: `${at}` })
    const messages = await listed(player, chat)
    expect([messages.length, messages[0]?.content, messages.at(-1)?.content]).toEqual([500, '3', '502'])
  })
})

describe('the console', () => {
  const titles = async () =>
    [
      ...(await operator.page('/sandbox/chats')).matchAll(
        /<a href="\/sandbox\/chats\/(\d+)">.*?<span class="tag \w+">(\w+)<\/span>/gs,
      ),
    ].map(([, id, tag]) => [id, tag])

  it('lists chats that wait for an answer first, with the longest wait at the top', async () => {
    const player = await newPlayer(app, 'wait0001')
    const ids = [
      await player.openChat(),
      await player.openChat(),
      await player.openChat(),
      await player.openChat(),
    ]
    const [empty = '', answered = '', early = '', late = ''] = ids
    must(await player.write(answered, 'Question'))
    must(await player.write(early, 'First'))
    must(await player.write(late, 'Second'))
    must(await player.write(early, 'Still waiting'))
    expect(await answer(answered, 'Done.')).toBe('sent')
    const own = (await titles()).filter(([id]) => ids.includes(id ?? ''))
    expect(own).toEqual([
      [early, 'Waiting'],
      [late, 'Waiting'],
      [answered, 'Answered'],
      [empty, 'Empty'],
    ])
    expect(await answer(early, 'Sorry.')).toBe('sent')
    expect((await titles()).find(([id]) => id === early)?.[1]).toBe('Answered')
  })

  it('loads the list and the messages again, but not the form', async () => {
    const player = await newPlayer(app, 'wait0002')
    const chat = await player.openChat()
    must(await player.write(chat, '<i>"Hi"</i>'))
    const cookie = await cookieOf(app)
    const fetchPage = (url: string) => app.inject({ url, headers: { cookie } })
    const [list, page, messages] = [
      await fetchPage('/sandbox/chats?notice=sent'),
      await fetchPage(`/sandbox/chats/${chat}`),
      await fetchPage(`/sandbox/chats/${chat}/messages`),
    ]
    expect([list, page, messages].map(({ headers }) => headers.refresh)).toEqual([
      '20; url=/sandbox/chats',
      undefined,
      '4',
    ])
    const policy =
      "default-src 'none'; style-src 'self'; font-src 'self'; base-uri 'none'; form-action 'self'"
    expect(page.headers['content-security-policy']).toBe(
      `${policy}; frame-ancestors 'none'; frame-src 'self'`,
    )
    expect(messages.headers['content-security-policy']).toBe(
      `${policy}; frame-ancestors 'self'; script-src 'self'`.replaceAll("'self'", "'self' http://localhost"),
    )
    expect(messages.body).toContain('&#60;i&#62;&#34;Hi&#34;&#60;/i&#62;')
    for (const { body } of [list, page, messages]) expect(body).not.toMatch(/\sstyle=|\son\w+=|<i>/)
    const scriptsOf = ({ body }: { body: string }) => body.match(/<script.*?<\/script>/g) ?? []
    expect([list, page, messages].flatMap(scriptsOf)).toEqual([
      '<script src="/sandbox/messages.js"></script>',
    ])
    for (const url of [`/sandbox/chats/${chat}`, `/sandbox/chats/${chat}/messages`])
      expect((await app.inject({ url })).statusCode).toBe(401)
  })

  it('lists messages downwards, the newest last, and all of them on a page that does not load itself again', async () => {
    const player = await newPlayer(app, 'wait0004')
    const chat = await player.openChat()
    for (let at = 1; at <= 23; at++)
      await writeMessage(app.db, { chatId: Number(chat), author: 'player', content: `Line ${at}.` })
    const headers = { cookie: await cookieOf(app) }
    const linesOf = async (path: string) => {
      const page = await app.inject({ url: `/sandbox/chats/${chat}/messages${path}`, headers })
      const lines = [...page.body.matchAll(/>Line (\d+)\./g)].map(([, at]) => Number(at))
      return { refresh: page.headers.refresh, lines, body: page.body }
    }
    const [newest, all] = [await linesOf(''), await linesOf('/all')]
    expect(newest.lines).toEqual(Array.from({ length: 20 }, (_, at) => at + 4))
    expect(newest.body).toContain(`href="/sandbox/chats/${chat}/messages/all"`)
    expect([all.refresh, all.lines]).toEqual([undefined, Array.from({ length: 23 }, (_, at) => at + 1)])
  })

  it('has no page for a chat that does not exist, and writes nothing to it', async () => {
    const cookie = await cookieOf(app)
    for (const path of ['999999', 'x', '999999/messages']) {
      const { statusCode, headers } = await app.inject({ url: `/sandbox/chats/${path}`, headers: { cookie } })
      expect([path, statusCode, headers['content-type']]).toEqual([path, 404, 'text/html; charset=utf-8'])
    }
    expect(await answer('999999', 'Hello')).toBe('wrong')
    const chat = await (await newPlayer(app, 'wait0003')).openChat()
    for (const content of ['', ' ', 'x'.repeat(2_001)]) expect(await answer(chat, content)).toBe('wrong')
  })
})
