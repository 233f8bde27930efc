import { describe, expect, it } from 'vitest'
import { Operator } from './operator.ts'
import { newPlayer, type Player, sendBet } from './player.ts'
import { losing, must, startSandbox } from './sandbox.ts'

const app = await startSandbox({ below: losing() })
const operator = await Operator.enter(app)

const path = ({ remoteId }: Player) => `/sandbox/players/${remoteId}`

/** Returns the key of the form on a player's page, which changes each time the page is opened. */
const formKey = async (player: Player) =>
  /name="key" value="([\w-]+)"/.exec(await operator.page(path(player)))?.[1] ?? ''

const give = async (player: Player, fields: Record<string, string>) =>
  operator.send(`${path(player)}/grants`, {
    kind: 'bonus',
    amount: '100',
    reason: '',
    key: await formKey(player),
    ...fields,
  })

const pointsOf = async (player: Player) => (await player.user()).vip_coin

describe('the operator gives', () => {
  it('a bonus into the balance, which is in the records, the ledger and the inbox', async () => {
    const player = await newPlayer(app, 'gifted01')
    expect(await give(player, { reason: 'Sorry for the wait.' })).toBe('granted')
    expect(await player.balance()).toBe('1100.00')
    expect(await player.transactions()).toMatchObject([
      { action: 'bonus', key: '1', amount: '100.00', note: 'Sorry for the wait.' },
    ])
    expect(await player.told()).toBe('A gift for you: You have received ৳ 100.00. Sorry for the wait.')
    expect(await give(player, { amount: '5' })).toBe('granted')
    expect((await player.transactions())[0]).toMatchObject({ amount: '5.00', note: 'A gift for you' })
    expect(await player.told()).toBe('A gift for you: You have received ৳ 5.00.')
    expect(await operator.page('/sandbox/ledger')).toContain('<span class="tag">grant</span>')
  })

  it('VIP points, which can be converted like those from bets', async () => {
    const player = await newPlayer(app, 'gifted02')
    must(await sendBet(app, await player.openGame(), 'gifted-bet', 10_000))
    expect(await give(player, { kind: 'points', amount: '25' })).toBe('granted')
    expect(await pointsOf(player)).toBe(35)
    expect(await player.told()).toBe('A gift for you: You have received 25 VIP points.')
    expect(await player.transactions()).toEqual([])
    must(await player.get(`/convert-vipcoin?remote_id=${player.remoteId}&vip_coin=35`))
    expect([await pointsOf(player), await player.balance()]).toEqual([0, '903.50'])
    const ledger = await operator.page('/sandbox/ledger')
    expect(ledger).toContain('<dt>gifted02, points</dt><dd>-35 points</dd>')
    expect(ledger).toContain('VIP points given by the house')
  })

  it('a grant once if its form is sent many times', async () => {
    const player = await newPlayer(app, 'gifted03')
    for (const kind of ['bonus', 'points']) {
      const key = await formKey(player)
      const notices = await Promise.all(Array.from({ length: 10 }, () => give(player, { kind, key })))
      expect(notices.toSorted()).toEqual(['granted', ...Array(9).fill('repeated')])
    }
    expect([await pointsOf(player), await player.balance()]).toEqual([100, '1100.00'])
    expect(await operator.page(`${path(player)}?notice=repeated`)).toContain('nothing more was given')
  })

  it('the highest and the lowest amount', async () => {
    const player = await newPlayer(app, 'gifted04')
    expect(await give(player, { amount: '100000' })).toBe('granted')
    expect(await give(player, { amount: '1', kind: 'points' })).toBe('granted')
    expect([await pointsOf(player), await player.balance()]).toEqual([1, '101000.00'])
  })

  it('nothing to a player who does not exist', async () => {
    const key = await formKey(await newPlayer(app, 'gifted05'))
    for (const id of ['1', '999999', 'x', '0'])
      expect(await operator.send(`/sandbox/players/${id}/grants`, { kind: 'bonus', amount: '5', key })).toBe(
        'nobody',
      )
  })

  it.each([
    { amount: '0' },
    { amount: '-5' },
    { amount: '1.5' },
    { amount: '100001' },
    { amount: '1e3' },
    { amount: '' },
    { kind: 'money' },
    { key: '' },
    { key: 'short' },
    { key: `${'x'.repeat(30)}<b>` },
  ])('nothing if the form has %o', async (fields) => {
    const player = await newPlayer(app, `nothing${Math.random().toString(36).slice(2, 10)}`)
    expect(await give(player, fields as Record<string, string>)).toBe('wrong')
    expect(await player.transactions()).toEqual([])
    expect(await pointsOf(player)).toBe(0)
  })
})
