import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { decode } from '../access/route.ts'
import { registerBengali } from '../http/bengali.ts'
import { MODULES, servePageFiles } from '../http/pageFiles.ts'
import { openToOrigins } from '../http/security.ts'
import { balanceOf } from '../ledger/ledger.ts'
import { lookOf } from '../seed/tiles.ts'
import { placeBet } from './bets.ts'
import { open, requireGame } from './launches.ts'
import { PAYS, STAKES } from './reels.ts'

/** The page's files, next to this module and next to the built server. */
const FILES = join(import.meta.dirname, 'demo-game')

const openBody = z.object({ launch: z.string() })
const betBody = z.object({
  key: z.string().check(z.regex(/^[\w-]{8,64}$/)),
  stake: z.number().check(z.refine((stake) => STAKES.includes(stake))),
})

/**
 * Registers the demo game provider: a page with an opaque origin, whose calls carry the token of its launch
 * and no cookie. Only this page makes these calls, so they use integers of poisha for money.
 */
export function registerDemoGame(app: FastifyInstance, below: (n: number) => number): void {
  servePageFiles(app, {
    folder: FILES,
    files: {
      '/demo-game/': 'index.html',
      '/demo-game/game.js': 'game.js',
      '/demo-game/texts.js': 'texts.js',
      '/demo-game/game.css': 'game.css',
    },
    headers: MODULES,
  })
  void app.register((calls) => registerCalls(calls, below), { prefix: '/demo-game/calls' })
}

/** The calls of the game's page, whose origin is opaque. */
async function registerCalls(calls: FastifyInstance, below: (n: number) => number): Promise<void> {
  await openToOrigins(calls)
  registerBengali(calls)
  const { db } = calls

  calls.post('/open', async (request) => {
    const { launch } = decode(openBody, request.body)
    const { playToken, playerId, game, exitUrl, language } = await open(db, launch)
    return {
      token: playToken,
      game: { name: game.name, type: game.type, platform: game.platform, hue: lookOf(game).hue },
      balance: await balanceOf(db, { kind: 'wallet', playerId }),
      stakes: STAKES,
      pays: PAYS,
      exitUrl,
      language,
    }
  })

  calls.post('/bet', async (request) => {
    const player = await requireGame(db, request.headers.authorization)
    const bet = await placeBet(db, { ...player, ...decode(betBody, request.body) }, below)
    return { stops: bet.outcome, win: bet.win, balance: bet.balance }
  })
}
