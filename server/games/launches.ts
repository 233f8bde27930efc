import type { Game } from '@tiya/contract/games'
import { and, eq, gt, isNotNull, isNull, lt, or } from 'drizzle-orm'
import type { Player } from '../access/sessions.ts'
import { bearer, hashToken, newToken } from '../access/tokens.ts'
import type { Db } from '../db/database.ts'
import { launches, players, sessions } from '../db/schema.ts'
import type { Language } from '../http/bengali.ts'
import { Refusal } from '../http/refusal.ts'
import { gameByCode } from '../seed/games.ts'

const LAUNCH_MINUTES = 5

/** How many games a player can start within those minutes. */
const MOST_LAUNCHES = 30

/** How long an opened game can be played before it must be started again. */
const PLAY_HOURS = 24

/** What is kept of a start with its launch token. */
interface Start {
  game: Game
  exitUrl: string | null
  /** The player's, in which the game speaks. */
  language: Language
}

/**
 * Starts a game and returns the launch token, which opens it once, within five minutes. Throws a 429 if the
 * player has started too many games.
 */
export async function launch(db: Db, player: Player, { game, ...start }: Start): Promise<string> {
  const { token, hash } = newToken()
  await db.transaction(async (tx) => {
    await refuseTooMany(tx, player.id)
    await tx.insert(launches).values({
      playerId: player.id,
      sessionId: player.sessionId,
      gameCode: game.code,
      ...start,
      launchHash: hash,
      launchExpiresAt: new Date(Date.now() + LAUNCH_MINUTES * 60_000),
    })
  })
  return token
}

async function refuseTooMany(tx: Db, playerId: number): Promise<void> {
  // Locked, so concurrent launches by the same player are counted one after another.
  await tx.select({ id: players.id }).from(players).where(eq(players.id, playerId)).for('no key update')
  const isRecent = and(eq(launches.playerId, playerId), gt(launches.launchExpiresAt, new Date()))
  if ((await tx.$count(launches, isRecent)) < MOST_LAUNCHES) return
  throw new Refusal(429, 'You have started too many games. Please try again in a few minutes.')
}

/** Deletes the launches that were not opened in time, and the games that were opened more than a day ago. */
export async function sweepLaunches(db: Db): Promise<void> {
  const lastPlayed = new Date(Date.now() - PLAY_HOURS * 3_600_000)
  await db
    .delete(launches)
    .where(
      or(
        and(isNull(launches.playHash), lt(launches.launchExpiresAt, new Date())),
        and(isNotNull(launches.playHash), lt(launches.createdAt, lastPlayed)),
      ),
    )
}

export interface Opened extends Start {
  /** Authorizes the game's calls until the player's session ends, but for at most a day. */
  playToken: string
  playerId: number
}

/** Opens a started game; throws a 401 if the launch token is unknown, used or expired. */
export async function open(db: Db, launchToken: string): Promise<Opened> {
  const { token, hash } = newToken()
  const [opened] = await db
    .update(launches)
    .set({ playHash: hash })
    .where(
      and(
        eq(launches.launchHash, hashToken(launchToken)),
        isNull(launches.playHash),
        gt(launches.launchExpiresAt, new Date()),
      ),
    )
    .returning()
  const game = opened && gameByCode(opened.gameCode)
  if (!game) throw new Refusal(401, 'This game has been opened before. Please start it again.')
  const { playerId, exitUrl, language } = opened
  return { playToken: token, playerId, game, exitUrl, language }
}

/** Finds the player and the game by a call's play token; throws a 401 if it is unknown or the session has ended. */
export async function requireGame(db: Db, authorization: string | undefined) {
  const token = bearer(authorization)
  const [found] = token
    ? await db
        .select({ playerId: launches.playerId, gameCode: launches.gameCode })
        .from(launches)
        .innerJoin(sessions, eq(sessions.id, launches.sessionId))
        .where(and(eq(launches.playHash, hashToken(token)), gt(sessions.expiresAt, new Date())))
    : []
  const game = found && gameByCode(found.gameCode)
  if (!game) throw new Refusal(401, 'Your session has ended. Please start the game again.')
  return { playerId: found.playerId, game }
}
