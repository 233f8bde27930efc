import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { lockFolder } from '../../server/db/lock.ts'
import type { Attempt } from './lockContender.ts'
import { buildScript, dataFolder } from './process.ts'

const contender = await buildScript('lockContender')
const started: ChildProcess[] = []
afterAll(() => {
  for (const child of started) child.kill('SIGKILL')
})

async function startContender(): Promise<ChildProcess> {
  const child = fork(contender)
  started.push(child)
  await once(child, 'message')
  return child
}

/** Returns the folders that the process has locked after these attempts. */
async function lockedBy(child: ChildProcess, attempts: Attempt[]): Promise<string[]> {
  child.send(attempts)
  const [locked] = await once(child, 'message')
  return locked
}

it('the lock of a dead process goes to one of several processes that start at the same time', {
  timeout: 60_000,
}, async () => {
  const parent = dataFolder()
  const folders = Array.from({ length: 40 }, (_, at) => join(parent, String(at)))
  const dead = await startContender()
  expect(
    await lockedBy(
      dead,
      folders.map((folder) => ({ folder, at: 0 })),
    ),
  ).toEqual(folders)
  const ended = once(dead, 'exit')
  dead.kill('SIGKILL')
  await ended

  const contenders = await Promise.all(Array.from({ length: 6 }, startContender))
  const start = Date.now() + 100
  const attempts = folders.map((folder, at) => ({ folder, at: start + at * 20 }))
  const locked = await Promise.all(contenders.map((child) => lockedBy(child, attempts)))
  expect(locked.flat().sort()).toEqual([...folders].sort())
})

it('a process can lock a folder once, and again after its release', async () => {
  const folder = join(dataFolder(), 'with a long path'.repeat(10), 'data')
  const release = await lockFolder(folder)
  await expect(lockFolder(folder)).rejects.toThrow(
    `Another sandbox is running on the data in ${folder}. Stop it first, or set DATA_DIR.`,
  )
  release()
  const releaseAgain = await lockFolder(folder)
  releaseAgain()
})

it('a folder with the socket of an earlier version can be locked', async () => {
  const folder = dataFolder()
  const socket = createServer()
  await once(socket.listen(join(folder, 'lock')), 'listening')
  const release = await lockFolder(folder)
  release()
  socket.close()
})

it('the error says why a folder can’t be locked', async () => {
  const folder = dataFolder()
  mkdirSync(join(folder, 'pg.lock'))
  await expect(lockFolder(folder)).rejects.toThrow(`The data folder ${folder} can't be locked: EISDIR`)
})
