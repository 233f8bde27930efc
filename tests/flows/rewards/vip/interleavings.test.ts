import {
  type FakeServer,
  Fates,
  type Interleaving,
  type Played,
  someFates,
} from '@tiya/graph-tests/interleave'
import type { SentCall, WireAnswer } from '@tiya/graph-tests/wire'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { userWith } from '#tests/model/ambient.ts'
import { interleaveSite } from '#tests/model/headless/interleave.ts'
import { vipOf } from './vip.fixture.ts'

/*
 * Polls, conversions, points won elsewhere and a network that reorders: no paint may be older than a
 * conversion.
 */

type Machine = ReturnType<typeof vipOf>

const isPoll = ({ call }: SentCall) => call === 'GET /user/show'
const wanted = ({ query }: SentCall) => Number(query.get('vip_coin'))

const REFUSED: WireAnswer = { status: 422, body: {} }

/** A server that knows a player's points at every moment, but ignores idempotency keys. */
class PointsServer implements FakeServer {
  /** The points after each change; the last are the current ones. */
  readonly history: number[]
  /** The number of conversion calls that have arrived. */
  conversions = 0
  /** The moment of the last conversion that the site knows to have succeeded. */
  confirmed = 0
  /** What the site was told since the last check. */
  polled: { readonly at: number; readonly points: number } | undefined
  converted: number | undefined
  readonly fates: Fates
  readonly #moments = new WeakMap<SentCall, number>()

  constructor({ points, fates }: Script) {
    this.history = [points]
    this.fates = new Fates(fates, { refused: REFUSED })
  }

  get points(): number {
    return this.history.at(-1) ?? 0
  }

  change(points: number): void {
    this.history.push(this.points + points)
  }

  receive(sent: SentCall): WireAnswer {
    if (!isPoll(sent)) this.conversions += 1
    return this.fates.meet(() => {
      const answer = this.#answer(sent)
      this.#moments.set(sent, this.history.length - 1)
      return answer
    })
  }

  #answer(sent: SentCall): WireAnswer {
    if (isPoll(sent)) return userWith({ vip_coin: this.points })
    if (wanted(sent) > this.points) return REFUSED
    this.change(-wanted(sent))
    return { body: { success: true } }
  }

  delivered(sent: SentCall, answer: WireAnswer): void {
    const at = this.#moments.get(sent)
    if (!('body' in answer) || answer.status || at === undefined) return
    if (isPoll(sent)) this.polled = { at, points: this.history[at] ?? 0 }
    else {
      this.converted = wanted(sent)
      this.confirmed = Math.max(this.confirmed, at)
    }
  }
}

const scripts = fc.record({
  points: fc.nat({ max: 60 }),
  fates: someFates,
  player: fc.array(fc.constantFrom('10', '১২', '25', '9', 'convert', 'convert', 'convert', 'retry'), {
    minLength: 4,
    maxLength: 24,
  }),
  won: fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 8 }),
  time: fc.array(fc.constantFrom(300, 1_000, 4_000), { maxLength: 12 }),
  shown: fc.array(fc.boolean(), { maxLength: 4 }),
})
type Script = typeof scripts extends fc.Arbitrary<infer Value> ? Value : never

function storyOf(script: Script): Interleaving<Machine> {
  const server = new PointsServer(script)
  let taps = 0
  let painted = 0
  let last: number | null = null

  const press = ({ actor }: Played<Machine>, what: string) => {
    const before = actor.getSnapshot().value
    if (what === 'convert' || what === 'retry') actor.send({ type: what })
    else actor.send({ type: 'amount.changed', value: what })
    if (before !== 'converting' && actor.getSnapshot().value === 'converting') taps += 1
  }

  return {
    at: '/vip',
    machine: vipOf,
    input: { remoteId: '41', amount: '', sent: null },
    server,
    tracks: (played) => [
      script.player.map((what) => ({ label: `player: ${what}`, run: () => press(played, what) })),
      script.won.map((more) => ({ label: `${more} points are won`, run: () => server.change(more) })),
    ],
    check: ({ actor, tab, inFlight }) => {
      const { value, context } = actor.getSnapshot()
      const { polled, converted } = server
      server.polled = undefined
      server.converted = undefined
      if (polled) {
        expect(context.points, 'the points of the last answer').toBe(polled.points)
        expect(polled.at, 'a paint from before a conversion').toBeGreaterThanOrEqual(server.confirmed)
        expect(polled.at, 'a paint from before the last one').toBeGreaterThanOrEqual(painted)
        painted = polled.at
      } else if (converted !== undefined)
        expect([last, (last ?? 0) - converted], 'fewer points').toContain(context.points)
      else expect(context.points, 'the points on the screen').toBe(last)
      last = context.points

      tab.check('GET /user/show', inFlight)
      const polls = [...inFlight].filter(isPoll).length
      if (value === 'converting') expect(polls, 'polls during a conversion').toBe(0)
      expect(inFlight.size - polls, 'conversions in flight').toBe(value === 'converting' ? 1 : 0)
      expect(server.conversions, 'calls to convert').toBeLessThanOrEqual(taps)
    },
    settle: ({ pass }) => pass(1_000),
    checkSettled: ({ actor }) => {
      expect(actor.getSnapshot().context.points, 'the points').toBe(server.points)
      expect(server.conversions, 'calls to convert').toBe(taps)
    },
  }
}

it(
  'random interleavings never show points from before a conversion, and convert once for each tap',
  () => interleaveSite(scripts, storyOf),
  600_000,
)
