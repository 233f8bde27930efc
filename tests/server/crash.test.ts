import type { FastifyInstance } from 'fastify'
import { afterAll, expect, it } from 'vitest'
import { openDatabase } from '../../server/db/database.ts'
import { prove } from '../../server/ledger/ledger.ts'
import { roundsOf } from '../rounds.ts'
import { Bettor } from './crashExchange.ts'
import { Customer } from './crashMoney.ts'
import { newPlayer, sendBet } from './player.ts'
import { buildSandbox, dataFolder, filledDataFolder, type Running, startProcess } from './process.ts'
import { appAt } from './remote.ts'
import { must, ownDatabase, post, SANDBOX_PASSWORD, signup } from './sandbox.ts'

const ROUNDS = roundsOf({ some: 6, all: 100 })
const main = await buildSandbox()

let running: Running | undefined
afterAll(() => running?.child.kill('SIGKILL'))

/** A player of a demo game: the responses that were received, and the keys without a response. */
class Gambler {
  readonly #game: string
  readonly answered = new Map<string, unknown>()
  readonly unanswered = new Set<string>()

  static async enter(app: FastifyInstance, username: string): Promise<Gambler> {
    return new Gambler(await (await newPlayer(app, username)).openGame())
  }

  constructor(game: string) {
    this.#game = game
  }

  async bet(app: FastifyInstance, key: string): Promise<void> {
    this.unanswered.add(key)
    const answer = must(await sendBet(app, this.#game, key, 1_000))
    this.unanswered.delete(key)
    this.answered.set(key, answer)
  }
}

/** Signs up, bets in games and on the exchange, deposits and withdraws in parallel; kills the process at a response. */
async function crash(
  app: FastifyInstance,
  child: Running['child'],
  round: number,
  until: number,
  signedUp: string[],
  customers: Customer[],
  bettors: Bettor[],
) {
  const username = `crash${round}player`
  const gambler = await Gambler.enter(app, username)
  signedUp.push(username)
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
      must(await post(app, '/v1/create-players', signup(username)))
      signedUp.push(username)
      answered()
    })
  const bets = (lane: string) =>
    line(async (at) => {
      await gambler.bet(app, `round-${round}-${lane}-${at}`)
      answered()
    })
  const money = customers.flatMap((customer) =>
    (['deposit', 'withdraw'] as const).map((action) => line(() => customer.move(action, answered))),
  )
  const exchange = bettors.map((bettor) => line(() => bettor.move(answered)))
  await Promise.all([signUps('a'), signUps('b'), bets('a'), bets('b'), bets('c'), ...money, ...exchange])
  return gambler
}

async function survive(folder: string, url: string | undefined) {
  const env = { DATA_DIR: folder, PORT: '0', SANDBOX_PASSWORD, ...(url && { DATABASE_URL: url }) }
  const signedUp: string[] = []
  const gamblers: Gambler[] = []
  const customers: Customer[] = []
  const bettors: Bettor[] = []
  for (let round = 0; round < ROUNDS; round++) {
    // The process runs for only a second, so optimising PGlite's code would cost more than it saves.
    running = startProcess(main, env, ['--liftoff-only'])
    const app = appAt(await running.address)
    if (round === 0) {
      customers.push(await Customer.enter(app, 'customer1'), await Customer.enter(app, 'customer2'))
      bettors.push(await Bettor.enter(app, 'bettor01'))
    }
    // An unanswered bet is repeated with its key: it has already happened once, or happens now.
    for (const gambler of gamblers) for (const key of gambler.unanswered) await gambler.bet(app, key)
    for (const customer of customers) await customer.recover(app)
    for (const bettor of bettors) await bettor.recover(app)
    const until = 1 + ((round * 13) % 40)
    gamblers.push(await crash(app, running.child, round, until, signedUp, customers, bettors))
    expect((await running.ended).code).toBe(null)
  }

  const database = await openDatabase({ url, folder })
  const players = await database.db.query.players.findMany()
  const bets = await database.db.query.bets.findMany()
  const placed = []
  for (const bettor of bettors) placed.push(await bettor.audit(database.db))
  const proof = await prove(database.db)
  const moved = []
  for (const customer of customers) moved.push(await customer.audit(database.db))
  await database.close()

  const names = new Set(players.map(({ username }) => username))
  expect(signedUp.filter((username) => !names.has(username))).toEqual([])
  expect(signedUp.length).toBeGreaterThan(ROUNDS * 2)
  const kept = new Map(
    bets.map((row) => [row.key, { stops: row.outcome, win: row.win, balance: row.balance }]),
  )
  let answered = 0
  for (const gambler of gamblers) {
    for (const [key, answer] of gambler.answered) {
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
      return survive(await filledDataFolder(), undefined)
    }
    const { url, drop } = await ownDatabase()
    await survive(dataFolder(), url)
    await drop()
  },
  ROUNDS * 21_000,
)
