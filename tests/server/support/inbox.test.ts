import type { InboxMessage } from '@tiya/contract/inbox'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { BRAND } from '#machines/brand/brand.ts'
import { inboxMessages } from '#server/db/schema.ts'
import { writeToInbox } from '#server/inbox/inbox.ts'
import { must, send, tally } from '../setup/calls.ts'
import { Operator } from '../setup/operator.ts'
import { newPlayer, type Player, verifiedPlayer, withdrawingPlayer } from '../setup/player.ts'
import { startSandbox } from '../setup/sandbox.ts'

let statements: string[] = []
const app = await startSandbox({ onStatement: (text) => statements.push(text) })
const operator = await Operator.enter(app)

type Page = { data: InboxMessage[]; last_page: number }

const page = async (player: Player, number: unknown = 1): Promise<Page> =>
  must(await player.get(`/inbox?remote_id=${player.remoteId}&page=${number}`)).data

const newest = async (player: Player): Promise<InboxMessage> => (await player.inbox())[0]

/** Sends a call as the site does: with an empty object as the body unless it is a GET. */
const act = ({ token }: Player, method: 'GET' | 'PATCH' | 'DELETE', path: string) =>
  send(app, method, path, { token, ...(method !== 'GET' && { body: {} }) })

/** Writes messages from the operator: `Title 1` and so on. */
const write = (player: Player, count: number) =>
  writeToInbox(
    app.db,
    Number(player.remoteId),
    ...Array.from({ length: count }, (_, at) => ({ title: `Title ${at + 1}`, message: `Text ${at + 1}` })),
  )

it('a new player is welcomed with unread messages', async () => {
  const player = await newPlayer(app, 'welcome1')
  const { data, last_page } = await page(player)
  expect(last_page).toBe(1)
  expect(data.map(({ title, is_read }) => [title, is_read])).toEqual([
    [`Welcome to ${BRAND.name}`, false],
    ['Three steps before your first withdrawal', false],
    ['Play with care', false],
  ])
  expect(data[0]?.message).toMatch(/^Hello welcome1, .*৳ 1,000\.00 .*৳ 50\.00/)
})

describe('the list', () => {
  it('has 20 messages on a page, newest first, without gaps or duplicates', async () => {
    const player = await newPlayer(app, 'pages001')
    await write(player, 17)
    expect((await page(player)).last_page).toBe(1)
    await write(player, 21)
    const [first, second, third] = [await page(player, 1), await page(player, 2), await page(player, 3)]
    expect([first.data.length, second.data.length, third.data.length]).toEqual([20, 20, 1])
    expect([first.last_page, second.last_page, third.last_page]).toEqual([3, 3, 3])
    expect(first.data[0]?.title).toBe('Title 21')
    const ids = [first, second, third].flatMap(({ data }) => data.map(({ id }) => Number(id)))
    expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => b - a))
    expect(await page(player, 4)).toEqual({ data: [], last_page: 3 })
  })

  it('refuses a call without a page or a player, or with a value that is not the number of a page', async () => {
    const player = await newPlayer(app, 'pages004')
    const own = `remote_id=${player.remoteId}`
    const pages = ['0', '-1', '1.5', '1000001', 'x', '', '1&page=2'].map((number) => `${own}&page=${number}`)
    for (const query of [...pages, own, 'page=1'])
      expect([query, (await player.get(`/inbox?${query}`)).status]).toEqual([query, 422])
  })
})

describe('a message', () => {
  it('is marked as read alone, also if the call is repeated', async () => {
    const player = await newPlayer(app, 'reader01')
    const [first, second] = (await page(player)).data
    expect((await act(player, 'GET', `/inbox/${first?.id}`)).body).toEqual({ data: first })
    expect((await newest(player)).is_read).toBe(false)
    for (let at = 0; at < 2; at++)
      expect((await act(player, 'PATCH', `/inbox/${first?.id}/read`)).body).toEqual({ success: true })
    expect((await page(player)).data.slice(0, 2)).toEqual([{ ...first, is_read: true }, second])
  })

  it('can be deleted once', async () => {
    const player = await newPlayer(app, 'delete01')
    const { id } = await newest(player)
    const answers = await Promise.all(Array.from({ length: 8 }, () => act(player, 'DELETE', `/inbox/${id}`)))
    expect(tally(answers)).toEqual({ 200: 1, 404: 7 })
    expect((await page(player)).data.map(({ title }) => title)).not.toContain(`Welcome to ${BRAND.name}`)
    for (const reply of [
      await act(player, 'GET', `/inbox/${id}`),
      await act(player, 'PATCH', `/inbox/${id}/read`),
    ])
      expect(reply.body).toEqual({ message: 'This message does not exist.' })
  })
})

