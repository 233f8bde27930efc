import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { networkInterfaces } from 'node:os'
import { join, resolve } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import { StartupError } from './db/startupError.ts'
import { startMessage } from './startMessage.ts'

const FIRST_PORT = 3000
const CLOSE_WITHIN_MS = 5_000

/*
 * Runs the sandbox as a process. Environment: PORT, HOST (127.0.0.1), DATABASE_URL, DATA_DIR (.data), DIST (dist),
 * SANDBOX_PASSWORD, TRUST_PROXY (1 to trust one proxy), CONNECT_HOSTS and REPORT_ORIGINS (origins, separated by spaces).
 */
try {
  await main(process.env)
} catch (error) {
  if (!(error instanceof StartupError)) throw error
  console.error(error.message)
  // A database that failed to open can keep the process alive.
  process.exit(1)
}

async function main(env: NodeJS.ProcessEnv): Promise<void> {
  const port = env.PORT ? parsePort(env.PORT) : undefined
  const dataDir = resolve(env.DATA_DIR || '.data')
  const password = env.SANDBOX_PASSWORD || readOrCreatePassword(dataDir)
  const app = await buildApp({
    databaseUrl: env.DATABASE_URL,
    dataDir,
    dist: resolve(env.DIST || 'dist'),
    sandboxPassword: password,
    trustProxy: /^(1|true)$/.test(env.TRUST_PROXY ?? ''),
    connectHosts: listed(env.CONNECT_HOSTS),
    reportOrigins: listed(env.REPORT_ORIGINS),
  })
  closeOnSignals(app)
  const host = env.HOST || '127.0.0.1'
  try {
    const bound =
      port === undefined ? await listenFrom(app, host, FIRST_PORT) : await listenAt(app, host, port)
    console.log(startMessage({ host, port: bound, password, interfaces: networkInterfaces() }))
  } catch (error) {
    await app.close()
    throw error
  }
}

function listed(text = ''): string[] {
  return text.split(/\s+/).filter(Boolean)
}

function parsePort(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN
  if (!(port <= 65_535)) throw new StartupError(`PORT is not a port number: ${text}`)
  return port
}

/** Returns the password for `/sandbox`: a random one, created at the first start and stored with the data. */
function readOrCreatePassword(dataDir: string): string {
  const path = join(dataDir, 'sandbox-password')
  try {
    mkdirSync(dataDir, { recursive: true })
    // Readable by its owner only; an existing file is kept.
    writeFileSync(path, randomBytes(12).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    const exists = (error as NodeJS.ErrnoException).code === 'EEXIST' && existsSync(path)
    if (!exists)
      throw new StartupError(`The data folder ${dataDir} can't be written: ${(error as Error).message}`)
  }
  const password = readFileSync(path, 'utf8').trim()
  if (password) return password
  // The file is empty if an earlier start could not write it.
  rmSync(path)
  return readOrCreatePassword(dataDir)
}

async function listenFrom(app: FastifyInstance, host: string, first: number): Promise<number> {
  for (let port = first; port < first + 100; port++) {
    try {
      await app.listen({ host, port })
      if (port !== first) console.log(`Port ${first} is in use; using ${port} instead.`)
      return port
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw portError(error, host, port)
    }
  }
  throw new StartupError(`No free port from ${first} to ${first + 99} on ${host}.`)
}

async function listenAt(app: FastifyInstance, host: string, port: number): Promise<number> {
  try {
    await app.listen({ host, port })
    return (app.server.address() as AddressInfo).port
  } catch (error) {
    throw portError(error, host, port)
  }
}

function portError(error: unknown, host: string, port: number): StartupError {
  const { code, message } = error as NodeJS.ErrnoException
  const reason = code === 'EADDRINUSE' ? 'it is in use' : code === 'EACCES' ? 'permission denied' : message
  return new StartupError(`Port ${port} on ${host} can't be used: ${reason}. Set PORT or HOST.`)
}

/** Ends the process cleanly on Ctrl-C: drops open calls and closes the database. */
function closeOnSignals(app: FastifyInstance): void {
  let closing = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      // Ctrl-C arrives twice: from the terminal and from npm.
      if (closing) return
      closing = true
      setTimeout(() => process.exit(1), CLOSE_WITHIN_MS).unref()
      void app.close().then(() => process.exit(0))
    })
  }
}
