import { expect, it } from 'vitest'
import { operatorChanges } from '#server/betting/markets.ts'
import type { Db } from '#server/db/database.ts'
import { must } from '../setup/calls.ts'
import { Operator } from '../setup/operator.ts'
import { newPlayer } from '../setup/player.ts'
import { startSandbox } from '../setup/sandbox.ts'
import { TestBoard } from './exchangeBoard.ts'

const board = new TestBoard()
const app = await startSandbox({ board })
const operator = await Operator.enter(app)

const send = (id: string, form: 'suspend' | 'end' | 'settle', fields: Record<string, string> = {}) =>
  operator.send(`/sandbox/exchange/${id}/${form}`, fields)

/** Returns the text of markup, with the names of its columns. */
const textOf = (markup: string) =>
  markup
    .replace(/<t[dh] [^>]*data-label="([^"]*)"[^>]*>/g, ' $1 ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')

/** Returns the text of a market's row. */
async function row(id: string): Promise<string> {
  const page = await operator.page('/sandbox/exchange')
  return textOf(page.split('<tr role="row">').find((each) => each.includes(`<span>${id}</span>`)) ?? '')
}

it('the page shows what open bets hold, and what each result costs the house', async () => {
  board.set('shown', { away: { back: 300, lay: 310 } }, { eventName: '<b>A</b> v B' })
  const player = await newPlayer(app, 'console1')
  expect(await row('shown')).toContain('Open bets 0')
  must(await player.order('shown-back', { marketId: 'shown', stake: 10_000 }))
  const lay = { marketId: 'shown', selectionId: 'away', side: 'lay', odds: '3.10', stake: 5_000 }
  must(await player.order('shown-lay', lay))
  must(await player.order('shown-waits', { marketId: 'shown', odds: '9.00', stake: 2_000 }))
  const text = await row('shown')
  expect(text).toContain('&#60;b&#62;A&#60;/b&#62; v B')
  expect(text).toContain('Open bets 3')
  expect(text).toContain('Held for them ৳ 225.00')
  // Home: pays 100 and the lay bet's 50. Away: takes 100 and the liability of 105. Draw: takes 100 and pays 50.
  expect(text).toContain('The house If The home side wins −৳ 150.00')
  expect(text).toContain('If The away side wins ৳ 205.00')
  expect(text).toContain('If The draw side wins ৳ 50.00')
  // Nothing is won or lost yet.
  expect(await operator.page(`/sandbox/players/${player.remoteId}/bets`)).not.toContain('৳ 0.00')
})

it('a market ends once, is settled once, and cannot be changed afterwards', async () => {
  board.set('ended')
  const player = await newPlayer(app, 'console3')
  must(await player.order('ends-at-once', { marketId: 'ended' }))
  expect(await operator.end('ended', 'nobody')).toBe('over')
  expect(await operator.end('ended', 'home')).toBe('ended')
  expect(await operator.end('ended', 'away')).toBe('over')
  expect(await send('ended', 'suspend', { suspended: 'yes' })).toBe('over')
  for (let time = 0; time < 3; time++) expect(await send('ended', 'settle')).toBe('settled')
  expect(await player.balance()).toBe('1100.00')
  expect(await player.exchangeRecords()).toMatchObject([{ status: 'WON' }])
  expect(await row('ended')).toContain('The home side, by the operator')
  expect((await player.order('comes-late', { marketId: 'ended' })).status).toBe(422)
})

it('End asks once, says what it does, and ends nothing until then', async () => {
  board.set('asked')
  const player = await newPlayer(app, 'console5')
  must(await player.order('is-asked-once', { marketId: 'asked' }))
  const asked = await operator.submit('/sandbox/exchange/asked/end', { result: 'home' })
  expect([asked.statusCode, asked.body.includes('<h1>End this market?</h1>')]).toEqual([200, true])
  const text = textOf(asked.body)
  for (const words of ['Result The home side', 'Open bets, which are settled 1', 'Held for them ৳ 100.00'])
    expect(text).toContain(words)
  expect(text).toContain('The house, with this result −৳ 100.00')
  expect(await row('asked')).toContain('in play')
  const [, token = ''] = /name="token" value="(\w+)"/.exec(asked.body.split('/asked/end"')[1] ?? '') ?? []
  expect(token).not.toBe('')
  expect(await operator.end('asked', 'home')).toBe('ended')
})

it('a result that a market can’t have is refused at its field, where it stays', async () => {
  board.setFancy('run', { back: { line: 43, odds: 190 }, lay: { line: 42, odds: 200 } })
  const player = await newPlayer(app, 'console6')
  const bet = { marketId: 'run', kind: 'fancy', selectionId: 'run', odds: '90', line: 43 }
  must(await player.order('on-the-run', bet))
  const refused = await operator.submit('/sandbox/exchange/run/end', { result: 'many' })
  expect(refused.statusCode).toBe(422)
  expect(refused.body).toContain('<a href="#result-run">Result: this market can’t end with many.</a>')
  expect(refused.body).toMatch(/<input id="result-run" name="result" value="many"[^>]* aria-invalid="true"/)
  expect(refused.body.match(/value="many"/g)).toHaveLength(1)
})

it('a fancy is listed with its bets, suspended, and ended with a run', async () => {
  board.setFancy('sixer', { back: { line: 43, odds: 190 }, lay: { line: 42, odds: 200 } })
  const player = await newPlayer(app, 'console4')
  const bet = { marketId: 'sixer', kind: 'fancy', selectionId: 'sixer', odds: '90', line: 43 }
  must(await player.order('on-sixer', bet))
  const text = await row('sixer')
  expect(text).toContain('Fancy sixer · sixer')
  expect(text).toContain('Held for them ৳ 100.00')
  expect(text).toContain('Run, or void')
  expect(await send('sixer', 'suspend', { suspended: 'yes' })).toBe('suspended')
  expect((await player.order('not-taken', bet)).status).toBe(422)
  expect(await send('sixer', 'suspend', { suspended: 'no' })).toBe('resumed')
  must(await player.order('is-taken', { ...bet, stake: 1_000 }))
  expect(await operator.end('sixer', 'home')).toBe('over')
  expect(await operator.end('sixer', '43')).toBe('ended')
  expect(await send('sixer', 'settle')).toBe('settled')
  expect(await row('sixer')).toContain('43, by the operator')
  expect(await player.balance()).toBe('1099.00')
})

it.each([
  ['nothing', 'suspend', { suspended: 'yes' }, 'over'],
  ['nothing', 'end', { result: 'home' }, 'over'],
  ['nothing', 'end', { result: 'home', sure: 'yes' }, 'over'],
  ['nothing', 'settle', {}, 'settled'],
  ['shown', 'suspend', { suspended: 'maybe' }, 'wrong'],
  ['shown', 'end', {}, 'wrong'],
  ['shown', 'end', { result: '' }, 'wrong'],
] as const)('the form of %s to %s with %o answers %s', async (id, form, fields, word) => {
  expect(await send(id, form, fields as unknown as Record<string, string>)).toBe(word)
})

it('changes that were read earlier are not shown after the latest change', async () => {
  const answers: ((rows: unknown[]) => void)[] = []
  const read = () => new Promise((resolve) => answers.push(resolve))
  const db = { select: () => ({ from: () => ({ where: read }) }) } as unknown as Db
  const changes = operatorChanges(db)
  const [older, latest] = [changes.refresh(), changes.refresh()]
  answers[1]?.([{ id: 'late', suspended: true, result: null }])
  await latest
  answers[0]?.([])
  await older
  expect([...changes.current()]).toEqual([['late', { suspended: true }]])
})
