import { eq } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { settings } from '../db/schema.ts'
import { DEFAULT_SETTINGS, type Settings } from '../db/settings.ts'

const ROW = eq(settings.id, 1)

/** Reads the operator's settings, with the defaults for those that were never set. */
export async function readSettings(db: Db): Promise<Settings> {
  const [row] = await db.select().from(settings).where(ROW)
  return { ...DEFAULT_SETTINGS, ...row?.value }
}

/** Changes the settings; concurrent changes run one after another, so none is lost. */
export async function changeSettings(db: Db, change: (now: Settings) => Settings): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.insert(settings).values({ value: {} }).onConflictDoNothing()
    const [row] = await tx.select().from(settings).where(ROW).for('update')
    await tx
      .update(settings)
      .set({ value: change({ ...DEFAULT_SETTINGS, ...row?.value }) })
      .where(ROW)
  })
}
