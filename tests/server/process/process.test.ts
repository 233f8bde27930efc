import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '#server/db/database.ts'
import { printedOrigin } from '#server/http/origin.ts'
import { prove } from '#server/ledger/ledger.ts'
import { roundsOf } from '../../rounds.ts'
import { mixBets } from '../exchange/exchangeMix.ts'
import { SANDBOX_PASSWORD } from '../setup/calls.ts'
import { Operator } from '../setup/operator.ts'
import { newPlayer } from '../setup/player.ts'
import { buildSandbox, dataFolder, type Running, startProcess } from '../setup/process.ts'
import { type Pair, RACES, run, SHARED } from '../setup/races.ts'
import { appAt } from '../setup/remote.ts'
import { ownDatabase } from '../setup/sandbox.ts'

const main = await buildSandbox()
/** One folder for all processes, because creating a database takes seconds. */
const folder = dataFolder()
const started: Running[] = []
const start = (env: Record<string, string>) => {
  // The processes run only for seconds, so optimising PGlite's code would cost more than it saves.
  const running = startProcess(main, env, ['--liftoff-only'])
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

// PGlite's data can only be used by one process. The other tests don't depend on the database.
if (process.env.TEST_DATABASE_URL) {
  describe('two processes that start at the same time on one empty PostgreSQL', { timeout: 120_000 }, () => {
    let database: Awaited<ReturnType<typeof ownDatabase>>
    let pair: Pair

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

    it.each(Object.entries(SHARED))('%s', (_title, race) => run(race, pair))
    it.each(Object.entries(RACES))('together %s', (_title, race) => run(race, pair))

    const BETS = roundsOf({ some: 120, all: 4_000 })

    it(`together take ${BETS} bets of all kinds, with the ledger right after every step`, async () => {
      const { db, close } = await openDatabase({ url: database.url })
      await mixBets(pair, db, BETS)
      await close()
    }, 1_200_000)
  })
} else {
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

    it('keeps data, password and the result of a match after a killed process, and replaces an empty password file', async () => {
      const keyOf = (out: string) => /key=(\S+)/.exec(out)?.[1] ?? ''
      // Starting on a full disk leaves an empty file.
      writeFileSync(join(folder, 'sandbox-password'), '')
      const before = start({ DATA_DIR: folder, PORT: '0' })
      const app = appAt(await before.address)
      const key = readFileSync(join(folder, 'sandbox-password'), 'utf8')
      expect(key).toMatch(/^[\w-]{16}$/)
      const player = await newPlayer(app, 'restarted')
      const { id, eventName } = await player.marketToCome()
      const operator = await Operator.enter(app, key)
      expect(await operator.end(id, 'void')).toBe('ended')
      before.child.kill('SIGKILL')
      expect(keyOf((await before.ended).out)).toBe(key)

      const after = start({ DATA_DIR: folder, PORT: '0' })
      // The first answer already shows it.
      const { market } = await player.at(appAt(await after.address)).exchange(`/${id}`)
      expect([market.result, market.eventName]).toEqual(['void', eventName])
      after.child.kill('SIGTERM')
      const { code, out } = await after.ended
      expect([code, keyOf(out)]).toEqual([0, key])
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

    it.each(['http', '70000'])('%s as a port', async (port) => {
      expect(await refusal({ DATA_DIR: dataFolder(), PORT: port })).toBe(
        `PORT is not a port number: ${port}\n`,
      )
    })

    it('a folder that cannot be written', async () => {
      const file = join(dataFolder(), 'file')
      writeFileSync(file, '')
      expect(await refusal({ DATA_DIR: join(file, 'data'), PORT: '0' })).toContain(
        "can't be written: ENOTDIR",
      )
    })

    it('a broken database', async () => {
      const broken = dataFolder()
      mkdirSync(join(broken, 'pg'))
      writeFileSync(join(broken, 'pg', 'PG_VERSION'), 'broken')
      expect(await refusal({ DATA_DIR: broken, PORT: '0' })).toContain("can't be opened")
    })

    it('a PostgreSQL that does not answer, without printing its password', async () => {
      const url = 'postgres://somebody:secret@127.0.0.1:1/nothing'
      const err = await refusal({ DATA_DIR: dataFolder(), PORT: '0', DATABASE_URL: url })
      expect(err).toBe("The database of DATABASE_URL can't be used: connect ECONNREFUSED 127.0.0.1:1\n")
    })
  })
}
