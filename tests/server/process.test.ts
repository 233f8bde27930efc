import { cpSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '../../server/db/database.ts'
import { printedOrigin } from '../../server/http/origin.ts'
import { prove } from '../../server/ledger/ledger.ts'
import { must, Operator } from './cashier.ts'
import { buildSandbox, dataFolder, type Running, startProcess } from './process.ts'
import { appAt } from './remote.ts'
import { get, marketToCome, newPlayer, ownDatabase, SANDBOX_PASSWORD } from './sandbox.ts'
import {
  raceBets,
  raceBonus,
  raceClaims,
  raceConversions,
  raceDecisions,
  raceExchange,
  raceKeys,
  raceWithdrawals,
  shareOdds,
  shareSettings,
  shareSuspension,
} from './twoProcesses.ts'

const main = await buildSandbox()
/** One folder for all processes, because creating a database takes seconds. */
const folder = dataFolder()
const started: Running[] = []
const start = (env: Record<string, string>) => {
  const running = startProcess(main, env)
  started.push(running)
  return running
}
afterAll(() => {
  for (const { child } of started) child.kill('SIGKILL')
})

/** Listens on a port, unless something else already does. */
function occupy(port: number): Promise<{ port: number; free(): void }> {
  return new Promise((done) => {
    const server = createServer()
    server.once('error', () => done({ port, free: () => {} }))
    server.listen(port, '127.0.0.1', () => {
      const address = server.address()
      const bound = typeof address === 'object' && address ? address.port : port
      done({ port: bound, free: () => server.close() })
    })
  })
}

describe('a start', { timeout: 120_000 }, () => {
  it('prints the addresses of site and console, refuses a second process on its data, and ends on Ctrl-C', async () => {
    const first = start({ DATA_DIR: folder, PORT: '0' })
    const address = await first.address
    expect((await fetch(`${address}/api/general`)).status).toBe(200)

    const second = await start({ DATA_DIR: folder, PORT: '0' }).ended
    expect(second).toEqual({
      code: 1,
      out: '',
      err: `Another sandbox is running on the data in ${folder}. Stop it first, or set DATA_DIR.\n`,
    })

    first.child.kill('SIGINT')
    const { code, out, err } = await first.ended
    expect([code, err]).toEqual([0, ''])
    const key = readFileSync(join(folder, 'sandbox-password'), 'utf8')
    expect(out).toContain(`/sandbox?key=${key}\n`)
    expect(out).toContain(`/sandbox/phone?key=${key}\n`)
    expect(out).not.toContain('same network')
    expect(statSync(join(folder, 'sandbox-password')).mode & 0o077).toBe(0)
  })

  it('keeps data and password after a killed process, and replaces an empty password file', async () => {
    // Starting on a full disk leaves an empty file.
    writeFileSync(join(folder, 'sandbox-password'), '')
    const first = start({ DATA_DIR: folder, PORT: '0' })
    await first.address
    first.child.kill('SIGKILL')
    const before = await first.ended
    const second = start({ DATA_DIR: folder, PORT: '0' })
    await second.address
    second.child.kill('SIGTERM')
    const after = await second.ended
    expect(after.code).toBe(0)
    const keyOf = (out: string) => /key=(\S+)/.exec(out)?.[1]
    expect(keyOf(before.out)).toMatch(/^[\w-]{16}$/)
    expect(keyOf(after.out)).toBe(keyOf(before.out))
  })

  it('shows the same match, which the operator has ended, as ended from its first answer on', async () => {
    const env = { DATA_DIR: folder, PORT: '0', SANDBOX_PASSWORD }
    const before = start(env)
    const app = appAt(await before.address)
    const { exchangeToken } = await newPlayer(app, 'restarted')
    const { id, eventName } = await marketToCome(app, exchangeToken)
    const operator = await Operator.enter(app)
    expect(await operator.send(`/sandbox/exchange/${id}/end`, { result: 'void' })).toBe('ended')
    before.child.kill('SIGKILL')
    await before.ended
    const after = start(env)
    const path = `/exchange-frame/calls/markets/${id}`
    const { market } = must(await get(appAt(await after.address), path, exchangeToken))
    expect([market.result, market.eventName]).toEqual(['void', eventName])
    after.child.kill('SIGTERM')
    await after.ended
  })

  it('without PORT uses the next free port and says so', async () => {
    const taken = await occupy(3000)
    const running = start({ DATA_DIR: folder })
    const port = new URL(await running.address).port
    running.child.kill('SIGINT')
    expect((await running.ended).out).toContain(`Port 3000 is in use; using ${port} instead.\n`)
    taken.free()
  })
})

// PGlite's data can only be used by one process.
if (process.env.TEST_DATABASE_URL) {
  describe('two processes on one PostgreSQL', { timeout: 120_000 }, () => {
    let database: Awaited<ReturnType<typeof ownDatabase>>
    let pair: [FastifyInstance, FastifyInstance]

    beforeAll(async () => {
      database = await ownDatabase()
      const env = { PORT: '0', SANDBOX_PASSWORD, DATABASE_URL: database.url ?? '' }
      const both = [start({ ...env, DATA_DIR: dataFolder() }), start({ ...env, DATA_DIR: dataFolder() })]
      const [first = '', second = ''] = await Promise.all(both.map(({ address }) => address))
      pair = [appAt(first), appAt(second)]
      return async () => {
        for (const { child, ended } of both) {
          child.kill('SIGTERM')
          expect((await ended).err).toBe('')
        }
        const { db, close } = await openDatabase({ url: database.url })
        const proof = await prove(db)
        await close()
        await database.drop()
        expect(proof).toEqual({ sum: 0, points: 0, wrong: [] })
      }
    })

    it('start on an empty database at the same time, and share its settings', () => shareSettings(pair))
    it('show the same odds', () => shareOdds(pair))
    it('decide a request once', () => raceDecisions(pair))
    it('accept one withdrawal at a time', () => raceWithdrawals(pair))
    it('pay out no bonus before its turnover is complete', () => raceBonus(pair))
    it('run a call with one key once', () => raceKeys(pair))
    it('pay a cash bonus once', () => raceClaims(pair))
    it('convert no point twice', () => raceConversions(pair))
    it('place a bet once, and only if the balance covers it', () => raceBets(pair))
    it('place an exchange bet once, and settle its market once', () => raceExchange(pair))
    it('soon both treat a market as suspended after one of them suspends it', () => shareSuspension(pair))
  })
}

it.each([
  ['0.0.0.0', 'http://localhost:3000'],
  ['::1', 'http://[::1]:3000'],
  ['192.0.2.7', 'http://192.0.2.7:3000'],
])('the address printed for the host %s is %s', (host, address) => {
  expect(printedOrigin(host, 3000)).toBe(address)
})

describe('a start refuses with one sentence', { timeout: 120_000 }, () => {
  const refusal = async (env: Record<string, string>) => {
    const { code, err, out } = await start(env).ended
    expect([code, out]).toEqual([1, ''])
    expect(err.trim().split('\n')).toHaveLength(1)
    return err
  }

  it('a port that is in use', async () => {
    const taken = await occupy(0)
    expect(await refusal({ DATA_DIR: folder, PORT: String(taken.port) })).toBe(
      `Port ${taken.port} on 127.0.0.1 can't be used: it is in use. Set PORT or HOST.\n`,
    )
    taken.free()
  })

  it.each(['http', '-1', '70000', '3000.5'])('%s as a port', async (port) => {
    expect(await refusal({ DATA_DIR: dataFolder(), PORT: port })).toBe(`PORT is not a port number: ${port}\n`)
  })

  it('a folder that cannot be written', async () => {
    const file = join(dataFolder(), 'file')
    writeFileSync(file, '')
    expect(await refusal({ DATA_DIR: join(file, 'data'), PORT: '0' })).toContain("can't be written: ENOTDIR")
  })

  it('a broken database', async () => {
    const broken = dataFolder()
    mkdirSync(join(broken, 'pg'))
    writeFileSync(join(broken, 'pg', 'PG_VERSION'), 'broken')
    expect(await refusal({ DATA_DIR: broken, PORT: '0' })).toContain("can't be opened")
  })

  it('a database of a killed process that has lost its tables', async () => {
    const dead = start({ DATA_DIR: folder, PORT: '0' })
    await dead.address
    dead.child.kill('SIGKILL')
    await dead.ended
    const broken = dataFolder()
    cpSync(join(folder, 'pg'), join(broken, 'pg'), { recursive: true })
    rmSync(join(broken, 'pg/base'), { recursive: true })
    mkdirSync(join(broken, 'pg/base'))
    expect(await refusal({ DATA_DIR: broken, PORT: '0' })).toContain("can't be opened")
  })

  it('a PostgreSQL that does not answer, without printing its password', async () => {
    const url = 'postgres://somebody:secret@127.0.0.1:1/nothing'
    const err = await refusal({ DATA_DIR: dataFolder(), PORT: '0', DATABASE_URL: url })
    expect(err).toBe("The database of DATABASE_URL can't be used: connect ECONNREFUSED 127.0.0.1:1\n")
  })
})
