import fc from 'fast-check'
import { expect, it } from 'vitest'
import { pointsMachine, vipMachine } from '#machines/rewards/vip/vip.machine.ts'
import type { Environment } from '#src/environment/environment.ts'
import { pointsPortsOf, vipPortsOf } from '#src/ports/rewards/vip.ts'
import { userWith } from '#tests/model/ambient.ts'
import { type FakeServer, INTERLEAVINGS, interleave, type Played } from '#tests/model/interleave.ts'
import type { SentCall, WireAnswer } from '#tests/model/model.ts'

/*
 * Polls, conversions, points won elsewhere and a network that reorders: no paint may be older than a
 * conversion.
 */

/** The possible fates of a call: the call or its response can be lost. */
const FATES = ['answered', 'answered', 'answered', 'refused', 'failed', 'lost before', 'lost after'] as const

type Fate = (typeof FATES)[number]

const machineOf = (environment: Environment) =>
  vipMachine.provide({
    actors: {
      ...vipPortsOf(environment),
      points: pointsMachine.provide({ actors: pointsPortsOf(environment) }),
    },
  })

type Vip = Played<ReturnType<typeof machineOf>>

const isPoll = ({ call }: SentCall) => call === 'GET /user/show'
const wanted = ({ query }: SentCall) => Number(query.get('vip_coin'))

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
  readonly #moments = new WeakMap<SentCall, number>()
  #fates: readonly Fate[]
  #calls = 0

  constructor(points: number, fates: readonly Fate[]) {
    this.history = [points]
    this.#fates = fates
  }

  get points(): number {
    return this.history.at(-1) ?? 0
  }

  change(points: number): void {
    this.history.push(this.points + points)
  }

  /** Makes all calls succeed from now on. */
  recover(): void {
    this.#fates = []
  }

  receive(sent: SentCall): WireAnswer {
    const fate = this.#fates[this.#calls++ % Math.max(1, this.#fates.length)] ?? 'answered'
    if (!isPoll(sent)) this.conversions += 1
    if (fate === 'refused') return { status: 422, body: {} }
    if (fate === 'failed') return { status: 500, body: {} }
    if (fate === 'lost before') return { lost: true }
    const answer = this.#answer(sent)
    this.#moments.set(sent, this.history.length - 1)
    return fate === 'lost after' ? { lost: true } : answer
  }

  #answer(sent: SentCall): WireAnswer {
    if (isPoll(sent)) return userWith({ vip_coin: this.points })
    if (wanted(sent) > this.points) return { status: 422, body: {} }
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

const plays = fc.record({
  points: fc.nat({ max: 60 }),
  fates: fc.array(fc.constantFrom(...FATES), { minLength: 1, maxLength: 12 }),
  player: fc.array(fc.constantFrom('10', '১২', '25', '9', 'convert', 'convert', 'convert', 'retry'), {
    minLength: 4,
    maxLength: 24,
  }),
  won: fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 8 }),
  time: fc.array(fc.constantFrom(300, 1_000, 4_000), { maxLength: 12 }),
  shown: fc.array(fc.boolean(), { maxLength: 4 }),
})

function press(actor: Vip['actor'], what: string): void {
  if (what === 'convert' || what === 'retry') actor.send({ type: what })
  else actor.send({ type: 'amount.changed', value: what })
}

it('random interleavings never show points from before a conversion, and convert once for each tap', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      plays,
      async (scheduler, { points, fates, player, won, time, shown }) => {
        const server = new PointsServer(points, fates)
        let taps = 0
        let painted = 0
        let last: number | null = null
        /** A poll that is in progress when the tab is hidden may end, and be retried if it is lost. */
        let tab: 'shown' | 'hidden' | 'asleep' = 'shown'

        await interleave(scheduler, {
          at: '/vip',
          machine: machineOf,
          input: { remoteId: '41', amount: '', sent: null },
          server,
          tracks: ({ actor, page, pass }) => [
            player.map((what) => ({
              label: `player: ${what}`,
              run: () => {
                const before = actor.getSnapshot().value
                press(actor, what)
                if (before !== 'converting' && actor.getSnapshot().value === 'converting') taps += 1
              },
            })),
            won.map((more) => ({ label: `${more} points are won`, run: () => server.change(more) })),
            time.map((milliseconds) => ({ label: `${milliseconds} ms pass`, run: () => pass(milliseconds) })),
            shown.map((visible) => ({
              label: visible ? 'the tab is shown' : 'the tab is hidden',
              run: () => {
                tab = visible ? 'shown' : tab === 'asleep' ? 'asleep' : 'hidden'
                page.show(visible)
              },
            })),
          ],
          check: ({ actor, inFlight }) => {
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

            const polls = [...inFlight].filter(isPoll).length
            expect(polls, 'polls in flight').toBeLessThanOrEqual(value === 'converting' ? 0 : 1)
            expect(inFlight.size - polls, 'conversions in flight').toBe(value === 'converting' ? 1 : 0)
            expect(server.conversions, 'calls to convert').toBeLessThanOrEqual(taps)
            if (tab === 'hidden' && polls === 0) tab = 'asleep'
            if (tab === 'asleep') expect(polls, 'polls of a hidden tab').toBe(0)
          },
          settle: ({ page, pass }) => {
            server.recover()
            tab = 'shown'
            page.show(true)
            pass(1_000)
          },
          checkSettled: ({ actor }) => {
            expect(actor.getSnapshot().context.points, 'the points').toBe(server.points)
            expect(server.conversions, 'calls to convert').toBe(taps)
          },
        })
      },
    ),
    { numRuns: INTERLEAVINGS },
  )
}, 600_000)
