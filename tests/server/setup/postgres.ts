import { execFile, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { programsNamed } from '#scripts/lib/programs.mjs'
import { freePort } from './hosts.ts'

const DEBIAN = '/usr/lib/postgresql'

/** The folder of PostgreSQL's programs, undefined if there is none. Debian keeps them out of the PATH. */
export const postgresPrograms: string | undefined = findPrograms()

function findPrograms(): string | undefined {
  const [found] = programsNamed('postgres')
  if (found) return dirname(realpathSync(found))
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN) : []
  return versions
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(DEBIAN, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'postgres')))
}

export interface OwnPostgres {
  url: string
  start(): Promise<void>
  /** Stops it: `fast` ends all connections, `immediate` does so without a farewell, as a crash would. */
  stop(mode: 'fast' | 'immediate'): Promise<void>
  /** Stops it if it runs, and deletes its data. */
  remove(): Promise<void>
}

/** Starts a PostgreSQL of the test's own. */
export async function startPostgres(programs: string): Promise<OwnPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'))
  const port = await freePort()
  // PostgreSQL refuses to run as root.
  const isRoot = process.getuid?.() === 0
  if (isRoot) chownSync(folder, idOf('-u'), idOf('-g'))
  const run = async (program: string, ...args: string[]) => {
    const [file = '', ...before] = isRoot
      ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--init-groups', '--', join(programs, program)]
      : [join(programs, program)]
    await promisify(execFile)(file, [...before, '-D', join(folder, 'data'), ...args], { cwd: folder })
  }
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c fsync=off`
  const start = () => run('pg_ctl', 'start', '-l', join(folder, 'log'), '-o', settings)
  const stop = (mode: string) => run('pg_ctl', 'stop', '-m', mode)
  await run('initdb', '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--no-locale')
  await start()
  const remove = async () => {
    if (existsSync(join(folder, 'data/postmaster.pid'))) await stop('immediate')
    rmSync(folder, { recursive: true })
  }
  return { url: `postgresql://postgres@127.0.0.1:${port}/postgres`, start, stop, remove }
}

function idOf(flag: '-u' | '-g'): number {
  return Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout)
}
