import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '#server/db/database.ts'
import { prove } from '#server/ledger/ledger.ts'
import { get, must, PASSWORD, post, SANDBOX_PASSWORD } from '../setup/calls.ts'
import { Operator } from '../setup/operator.ts'
import { newPlayer, type Player } from '../setup/player.ts'
import { type OwnPostgres, postgresPrograms, startPostgres } from '../setup/postgres.ts'
import { buildSandbox, dataFolder, type Running, startProcess } from '../setup/process.ts'
import { appAt } from '../setup/remote.ts'

/** The connections that a sandbox opens at most. */
const CONNECTIONS = 10
const UNAVAILABLE = { message: 'The server is not available at the moment. Please try again.' }
const WAIT = { timeout: 20_000, interval: 50 }

if (postgresPrograms === undefined) {
  it('a restart of PostgreSQL is not tested, because its programs are not installed', () => {
    console.warn('PostgreSQL is not installed: its restart is not tested.')
  })
} else testRestarts(postgresPrograms, await buildSandbox(), dataFolder())

function testRestarts(programs: string, main: string, folder: string): void {
  let postgres: OwnPostgres
  beforeAll(async () => {
    postgres = await startPostgres(programs)
    return () => postgres.remove()
  })

  describe('a sandbox whose PostgreSQL restarts', { timeout: 120_000 }, () => {
    let running: Running
    let app: ReturnType<typeof appAt>
    let operator: Operator

    beforeAll(async () => {
      const env = { DATABASE_URL: postgres.url, DATA_DIR: folder, PORT: '0', SANDBOX_PASSWORD }
      running = startProcess(main, env)
      app = appAt(await running.address)
      operator = await Operator.enter(app)
    })
    afterAll(async () => {
      running.child.kill('SIGKILL')
      await running.ended
    })

    const claim = (player: Player) => player.post('/cash-claim', {}, `claim-${player.token.slice(0, 8)}`)
    const health = async () => (await app.inject({ url: '/healthz' })).statusCode

    async function connect(): Promise<Client> {
      const client = new Client({ connectionString: postgres.url })
      client.on('error', () => {})
      await client.connect()
      return client
    }

    /** Locks all accounts until PostgreSQL stops, so that no transaction on them ends before. */
    const lockAccounts = async () => (await connect()).query('begin; lock table accounts')

    /** Resolves when the transactions of all connections wait for a lock. */
    async function transactionsWait(): Promise<void> {
      const client = await connect()
      const waiting = async () => {
        const { rows } = await client.query(
          "select count(*)::int as count from pg_stat_activity where wait_event_type = 'Lock'",
        )
        return rows[0].count
      }
      await expect.poll(waiting, WAIT).toBe(CONNECTIONS)
    }

    it.each(['immediate', 'fast'] as const)(
      'with -m %s refuses calls with 503 meanwhile, keeps running, and answers again afterwards',
      async (mode) => {
        const players: Player[] = []
        // More than the sandbox has connections.
        for (let at = 0; at < 14; at++) players.push(await newPlayer(app, `${mode}${at}`))
        const [player = players[0] as Player] = players
        await lockAccounts()
        const answers = Promise.all(players.map(claim))
        await transactionsWait()

        await postgres.stop(mode)
        for (const { status, body } of await answers) expect([status, body]).toEqual([503, UNAVAILABLE])
        expect(await health()).toBe(503)
        for (const answer of [
          await claim(player),
          await post(app, '/login', { username: `${mode}0`, password: PASSWORD }),
          await player.post('/balance'),
          await get(app, '/general'),
        ])
          expect([answer.status, answer.body]).toEqual([503, UNAVAILABLE])
        for (const url of ['/sandbox', '/exchange-frame/calls/markets', '/demo-wallet/x']) {
          const headers = { cookie: 'sandbox=x', authorization: 'Bearer x' }
          const response = await app.inject({ url, headers })
          expect([url, response.statusCode, response.headers['content-type']]).toEqual([
            ...[url, 503, 'application/json; charset=utf-8'],
          ])
        }
        expect(await operator.send('/sandbox/faults/clear', {})).toBe('503')
        expect(running.child.exitCode).toBeNull()

        await postgres.start()
        await expect.poll(health, WAIT).toBe(200)
        await Promise.all(players.map(async (each) => must(await claim(each))))
        for (const each of players) expect(await each.balance()).toBe('1050.00')
        const { db, close } = await openDatabase({ url: postgres.url })
        expect(await prove(db)).toEqual({ sum: 0, points: 0, wrong: [] })
        await close()
      },
    )
  })

  it('a transaction that loses its connection before it begins frees its place in the pool', async () => {
    const { db, close } = await openDatabase({ url: postgres.url })
    const all = () => Array.from({ length: CONNECTIONS })
    await Promise.all(all().map(() => db.execute(sql`select 1`)))
    // Blocks this process, so that it begins transactions before it hears of its lost connections.
    const end =
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname is not null'
    spawnSync(join(programs, 'psql'), [postgres.url, '-c', end])
    const begun = await Promise.allSettled(all().map(() => db.transaction(async () => {})))
    expect(begun.map(({ status }) => status)).toEqual(all().map(() => 'rejected'))
    await Promise.all(all().map(() => db.transaction(async (tx) => tx.execute(sql`select 1`))))
    await close()
  })
}
