import type { Page } from '@playwright/test'
import { type FlowModel, unusual, type World } from '@tiya/graph-tests/model'
import type { WireAnswer } from '@tiya/graph-tests/wire'
import type { AnyStateMachine } from 'xstate'
import type { Quotes } from '#machines/exchange/prices.rules.ts'
import { liveOddsPortsOf } from '#src/ports/exchange/marketOdds.ts'
import { expect } from '../../model/expect.ts'
import { defineModel, eachLabelled } from '../../model/model.ts'
import { POLL_FAILED, pollGestures } from '../common/poll.model.ts'
import { usualFirst } from '../common/usualFirst.ts'
import { EVENT, MARKET, ODDS } from './odds.fixture.ts'
import { oddsViewPage, openOddsView } from './oddsView/oddsView.page.ts'

interface OddsSnapshot<Table> {
  readonly value: string
  readonly context: { readonly table: Table | null; readonly quotes: Quotes; readonly failures: number }
}

/** What is specific to one source of odds; the rest of its model is shared by all. */
interface OddsUse<Table> {
  readonly machine: AnyStateMachine
  /** The call of its poll. */
  readonly call: string
  /** Its wire-format answers, by name; the first is the usual one. */
  readonly answers: Readonly<Record<string, { readonly body: unknown }>>
  /** Returns what the poll hands to the chart. */
  decoded(body: unknown): object
  /** Keys of the cells to press, by name. */
  readonly cells: Readonly<Record<string, string>>
  /** The region that is busy until the first answer, and shows the error if there is none. */
  readonly region: string
  /** Returns how many tables have failed alone; by default none ever does. */
  failedIn?(table: Table): number
  see(page: Page, table: Table, isDead: boolean): Promise<unknown>
}

const PAUSE = 'only rows of lists pause, and tests of the ports scroll them; a journey hides the tab'

const CONFIRMED = 'the page is answered sooner, or three calls fail'

/** The states and edges of odds that nobody sees. */
const OUT_OF_VIEW = ['paused', 'paused xstate.after.period.ID.paused#0', 'outdated poll.failed#1']
/** More of them, of odds that failures delay. */
const OUTDATED = ['', ' poll.loaded#0', ' poll.failed#0'].map((edge) => `outdated${edge}`)

/** Returns what a cell shows after the word for its side. */
const shownIn = ({ price, size }: { readonly price: string; readonly size: string }) =>
  new RegExp(`^(Back|Lay|No|Yes) ${`${price}${size}`.replaceAll('.', '\\.')}$`)

/** Returns the model of live odds, which appears in the reports under its machine's id. */
export function liveOddsModel<Table>(use: OddsUse<Table>): FlowModel {
  type Snapshot = OddsSnapshot<Table>
  const { machine, call, answers } = use
  const failedIn = use.failedIn ?? (() => 0)
  const { id } = machine
  const wires = new Map(Object.values(answers).map((wire) => [JSON.stringify(use.decoded(wire.body)), wire]))

  const section = (page: Page) => oddsViewPage(page).section(use.region)
  const placeholders = (page: Page) => section(page).locator(':scope > div > span[aria-hidden]')

  const poll = pollGestures(call, 300, (value: object) => wires.get(JSON.stringify(value)) as WireAnswer)

  async function seeOdds(page: Page, { context, value }: Snapshot): Promise<void> {
    if (context.table) await use.see(page, context.table, value !== 'live')
    for (const [key, { shown }] of context.quotes)
      await expect(page.locator(`[data-cell="${key}"]`)).toHaveText(shownIn(shown))
  }

  return defineModel({
    machine,
    input: { marketId: MARKET, eventId: EVENT },
    ports: liveOddsPortsOf,
    at: '/odds-view',
    arrive: ({ page }: World) => openOddsView(page),
    ambient: { ...ODDS, [call]: 'held' },
    project: ({ table, quotes, failures }: Snapshot['context']) => [table, [...quotes], failures],

    usual: {},
    plainEvents: ['retry', 'pause', 'resume', 'tab.returned'],
    events: {
      'poll.loaded': () =>
        usualFirst(eachLabelled(answers, ({ body }) => ({ type: 'poll.loaded', value: use.decoded(body) }))),
      'poll.failed': () => [unusual(POLL_FAILED)],
      'cell.pressed': () => eachLabelled(use.cells, (cell) => ({ type: 'cell.pressed', cell })),
    },
    gesture: {
      ...poll,
      // The button appears only if there are no odds, or not all.
      retry: {
        when: ({ context: { table } }: Snapshot) => table === null || failedIn(table) > 0,
        play: poll.retry,
      },
      'cell.pressed': 'it leaves the screen: the journeys press cells',
      pause: PAUSE,
      resume: PAUSE,
      'tab.returned': PAUSE,
    },
    unreachedInBrowser: {
      ...Object.fromEntries(
        [...OUT_OF_VIEW, ...(use.failedIn ? [] : OUTDATED)].map((part) => [
          `${id}.${part.replace('ID', id)}`,
          PAUSE,
        ]),
      ),
      [`${id}.live xstate.after.confirmation.${id}.live#0`]: CONFIRMED,
      [`${id}.outdated retry#0`]: 'first a part fails, then all: a headless walk plays it',
      [`${id}.outdated xstate.after.confirmation.${id}.outdated#0`]: CONFIRMED,
      ...(!use.failedIn && { [`${id}.live retry#0`]: 'its one table never fails alone' }),
    },
    durations: { period: 300, confirmation: 15_000 },
    unplayedDelays: { confirmation: CONFIRMED },
    assertions: {
      [`${id}.paused`]: PAUSE,
      [`${id}.outdated`]: use.failedIn ? seeOdds : PAUSE,
      [`${id}.loading`]: async (page: Page) => {
        await expect(section(page)).toHaveAttribute('aria-busy', 'true')
        await expect(placeholders(page).first()).toBeAttached()
        await expect(oddsViewPage(page).tryAgain).toHaveCount(0)
      },
      [`${id}.live`]: async (page: Page, snapshot: Snapshot) => {
        await expect(section(page)).not.toHaveAttribute('aria-busy', 'true')
        await expect(placeholders(page)).toHaveCount(0)
        await seeOdds(page, snapshot)
        const { table } = snapshot.context
        await expect(oddsViewPage(page).tryAgain).toHaveCount(table ? failedIn(table) : 0)
      },
      [`${id}.delayed`]: async (page: Page, snapshot: Snapshot) => {
        await seeOdds(page, snapshot)
        const failed = section(page).getByText('The odds could not be loaded.')
        await expect(failed).toHaveCount(snapshot.context.table ? 0 : 1)
      },
    },
  } as never)
}
