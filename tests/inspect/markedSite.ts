import { settled } from '@tiya/graph-tests/internal/headless/settled.ts'
import { machineOf, pathOf, runningActors } from '@tiya/workbench/internal/page/actors.ts'
import type { Fixtures } from '@tiya/workbench/recordable'
import { type EventObject, waitFor } from 'xstate'
import { ROUTES } from '../../machines/common/routing/routes.ts'
import { openSite } from '../../src/app/openSite.ts'
import type { Site } from '../../src/app/site.context.ts'
import { AMBIENT, PLAYER } from '../model/ambient.ts'
import { FakePage } from '../model/headless/fakePage.ts'
import { callsAt, lineOf } from '../site/calls.ts'
import { bodyOf, HostileAnswers } from '../site/hostileAnswers.ts'
import { CASH_OUT, WITHDRAWAL } from '../site/payments.ts'
import { allFixtures } from './fixtures.ts'
// Patches the history that exists when it is loaded, so it must load before there is one.
import 'wouter/use-browser-location'

/** Stands for everything that a player types, a server sends, a device stores or an address holds. */
export const MARK = 'M4RK €'

/** The path of the actor of the screen. */
const SCREEN = 'root/router/screen'

const REPORTS = 'https://reports.test/site'

/** What the sites of this test send, and to where. */
interface Beacon {
  readonly address: string
  readonly body: string
}

/** The navigation states that screens need. */
const STATES: Readonly<Record<string, object>> = {
  '/gamerun': { iframeUrl: `https://game.test/${MARK}`, remoteId: PLAYER.remote_id },
  '/make-payment': { ...CASH_OUT, number: MARK, deadline: Date.now() + 600_000 },
  '/payment-request': WITHDRAWAL,
  '/odds-view': { marketId: MARK, eventId: MARK, eventName: MARK, sport: 'cricket' },
}

/** Returns copies of a value, in each of which one of its texts or numbers is marked. */
function marked<Value>(value: Value): Value[] {
  if (typeof value === 'string' || typeof value === 'number') return [MARK as Value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) =>
    marked(one).map(
      (changed) =>
        (Array.isArray(value) ? value.with(Number(key), changed) : { ...value, [key]: changed }) as Value,
    ),
  )
}

const next = () => MARK
/** One for all pages: each continues where the page before stopped. */
const fetch = createFetch()

const answers = new HostileAnswers({ next, rows: [MARK], isTotal: false })

/** Answers each call as the contract says, then with a mark in place of each value, a refusal, no JSON, and an error. */
function createFetch(): typeof globalThis.fetch {
  const counts = new Map<string, number>()
  return async (input, init) => {
    const { pathname } = new URL(String(input), 'http://site.test')
    const [call] = callsAt(init?.method, pathname)
    if (!call) throw new Error(MARK)
    const line = lineOf(call)
    const body = answers.of(call, bodyOf(AMBIENT, line))
    const ways = [
      () => Response.json(body),
      ...marked(body).map((odd) => () => Response.json(odd)),
      () => Response.json(answers.refusal([MARK]), { status: 422 }),
      () => new Response(MARK),
      () => Promise.reject(new Error(MARK)),
    ]
    const count = counts.get(line) ?? 0
    counts.set(line, count + 1)
    return ways[count % ways.length]?.() ?? Response.error()
  }
}

/** A page whose configuration names where reports go, and whose network is marked. */
class MarkedPage extends FakePage {
  readonly beacons: Beacon[] = []
  readonly fetch = fetch
  readonly setTimeout = (fn: () => void, milliseconds: number) => setTimeout(fn, Math.min(milliseconds, 5))
  readonly clearTimeout = clearTimeout
  readonly innerWidth = 390
  readonly screen = { width: 390, height: 844 }

  constructor(at: string, stored: Readonly<Record<string, string>>) {
    super(at, stored)
    Object.assign(this.document, {
      getElementById: () => ({ textContent: JSON.stringify({ reportUrl: REPORTS }) }),
    })
    Object.assign(this.navigator, {
      sendBeacon: (address: string, body: string) => this.beacons.push({ address, body }) > 0,
    })
  }
}

/** Sends every event of the models to the chart of the screen and those below it, with a mark in place of each value. */
function fill({ root }: Site, fixtures: Fixtures): void {
  for (const actor of runningActors(root)) {
    if (!pathOf(actor).startsWith(SCREEN)) continue
    const events = Object.values(fixtures[machineOf(actor)?.id ?? ''] ?? {}).flat()
    for (const { event } of events)
      for (const one of [event, ...marked(event)]) if (one.type === event.type) actor.send(one as EventObject)
  }
}

/** Opens every route, fills its forms in with marks while the network answers with marks, and returns what is reported. */
export async function reportsOfMarkedSite(): Promise<readonly Beacon[]> {
  const fixtures = await allFixtures()
  const beacons: Beacon[] = []
  for (const { path, access } of ROUTES) {
    const stored = access === 'player' || STATES[path] ? { ...PLAYER, username: MARK, token: MARK } : {}
    const at = `${path.replace(/:\w+/, MARK)}?title=${MARK}&type=${MARK}`
    const page = new MarkedPage(at, stored)
    page.history.state = STATES[path] ?? null
    // wouter's navigate goes to the global history.
    Object.assign(globalThis, { history: page.history })
    const site = await openSite(page.window)
    await waitFor(site.router, ({ context }) => context.shown !== null)
    site.environment.report({ kind: 'view error', error: new TypeError(MARK) })
    for (let round = 0; round < 12; round += 1) {
      await settled()
      if (round > 3) fill(site, fixtures)
    }
    site.environment.report({ kind: 'view error', error: new RangeError(MARK) })
    await settled()
    site.root.stop()
    beacons.push(...page.beacons)
  }
  return beacons
}
