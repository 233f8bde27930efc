import { mkdirSync, renameSync, rmSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { join, relative } from 'node:path'
import { StartupError } from '../startup-error.ts'

/** Bytes of a socket's path that every system takes, less what is put behind it to set it aside. */
const LONGEST_PATH = 90

/**
 * Takes a data folder for this process alone, by listening on a socket in it: two processes on one PGlite
 * folder lose writes without a word. A socket that a dead process left behind answers nobody and is replaced.
 * Resolves to the function that gives the folder back; throws a StartupError where a live process has it.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  mkdirSync(folder, { recursive: true })
  const path =
    process.platform === 'win32' ? `\\\\.\\pipe\\${folder.replaceAll('\\', '/')}` : socketPath(folder)
  const server = await take(path).catch((error: Error) => {
    throw new StartupError(`The data folder ${folder} can't be locked: ${error.message}`)
  })
  if (!server) {
    throw new StartupError(
      `Another sandbox is running on the data in ${folder}. Stop it first, or set DATA_DIR.`,
    )
  }
  server.unref()
  return () => new Promise((resolve) => server.close(() => resolve()))
}

/** Where it is too long, Node cuts it off without a word: from here it is mostly short. */
function socketPath(folder: string): string {
  const path = [join(folder, 'lock'), relative('.', join(folder, 'lock'))].find(
    (each) => Buffer.byteLength(each) <= LONGEST_PATH,
  )
  if (path) return path
  throw new StartupError(`The path of the data folder ${folder} is too long. Set DATA_DIR to a shorter one.`)
}

async function take(path: string): Promise<Server | undefined> {
  return (await listen(path)) ?? replaceStale(path)
}

async function replaceStale(path: string): Promise<Server | undefined> {
  if (await answers(path)) return undefined
  // Renamed before it is judged: a socket that somebody else has put there meanwhile is put back.
  const aside = `${path}.${process.pid}`
  renameSync(path, aside)
  if (await answers(aside)) {
    renameSync(aside, path)
    return undefined
  }
  rmSync(aside)
  return listen(path)
}

function listen(path: string): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy())
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    )
    server.listen(path, () => resolve(server))
  })
}

function answers(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path)
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}
