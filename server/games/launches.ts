import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Game } from '../../machines/contract/games.ts'
import type { Player } from '../auth/sessions.ts'
import { bearer, hashToken, newToken } from '../auth/tokens.ts'
import type { Db } from '../db/database.ts'
import { launches, sessions } from '../db/schema.ts'
import { Refusal } from '../http/refusal.ts'
import { gameByCode } from '../seed/games.ts'

const LAUNCH_MINUTES = 5

/** Begins a launch and returns its token, which opens the game once, within five minutes. */
export async function launch(db: Db, player: Player, game: Game, exitUrl: string | null): Promise<string> {
  const { token, hash } = newToken()
  await db.insert(launches).values({
    playerId: player.id,
    sessionId: player.sessionId,
    gameCode: game.code,
    exitUrl,
    launchHash: hash,
    launchExpiresAt: new Date(Date.now() + LAUNCH_MINUTES * 60_000),
  })
  return token
}

export interface Opened {
  /** What the game's calls bear from now on; it ends with the player's session. */
  playToken: string
  playerId: number
  game: Game
  exitUrl: string | null
}

/** Opens a launched game: 401 where its token is unknown, used or too old. */
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
  return { playToken: token, playerId: opened.playerId, game, exitUrl: opened.exitUrl }
}

/** Who plays what, by the play token of a call; 401 where it is unknown or the session has ended. */
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
