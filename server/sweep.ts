import type { FastifyInstance } from 'fastify'
import type { Db } from './db/database.ts'

/** Does what is due: deletes expired rows that nothing reads any more, or pays the cashback of last week. */
export type Sweep = (db: Db) => Promise<void>

const EVERY_MS = 5 * 60_000

/** Runs all sweeps now, and then every five minutes until the app closes. Sweeps that fail later are logged. */
export async function sweepRegularly(app: FastifyInstance, sweeps: Sweep[]): Promise<void> {
  for (const sweep of sweeps) await sweep(app.db)

  let running = Promise.resolve()
  const timer = setInterval(() => {
    running = running.then(async () => {
      for (const sweep of sweeps) {
        await sweep(app.db).catch((err) => app.log.error({ err }, 'A sweep failed'))
      }
    })
  }, EVERY_MS)
  // The timer must not keep a closed server's process alive.
  timer.unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await running
  })
}
