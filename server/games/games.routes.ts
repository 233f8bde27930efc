import { playCalls } from '@tiya/contract/play'
import type { FastifyInstance } from 'fastify'
import { playerRoute } from '../access/route.ts'
import { requireOwn } from '../access/sessions.ts'
import { languageOf } from '../http/bengali.ts'
import { ownOrigin } from '../http/origin.ts'
import { Refusal } from '../http/refusal.ts'
import { findGame } from '../seed/games.ts'
import { betsOf, requireGamesOpen } from './bets.ts'
import { launch } from './launches.ts'

/** Registers the calls that start games and list the bets of games. */
export function registerGames(app: FastifyInstance): void {
  const { db } = app

  playerRoute(app, playCalls.runGame, async ({ body, player, request }) => {
    requireOwn(body.userId, player)
    await requireGamesOpen(db)
    const game = findGame({ code: body.gameCode, platform: body.platform, type: body.gameType })
    if (!game) throw new Refusal(422, 'This game is not available.')
    const site = request.headers.origin ?? ownOrigin(request)
    const exitUrl = exitWithin(body.externalURL, site)
    const token = await launch(db, player, { game, exitUrl, language: languageOf(request) })
    return { url: `${ownOrigin(request)}/demo-game/?launch=${token}` }
  })

  playerRoute(app, playCalls.bettingRecords, async ({ player }) => ({
    data: (await betsOf(db, player.id)).map((bet) => ({
      platform: bet.platform,
      game_type: bet.gameType,
      game_name: bet.gameName,
      bet_amount: bet.stake,
      winAmount: bet.win,
      created_at: bet.createdAt.toISOString(),
    })),
  }))
}

/** The URL that the game's exit leads to; null unless it is an http(s) URL of the requesting site. */
function exitWithin(address: string, site: string): string | null {
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  return /^https?:$/.test(url.protocol) && url.origin === site ? url.href : null
}
