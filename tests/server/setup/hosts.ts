import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setInterval } from 'node:timers/promises'

const SAMPLES = resolve(import.meta.dirname, '../../../docs/deploy')

/** What replaces the marked lines of a sample. */
interface Place {
  port: number
  dist: string
  /** Host and port of the backend. */
  backend: string
  /** A folder for the server's own files. */
  folder: string
  /** What the operator changes besides the marked lines. */
  changes: Record<string, string>
}

/** The file of each sample. */
const FILES = { nginx: 'nginx.conf', caddy: 'Caddyfile' }

/** Each server: writes its configuration for a place, and returns its arguments. */
const HOSTS = {
  nginx(place: Place) {
    const sample = fill(FILES.nginx, {
      ...place.changes,
      'listen 80;': `listen 127.0.0.1:${place.port};`,
      '/srv/tiya/dist': place.dist,
      '127.0.0.1:3000': place.backend,
    })
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((name) => `${name}_temp_path ${place.folder}/${name};`)
      .join('\n')
    const file = join(place.folder, 'nginx.conf')
    writeFileSync(
      file,
      `daemon off; worker_processes 1; pid ${place.folder}/pid; error_log stderr;
${process.getuid?.() === 0 ? 'user root;' : ''}
events {}
http { include /etc/nginx/mime.types; access_log off; ${temporary}
${sample}
}`,
    )
    return ['-c', file, '-p', place.folder]
  },
  caddy(place: Place) {
    const sample = fill(FILES.caddy, {
      ...place.changes,
      'site.example {': `http://127.0.0.1:${place.port} {`,
      '/srv/tiya/dist': place.dist,
      '127.0.0.1:3000': place.backend,
    })
    const file = join(place.folder, 'Caddyfile')
    writeFileSync(file, `{\n\tadmin off\n\tlog {\n\t\tlevel ERROR\n\t}\n}\n${sample}`)
    return ['run', '--adapter', 'caddyfile', '--config', file]
  },
}

type HostName = keyof typeof HOSTS

export const HOST_NAMES = Object.keys(HOSTS) as HostName[]

interface RunningHost {
  origin: string
  stop(): Promise<void>
}

/** Serves a folder with the sample of `docs/deploy`, in which lines may be changed. */
export async function startHost(
  name: HostName,
  dist: string,
  backend: string,
  changes: Record<string, string> = {},
): Promise<RunningHost> {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`))
  const port = await freePort()
  const args = HOSTS[name]({ port, dist, backend, folder, changes })
  const env = { PATH: process.env.PATH ?? '', HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
  const child = spawn(name, args, { env, stdio: ['ignore', 'ignore', 'inherit'] })
  const ended = new Promise((done) => child.once('close', done))
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  const origin = `http://127.0.0.1:${port}`
  const answers = () =>
    fetch(origin).then(
      () => true,
      () => false,
    )
  for await (const _ of setInterval(100, undefined, { signal: AbortSignal.timeout(20_000) }))
    if (await answers()) break
  return { origin, stop }
}

/** Returns the hash of the early script that a host's sample allows. */
export function hashIn(name: HostName): string {
  const sample = readFileSync(join(SAMPLES, FILES[name]), 'utf8')
  return /'sha256-[^']+'/.exec(sample)?.[0] ?? ''
}

/** Returns a sample with its lines changed; throws if it lacks one of them. */
function fill(name: string, changes: Record<string, string>): string {
  return Object.entries(changes).reduce(
    (text, [line, changed]) => {
      if (!text.includes(line)) throw new Error(`${name} lacks ${line}`)
      return text.replaceAll(line, changed)
    },
    readFileSync(join(SAMPLES, name), 'utf8'),
  )
}

/** Resolves with a port of the loopback that nothing listens on. */
export function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => done(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
