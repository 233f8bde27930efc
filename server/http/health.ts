import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'

/** Time in which the database must answer. */
const ANSWER_WITHIN_MS = 2_000

/** Registers `/healthz`: 200 where the database answers in time, else 503. Nothing is logged, and it has no limit. */
export function registerHealth(app: FastifyInstance): void {
  app.get('/healthz', async (_request, reply) => {
    const answered = app.db.execute(sql`select 1`).then(
      () => true,
      () => false,
    )
    const healthy = await Promise.race([answered, sleep(ANSWER_WITHIN_MS, false, { ref: false })])
    return reply
      .code(healthy ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: healthy ? 'ok' : 'unavailable' })
  })
}