describe('the inbox tells a player the operator’s decisions', () => {
  it('about deposits', async () => {
    const payer = await verifiedPlayer(app, 'told0001')
    must(await payer.deposit())
    await operator.decideNewest(payer, 'rejected', 'The number is wrong.')
    expect(await payer.told()).toBe(
      'Deposit rejected: Your deposit of ৳ 500.00 by bKash has been rejected. Reason: The number is wrong.',
    )
    await operator.approveDeposit(payer, { promotion_id: '4' })
    expect(await payer.told()).toBe(
      'Deposit approved: Your deposit of ৳ 500.00 by bKash has been added to your balance. It came with a bonus of ৳ 50.00 and a turnover of ৳ 150.00.',
    )
    await operator.approveDeposit(payer, { amount: 10, payment_id: '51' })
    expect(await payer.told()).toContain(
      'Your deposit of 10.00 USDT has been added to your balance as ৳ 1,225.00.',
    )
  })

  it('about withdrawals', async () => {
    const payer = await withdrawingPlayer(app, 'told0002')
    must(await payer.withdraw())
    await operator.decideNewest(payer, 'rejected')
    expect(await payer.told()).toBe(
      'Withdrawal rejected: Your withdrawal of ৳ 500.00 has been rejected. The money is back in your balance. Our support can tell you why.',
    )
    must(await payer.withdraw())
    await operator.decideNewest(payer, 'approved')
    expect(await payer.told()).toBe('Withdrawal paid: Your withdrawal of ৳ 500.00 has been paid by bKash.')
  })

  it('in the transaction that moves the money, which fails if the message fails', async () => {
    const payer = await verifiedPlayer(app, 'told0003')
    must(await payer.deposit())
    const before = await page(payer)
    await app.db.execute(
      sql`alter table inbox_messages add constraint no_more check (title <> 'Deposit approved') not valid`,
    )
    await expect(operator.decideNewest(payer, 'approved')).rejects.toThrow('500')
    await app.db.execute(sql`alter table inbox_messages drop constraint no_more`)
    expect(await payer.balance()).toBe('1000.00')
    expect(await page(payer)).toEqual(before)
    await operator.decideNewest(payer, 'approved')
    expect(await payer.told()).toContain('Deposit approved: ')
  })
})

describe('the console writes', () => {
  const letter = { title: 'Maintenance', message: 'Tonight\r\nfrom 2 to 3.' }
  const sendLetter = (fields: Record<string, string>) =>
    operator.send('/sandbox/inbox', { username: '', ...letter, ...fields })

  it('to one player, in any case of the name', async () => {
    const player = await newPlayer(app, 'letter01')
    const other = await newPlayer(app, 'letter02')
    expect(await sendLetter({ username: 'LETTER01' })).toBe('sent')
    expect(await newest(player)).toMatchObject({
      title: 'Maintenance',
      message: 'Tonight\nfrom 2 to 3.',
      is_read: false,
    })
    expect((await newest(other)).title).toBe(`Welcome to ${BRAND.name}`)
  })

  it('to all players, once to each, with one SQL statement, and shows how many have read the message', async () => {
    const players = [await newPlayer(app, 'letter03'), await newPlayer(app, 'letter04')]
    statements = []
    expect(await sendLetter({ username: 'all', title: 'Eid Mubarak' })).toBe('sent')
    expect(statements.filter((text) => /insert into "inbox_messages"/.test(text))).toHaveLength(1)
    const everybody = await app.db.query.players.findMany()
    const written = await app.db.query.inboxMessages.findMany()
    const received = written.filter(({ title }) => title === 'Eid Mubarak').map(({ playerId }) => playerId)
    expect(received.toSorted()).toEqual(everybody.map(({ id }) => id).toSorted())
    const [reader] = players
    if (reader) must(await act(reader, 'PATCH', `/inbox/${(await newest(reader)).id}/read`))
    const list = (await operator.page('/sandbox/inbox')).split('Written last')[1] ?? ''
    expect(list).toMatch(
      new RegExp(`>${everybody.length} players</th><td role="cell" data-label="Read">1 read</td>`),
    )
    expect(list.match(/Eid Mubarak/g)).toHaveLength(1)
  })

  it('nothing with an incomplete or too long form, or to an unknown username', async () => {
    const before = await app.db.$count(inboxMessages)
    for (const fields of [
      { username: '' },
      { username: 'letter01', title: ' ' },
      { username: 'letter01', message: '' },
      { username: 'letter01', title: 'x'.repeat(101) },
      { username: 'letter01', message: 'x'.repeat(2_001) },
    ])
      expect([fields, await sendLetter(fields)]).toEqual([fields, 'wrong'])
    expect(await sendLetter({ username: 'nobody99' })).toBe('wrong')
    expect(await app.db.$count(inboxMessages)).toBe(before)
  })
})
