import { createHash } from 'node:crypto'
import type { Answer, Call } from '@tiya/contract/wire'
import { and, eq, lt, sql } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Input, playerRoute } from '../access/route.ts'
import type { Player } from '../access/sessions.ts'
import type { Db } from '../db/database.ts'
import { idempotencyKeys } from '../db/schema.ts'
import { databaseCode } from '../db/violation.ts'
import { Refusal } from '../http/refusal.ts'

/** Twice as long as a client keeps its key. */
const KEPT_HOURS = 48

/** How long a second call with the same key waits for the first one to end. */
const WAIT = '5s'

/** PostgreSQL's code for a lock that was not granted within `lock_timeout`. */
const LOCK_NOT_AVAILABLE = '55P03'

interface Attempt {
  playerId: number
  /** The path of the call: a key belongs to one call of one player. */
  call: string
  key: string
  fingerprint: string
}

/**
 * Registers a call that moves money. Its handler runs in one database transaction, `tx`, which also stores
 * the `Idempotency-Key` with the response. A repeated request with the same key gets the stored response, and
 * a different request with that key gets a 422; either gets a 409 if the first one is still running. A
 * refused call stores no key, because nothing happened. A call without a key runs each time.
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
      return runOnce(app.db, { playerId: input.player.id, call: call.path, key, fingerprint }, effect)
    },
    // A HEAD must not run a GET that moves money.
    { exposeHeadRoute: false },
  )
}

/** Deletes the keys that no client will send again. */
export async function sweepIdempotencyKeys(db: Db): Promise<void> {
  await db
    .delete(idempotencyKeys)
    .where(lt(idempotencyKeys.createdAt, new Date(Date.now() - KEPT_HOURS * 3_600_000)))
}

async function runOnce<A>(db: Db, attempt: Attempt, effect: (tx: Db) => Promise<A>): Promise<A> {
  const { playerId, call, key } = attempt
  const row = and(
    eq(idempotencyKeys.playerId, playerId),
    eq(idempotencyKeys.call, call),
    eq(idempotencyKeys.key, key),
  )
  return db.transaction(async (tx) => {
    const isFirst = await takeKey(tx, attempt)
    if (!isFirst) {
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

/** Whether this call is the first with its key; a concurrent second call waits here until the first ends. */
async function takeKey(tx: Db, attempt: Attempt): Promise<boolean> {
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
