import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { lockFolder } from '#server/db/lock.ts'
import { dataFolder } from '../setup/process.ts'

// process.test.ts shows that a lock holds between processes and ends with a killed one.
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

it('the error says why a folder can’t be locked', async () => {
  const folder = dataFolder()
  mkdirSync(join(folder, 'pg.lock'))
  await expect(lockFolder(folder)).rejects.toThrow(`The data folder ${folder} can't be locked: EISDIR`)
})
