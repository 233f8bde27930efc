import { aliasedTable, and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { players, sessions } from '../db/schema.ts'
import type { Language } from '../http/bengali.ts'
import { Refusal } from '../http/refusal.ts'
import { bearer, hashToken, newToken } from './tokens.ts'

const LIFETIME_DAYS = 30

/** The player who makes a call. */
export interface Player {
  id: number
  username: string
  sessionId: number
}

/** The player of an exchange token. */
export interface ExchangePlayer extends Player {
  /** The language in which the exchange was opened last. */
  language: Language
}

/**
 * Returns the player of a site bearer token. Throws a Refusal with 401 if the token is missing, unknown,
 * ended or expired.
 */
export async function requirePlayer(db: Db, authorization: string | undefined): Promise<Player> {
  const player = await findByToken(db, authorization, 'site')
  if (!player) throw new Refusal(401, 'Unauthenticated.')
  return player
}

/**
 * Returns the player of an exchange token, which ends with the site session that it was issued to. Throws a
 * Refusal with 401, as `requirePlayer` does.
 */
export async function requireExchangePlayer(
  db: Db,
  authorization: string | undefined,
): Promise<ExchangePlayer> {
  const player = await findByToken(db, authorization, 'exchange')
  if (!player) throw new Refusal(401, 'Your session has ended. Please log in again.')
  return player
}

async function findByToken(
  db: Db,
  authorization: string | undefined,
  kind: (typeof sessions.$inferSelect)['kind'],
): Promise<ExchangePlayer | undefined> {
  const token = bearer(authorization)
  if (!token) return undefined
  const parents = aliasedTable(sessions, 'parents')
  const now = new Date()
  const [player] = await db
    .select({
      id: players.id,
      username: players.username,
      sessionId: sessions.id,
      language: sql<Language>`coalesce(${parents.language}, ${sessions.language})`,
    })
    .from(sessions)
    .innerJoin(players, eq(players.id, sessions.playerId))
    .leftJoin(parents, eq(parents.id, sessions.parentId))
    .where(
      and(
        eq(sessions.tokenHash, hashToken(token)),
        eq(sessions.kind, kind),
        gt(sessions.expiresAt, now),
        or(isNull(sessions.parentId), gt(parents.expiresAt, now)),
        eq(players.status, 'active'),
      ),
    )
  return player
}

/** Throws a Refusal with 403 if a call names a player other than the one its token belongs to. */
export function requireOwn(remoteId: string, player: Player): void {
  if (remoteId !== String(player.id)) throw new Refusal(403, 'This is not your account.')
}

/**
 * Starts a session with one token for the site and one for the exchange. Resolves with `undefined` if the
 * password is no longer the one that was verified.
 */
export async function startSession(
  db: Db,
  { id: playerId, passwordHash }: Pick<typeof players.$inferSelect, 'id' | 'passwordHash'>,
): Promise<{ token: string; exchangeToken: string } | undefined> {
  return db.transaction(async (tx) => {
    // Locked, so a concurrent password change either comes first or ends this session.
    const [unchanged] = await tx
      .select({ id: players.id })
      .from(players)
      .where(and(eq(players.id, playerId), eq(players.passwordHash, passwordHash)))
      .for('share')
    if (!unchanged) return undefined
    const { token, hash } = newToken()
    const [session] = await tx
      .insert(sessions)
      .values({ playerId, kind: 'site', tokenHash: hash, expiresAt: expiry() })
      .returning({ id: sessions.id })
    if (!session) throw new Error('The insert returned no session')
    return { token, exchangeToken: await issueExchangeToken(tx, playerId, session.id) }
  })
}

/** Issues a token for the exchange, which ends with the session that it is issued to. */
export async function issueExchangeToken(db: Db, playerId: number, sessionId: number): Promise<string> {
  const { token, hash } = newToken()
  await db
    .insert(sessions)
    .values({ playerId, kind: 'exchange', parentId: sessionId, tokenHash: hash, expiresAt: expiry() })
  return token
}

/** Notes the language in which a session opens the exchange. */
export async function speakIn(db: Db, sessionId: number, language: Language): Promise<void> {
  await db.update(sessions).set({ language }).where(eq(sessions.id, sessionId))
}

/** Ends a session and its exchange tokens. */
export async function endSession(db: Db, sessionId: number): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, sessionId))
}

/** Ends all sessions of a player. */
export async function endSessionsOf(db: Db, playerId: number): Promise<void> {
  await db.delete(sessions).where(eq(sessions.playerId, playerId))
}

/** Deletes the sessions that have expired, with their exchange tokens. */
export async function sweepSessions(db: Db): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, new Date()))
}

function expiry(): Date {
  return new Date(Date.now() + LIFETIME_DAYS * 86_400_000)
}
