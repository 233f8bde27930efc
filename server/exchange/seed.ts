import { randomBytes } from 'node:crypto'
import type { Db } from '../db/database.ts'
import { exchangeSeed } from '../db/schema.ts'

/**
 * Reads the seed of the exchange's matches, and creates a random one at the first start. All processes on a
 * database get the same one. It must never leave the server.
 */
export async function readOrCreateSeed(db: Db): Promise<string> {
  // Of several processes that start at once, one inserts, and the others wait for it.
  await db
    .insert(exchangeSeed)
    .values({ seed: randomBytes(32).toString('hex') })
    .onConflictDoNothing()
  const [row] = await db.select({ seed: exchangeSeed.seed }).from(exchangeSeed)
  if (!row) throw new Error('the seed of the exchange was not inserted')
  return row.seed
}
