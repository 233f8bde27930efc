import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { type Language, languageOf } from '../http/bengali.ts'
import { notFound } from '../http/failures.ts'
import { MODULES, servePageFiles } from '../http/pageFiles.ts'
import { openToOrigins } from '../http/security.ts'
import { isBallRunning } from './cricket.ts'
import { scoreInBengali } from './scoreTexts.ts'
import { DRAW, type Moment, type Overrides, type Simulator } from './simulator.ts'

/** The pages' files, next to this module and next to the built server. */
const FILES = join(import.meta.dirname, 'exchange-demo')

/** Returns the path of a match's score page in a language. */
export const scoreFrame = (eventId: string, language: Language) =>
  `/exchange-demo/score?event=${eventId}&language=${language}`

/**
 * Registers the pages that the site frames beside the odds: a live score, and a drawn placeholder for a
 * stream. Their origin is opaque; they send no token, because what they show is public. Also registers the
 * lookup of the caller's IP address.
 */
export function registerFrames(app: FastifyInstance, simulator: Simulator, overrides: () => Overrides): void {
  servePageFiles(app, {
    folder: FILES,
    files: {
      '/exchange-demo/score': 'score.html',
      '/exchange-demo/stream': 'stream.html',
      '/exchange-demo/poll.js': 'poll.js',
      '/exchange-demo/texts.js': 'texts.js',
      '/exchange-demo/score.js': 'score.js',
      '/exchange-demo/stream.js': 'stream.js',
      '/exchange-demo/frame.css': 'frame.css',
      '/exchange-demo/stream.css': 'stream.css',
    },
    headers: MODULES,
  })

  void app.register(
    async (calls) => {
      await openToOrigins(calls)
      calls.get('/ip', (request) => ({ ip: request.ip }))
      calls.get('/calls/score/:eventId', (request) => {
        const { eventId = '' } = request.params as { eventId?: string }
        const words = languageOf(request) === 'bn' ? scoreInBengali : String
        return scoreAnswer(simulator.moment(eventId, Date.now(), overrides()) ?? notFound(), words)
      })
    },
    { prefix: '/exchange-demo' },
  )
}

/** The data that the pages show about a match, with its words in their language. */
function scoreAnswer({ market, fixture, play, elapsed, pause }: Moment, words: (text: string) => string) {
  const { sides, part, summary, latest } = play.scoreAt(elapsed)
  const winner = market.runners.find(({ selectionId }) => selectionId === market.winner)
  return {
    sport: fixture.sport,
    name: words(market.name),
    competition: words(market.competition),
    start: new Date(market.start).toISOString(),
    state: market.inPlay ? 'inPlay' : elapsed < 0 && market.status !== 'CLOSED' ? 'upcoming' : 'over',
    sides: sides.map(({ score, detail }, at) => ({
      name: words(fixture.sides[at] ?? ''),
      score,
      detail: words(detail),
    })),
    part: words(part),
    isHalfTime: part === 'Half-time',
    summary: words(market.status === 'CLOSED' ? resultOf(winner?.name) : summary),
    latest,
    pause: market.status === 'SUSPENDED' ? words(pause?.reason ?? 'Suspended') : null,
    isBallRunning: isBallRunning(play, elapsed),
  }
}

function resultOf(winner: string | undefined): string {
  if (winner === undefined) return 'No result'
  return winner === DRAW ? 'Draw' : `${winner} won`
}
