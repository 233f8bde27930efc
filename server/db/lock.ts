/// <reference path="./fs-native-extensions.d.ts" />
import { closeSync, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { StartupError } from './startupError.ts'

/**
 * Locks a data folder for one server, because two servers on one PGlite folder silently lose writes. The
 * operating system holds the lock, on the file `pg.lock` in the folder: it ends with its process, however
 * that ends, and the file stays. Resolves with the function that releases the lock; throws a StartupError if
 * another server holds it.
 */
export async function lockFolder(folder: string): Promise<() => void> {
  try {
    // Imported here, so a system without a prebuilt package can still run on PostgreSQL.
    const { tryLock } = await import('fs-native-extensions')
    mkdirSync(folder, { recursive: true })
    const file = openSync(join(folder, 'pg.lock'), 'a+')
    const release = () => closeSync(file)
    if (tryLock(file)) return release
    release()
  } catch (error) {
    throw new StartupError(`The data folder ${folder} can't be locked: ${(error as Error).message}`)
  }
  throw new StartupError(
    `Another sandbox is running on the data in ${folder}. Stop it first, or set DATA_DIR.`,
  )
}
