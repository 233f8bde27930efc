import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, it } from 'vitest'
import { lockFolder } from '../../server/db/lock.ts'

const root = process.cwd()
const parent = mkdtempSync(join(tmpdir(), 'lock-'))
/** Its path is longer than a socket's may be. */
const deep = join(parent, 'd'.repeat(60), 'e'.repeat(60))
mkdirSync(deep, { recursive: true })

afterAll(() => rmSync(parent, { recursive: true }))
afterEach(() => {
  process.chdir(root)
})

it('locks a folder whose path is too long for a socket, from near by', async () => {
  process.chdir(join(deep, '..'))
  const unlock = await lockFolder(deep)
  await expect(lockFolder(deep)).rejects.toThrow(`Another sandbox is running on the data in ${deep}.`)
  await unlock()
  await (await lockFolder(deep))()
})

it('says so where it is too long from anywhere', async () => {
  await expect(lockFolder(deep)).rejects.toThrow(
    `The path of the data folder ${deep} is too long. Set DATA_DIR to a shorter one.`,
  )
})

it('says so where the lock is none', async () => {
  mkdirSync(join(parent, 'lock'))
  await expect(lockFolder(parent)).rejects.toThrow(`The data folder ${parent} can't be locked: `)
})
