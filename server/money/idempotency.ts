import { createHash } from 'node:crypto'
import { and, eq, lt, sql } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Answer, Call } from '../../machines/contract/wire.ts'
import type { Player } from '../auth/sessions.ts'
import type { Db } from '../db/database.ts'
import { idempotencyKeys } from '../db/schema.ts'
import { databaseCode } from '../db/violation.ts'
import { Refusal } from '../http/refusal.ts'
import { type Input, playerRoute } from '../http/route.ts'

/** Twice as long as a client keeps its key (decisions, Sent once). */
const KEPT_HOURS = 48

/** How long a second call with a key waits for the first to end. */
const WAIT = '5s'

/** What has not been had within `lock_timeout`. */
const LOCK_NOT_AVAILABLE = '55P03'

interface Attempt {
  playerId: number
  /** The path: a key holds for one call of one player. */
  call: string
  key: string
  fingerprint: string
}

/**
 * Registers a call that moves money: all that it does is one database transaction, `tx`, which keeps the
 * `Idempotency-Key` too (decisions, Sent once). The same key and request again get the same answer; another
 * request under the key is a 422; where the first is still under way, 409. A refusal keeps no key: nothing
 * happened. Without a key it is an ordinary call.
 */
export function moneyRoute<C extends Call>(
  app: FastifyInstance,
  call: C,
  handler: (input: Input<C> & { player: Player; tx: Db }) => Promise<Answer<C>>,
): void {
  playerRoute(
    app,
    call,
    (input) => {
      const key = keyOf(input.request)
      const effect = (tx: Db) => handler({ ...input, tx })
      if (key === undefined) return app.db.transaction(effect)
      const fingerprint = createHash('sha256')
        .update(JSON.stringify([input.body ?? null, input.query ?? null]))
        .digest('hex')
      return once(app.db, { playerId: input.player.id, call: call.path, key, fingerprint }, effect)
    },
    // A GET that moves money must not be done by a HEAD too.
    { exposeHeadRoute: false },
  )
}

/** Forgets the keys that no client comes back with. */
export async function sweepIdempotencyKeys(db: Db): Promise<void> {
  await db
    .delete(idempotencyKeys)
    .where(lt(idempotencyKeys.createdAt, new Date(Date.now() - KEPT_HOURS * 3_600_000)))
}

async function once<A>(db: Db, attempt: Attempt, effect: (tx: Db) => Promise<A>): Promise<A> {
  const { playerId, call, key } = attempt
  const row = and(
    eq(idempotencyKeys.playerId, playerId),
    eq(idempotencyKeys.call, call),
    eq(idempotencyKeys.key, key),
  )
  return db.transaction(async (tx) => {
    const first = await take(tx, attempt)
    if (!first) {
      const [kept] = await tx.select().from(idempotencyKeys).where(row)
      if (kept?.fingerprint !== attempt.fingerprint) {
        throw new Refusal(422, 'This key has been used for another request.')
      }
      return kept.answer as A
    }
    const answer = await effect(tx)
    await tx.update(idempotencyKeys).set({ answer }).where(row)
    return answer
  })
}

/** True for the first with a key; a second one at once waits here for the first to end. */
async function take(tx: Db, attempt: Attempt): Promise<boolean> {
  try {
    await tx.execute(sql.raw(`set local lock_timeout = '${WAIT}'`))
    const taken = await tx
      .insert(idempotencyKeys)
      .values(attempt)
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key })
    await tx.execute(sql.raw('set local lock_timeout to default'))
    return taken.length === 1
  } catch (error) {
    if (databaseCode(error) !== LOCK_NOT_AVAILABLE) throw error
    throw new Refusal(409, 'Still being processed.')
  }
}

function keyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key !== 'string' || !/^[\x21-\x7e]{8,128}$/.test(key)) {
    throw new Refusal(422, 'The Idempotency-Key must be 8 to 128 visible characters.')
  }
  return key
}
