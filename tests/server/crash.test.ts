import { afterAll, expect, it } from 'vitest'
import { openDatabase } from '../../server/db/database.ts'
import { prove } from '../../server/ledger/ledger.ts'
import { roundsOf } from '../rounds.ts'
import { Bettor } from './crashExchange.ts'
import { Customer } from './crashMoney.ts'
import { buildSandbox, dataFolder, type Running, startProcess } from './process.ts'
import { emptyPglite, ownDatabase, SANDBOX_PASSWORD, signup } from './sandbox.ts'

const ROUNDS = roundsOf({ some: 20, all: 100 })
const main = await buildSandbox()

let running: Running | undefined
afterAll(() => running?.child.kill('SIGKILL'))

/** What a client knows about its bets: the responses that it received, and the keys without a response. */
interface Player {
  username: string
  game: string
  answered: Map<string, unknown>
  unanswered: Set<string>
}

async function call(address: string, path: string, body: unknown, token?: string) {
  const response = await fetch(`${address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: await response.json() }
}

async function newPlayer(address: string, username: string): Promise<Player> {
  await call(address, '/api/v1/create-players', signup(username))
  const { body } = await call(address, '/api/login', { username, password: 'abc12345' })
  const run = { userId: body.remote_id, externalURL: '', isMobileLogin: true }
  const game = { gameCode: 'boishakh-slot-1', gameType: 'SLOT', platform: 'Boishakh' }
  const launched = await call(address, '/api/game-run', { ...run, ...game }, body.token)
  const launch = new URL(launched.body.url).searchParams.get('launch')
  const opened = await call(address, '/demo-game/calls/open', { launch })
  return { username, game: opened.body.token, answered: new Map(), unanswered: new Set() }
}

async function bet(address: string, player: Player, key: string) {
  player.unanswered.add(key)
  const { status, body } = await call(address, '/demo-game/calls/bet', { key, stake: 1_000 }, player.game)
  expect(status).toBe(200)
  player.unanswered.delete(key)
  player.answered.set(key, body)
}

/** Signs up, bets in games and on the exchange, deposits and withdraws in parallel; kills the process at a response. */
async function crash(
  address: string,
  child: Running['child'],
  round: number,
  until: number,
  signedUp: string[],
  customers: Customer[],
  bettors: Bettor[],
) {
  const player = await newPlayer(address, `crash${round}player`)
  signedUp.push(player.username)
  let answers = 0
  const answered = () => {
    if (++answers === until) child.kill('SIGKILL')
  }
  const line = async (work: (at: number) => Promise<void>) => {
    for (let at = 0; at < 30; at++) {
      // A call without a response ends its line.
      const alive = await work(at).then(
        () => true,
        (error) => {
          if (error instanceof TypeError || error instanceof SyntaxError) return false
          throw error
        },
      )
      if (!alive) return
    }
  }
  const signUps = (lane: string) =>
    line(async (at) => {
      const username = `r${round}${lane}${at}signup`
      const { status } = await call(address, '/api/v1/create-players', signup(username))
      expect(status).toBe(200)
      signedUp.push(username)
      answered()
    })
  const bets = (lane: string) =>
    line(async (at) => {
      await bet(address, player, `round-${round}-${lane}-${at}`)
      answered()
    })
  const money = customers.flatMap((customer) =>
    (['deposit', 'withdraw'] as const).map((action) => line(() => customer.move(action, answered))),
  )
  const exchange = bettors.map((bettor) => line(() => bettor.move(answered)))
  await Promise.all([signUps('a'), signUps('b'), bets('a'), bets('b'), bets('c'), ...money, ...exchange])
  return player
}

async function survive(folder: string, url: string | undefined) {
  const env = { DATA_DIR: folder, PORT: '0', SANDBOX_PASSWORD, ...(url && { DATABASE_URL: url }) }
  const signedUp: string[] = []
  const players: Player[] = []
  const customers: Customer[] = []
  const bettors: Bettor[] = []
  for (let round = 0; round < ROUNDS; round++) {
    // The process runs for only a second, so optimising PGlite's code would cost more than it saves.
    running = startProcess(main, env, ['--liftoff-only'])
    const address = await running.address
    if (round === 0) {
      customers.push(await Customer.enter(address, 'customer1'), await Customer.enter(address, 'customer2'))
      bettors.push(await Bettor.enter(address, 'bettor01'))
    }
    // An unanswered bet is repeated with its key: it has already happened once, or happens now.
    for (const player of players) for (const key of player.unanswered) await bet(address, player, key)
    for (const customer of customers) await customer.recover(address)
    for (const bettor of bettors) await bettor.recover(address)
    const until = 1 + ((round * 7) % 40)
    players.push(await crash(address, running.child, round, until, signedUp, customers, bettors))
    expect((await running.ended).code).toBe(null)
  }

  const database = await openDatabase({ url, folder })
  const rows = await database.db.query.players.findMany()
  const bets = await database.db.query.bets.findMany()
  const placed = []
  for (const bettor of bettors) placed.push(await bettor.audit(database.db))
  const proof = await prove(database.db)
  const moved = []
  for (const customer of customers) moved.push(await customer.audit(database.db))
  await database.close()

  const names = new Set(rows.map(({ username }) => username))
  expect(signedUp.filter((username) => !names.has(username))).toEqual([])
  expect(signedUp.length).toBeGreaterThan(ROUNDS * 2)
  const kept = new Map(
    bets.map((row) => [row.key, { stops: row.outcome, win: row.win, balance: row.balance }]),
  )
  let answered = 0
  for (const player of players) {
    for (const [key, answer] of player.answered) {
      answered++
      expect([key, kept.get(key)]).toEqual([key, answer])
    }
  }
  expect(answered).toBeGreaterThan(ROUNDS * 3)
  expect(kept.size).toBe(bets.length)
  expect(proof).toEqual({ sum: 0, points: 0, wrong: [] })
  for (const { placed: count, ended } of placed) {
    expect(count).toBeGreaterThan(ROUNDS)
    expect(ended).toBeGreaterThan(0)
  }
  for (const { answered, decided } of moved) {
    expect(answered).toBeGreaterThan(ROUNDS)
    expect(decided).toBeGreaterThan(ROUNDS)
  }
}

it(
  `the sandbox, killed ${ROUNDS} times amid sign-ups, bets, exchange bets and settlements, deposits, withdrawals and decisions, loses nothing that it answered`,
  async () => {
    if (!process.env.TEST_DATABASE_URL) {
      const folder = dataFolder()
      await (await openDatabase({ folder, data: emptyPglite() })).close()
      return survive(folder, undefined)
    }
    const { url, drop } = await ownDatabase()
    await survive(dataFolder(), url)
    await drop()
  },
  ROUNDS * 21_000,
)
