import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'

/**
 * Registers `/healthz`: 200 if the database responds in time, otherwise 503. Nothing is logged, and no rate
 * limit applies.
 *
 * @param answerWithin milliseconds
 */
export function registerHealth(app: FastifyInstance, answerWithin = 2_000): void {
  app.get('/healthz', async (_request, reply) => {
    const answered = app.db.execute(sql`select 1`).then(
      () => true,
      () => false,
    )
    const healthy = await Promise.race([answered, sleep(answerWithin, false, { ref: false })])
    return reply
      .code(healthy ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: healthy ? 'ok' : 'unavailable' })
  })
}
