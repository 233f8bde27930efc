import { lockFolder } from '../../server/db/lock.ts'

/*
 * A process that tries to lock folders, one after another, each at a given time (milliseconds since 1970). It
 * reports the folders that it has locked, and holds them until it is killed.
 */
export interface Attempt {
  folder: string
  at: number
}

process.on('message', async (attempts: Attempt[]) => {
  const locked: string[] = []
  for (const { folder, at } of attempts) {
    await new Promise((resolve) => setTimeout(resolve, at - Date.now()))
    await lockFolder(folder).then(
      () => locked.push(folder),
      () => {},
    )
  }
  process.send?.(locked)
})
process.send?.('ready')
