import { notifyParent } from '@tiya/ports/notifyParent'
import { assign, sendTo, setup } from 'xstate'
import { uniqueBy } from '../../common/lists/uniqueBy.ts'
import type { CellChange, CellsEvent } from '../cell.types.ts'
import { CONFIRMATION, liveOddsPorts } from '../liveOdds.machine.ts'
import type { OddsMessage } from '../liveOdds.types.ts'
import { marketOddsMachine } from '../marketOdds/marketOdds.machine.ts'
import type { PickMessage } from '../pick.rules.ts'
import { changesOf, type Quotes, reachesFailureLimit } from '../prices.rules.ts'
import { hasRunners, listedPick, listedQuotes, type PricedEvent, polledPick } from './listPrices.rules.ts'

/** Milliseconds between the starts of two calls for one row. */
const ROW_PERIOD = 5_000

/** How many rows of a page may wait for an answer at the same time. */
export const ROW_CALLS = 4

interface ListPricesInput {
  /** How long the prices of a list are trusted that no later one confirms, in milliseconds; 15 s by default. */
  readonly confirmation: number
}

interface ListPricesContext extends ListPricesInput {
  events: readonly PricedEvent[]
  /** The prices that the list gives, and the cells that its last refresh changed. */
  quotes: Quotes
  changes: readonly CellChange[]
  /** The markets whose rows are in the viewport, once for each row. */
  seen: readonly string[]
  /** The markets that have a child, to none of which the list gives prices: polled, or paused out of the viewport. */
  polled: readonly string[]
  /** Failed refreshes of the list since the last successful one. */
  failures: number
}

type ListPricesEvent =
  | { type: 'events.listed'; events: readonly PricedEvent[] }
  /** The list could not be refreshed. */
  | { type: 'events.failed' }
  | { type: 'tab.returned' }
  | { type: 'row.seen'; marketId: string }
  | { type: 'row.unseen'; marketId: string }
  | { type: 'cell.pressed'; cell: string }
  | OddsMessage<'marketOdds'>

/** Returns the id of the child that polls the market of a row. */
export const rowChildOf = (marketId: string): `odds.${string}` => `odds.${marketId}`

const flow = setup({
  types: {
    context: {} as ListPricesContext,
    events: {} as ListPricesEvent,
    input: {} as ListPricesInput | undefined,
    children: {} as { cells: 'cells' } & Record<`odds.${string}`, 'marketOdds'>,
  },
  actors: { ...liveOddsPorts, marketOdds: marketOddsMachine },
  guards: {
    reachesFailureLimit: ({ context }) => reachesFailureLimit(context.failures),
    isPolled: ({ context: { polled } }, marketId: string) => polled.includes(marketId),
    /** True if no other row of the market is in the viewport. */
    canPause: ({ context: { polled, seen } }, marketId: string) =>
      polled.includes(marketId) && seen.filter((one) => one === marketId).length < 2,
    isOpen: ({ context: { events, quotes } }, cell: string) => listedPick(events, cell, quotes) !== undefined,
  },
  actions: {
    notifyParent: notifyParent<PickMessage>(),
    take: assign(({ context }, events: readonly PricedEvent[]) => {
      const quotes = listedQuotes(events)
      return { events, quotes, changes: changesOf(context.quotes, quotes), failures: 0 }
    }),
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
    show: sendTo('cells', ({ context }): CellsEvent => ({ type: 'cells.changed', changes: context.changes })),
    addSeen: assign(({ context }, marketId: string) => ({ seen: [...context.seen, marketId] })),
    removeSeen: assign(({ context: { seen } }, marketId: string) => ({
      seen: seen.filter((_, at) => at !== seen.indexOf(marketId)),
    })),
    pause: sendTo((_, marketId: string) => rowChildOf(marketId), { type: 'pause' }),
    resume: sendTo((_, marketId: string) => rowChildOf(marketId), { type: 'resume' }),
  },
  delays: { confirmation: ({ context }) => context.confirmation },
})

/**
 * Polls the odds of the rows in the viewport to which the list gives no prices, and no others. Rows keep their child when
 * they leave the viewport: it knows when the row may be asked again.
 */
const pollSeen = flow.enqueueActions(({ context: { events, seen, polled }, enqueue }) => {
  const isKept = (marketId: string) => seen.includes(marketId) || polled.includes(marketId)
  const asking = events.filter((event) => isKept(event.MarketId) && !hasRunners(event))
  const wanted = uniqueBy(asking, ({ MarketId }) => MarketId)
  const ids = wanted.map(({ MarketId }) => MarketId)
  for (const marketId of polled) if (!ids.includes(marketId)) enqueue.stopChild(rowChildOf(marketId))
  for (const { MarketId: marketId, EventId: eventId } of wanted)
    if (!polled.includes(marketId))
      enqueue.spawnChild('marketOdds', {
        id: rowChildOf(marketId),
        input: { marketId, eventId, period: ROW_PERIOD },
      })
  enqueue.assign({ polled: ids })
})

const live = flow.createStateConfig({
  after: { confirmation: 'delayed' },
  on: {
    'cell.pressed': {
      guard: { type: 'isOpen', params: ({ event }) => event.cell },
      actions: {
        type: 'notifyParent',
        params: ({ context: { events, quotes }, event }) =>
          listedPick(events, event.cell, quotes) as PickMessage,
      },
    },
  },
})

/**
 * The prices in a list of events: those that come with it, and those of rows in the viewport that lack them. The former
 * are delayed after three failed refreshes in a row or 15 s without a list, and outdated after an absence: they can't be
 * pressed until the next list.
 */
export const listPricesMachine = flow.createMachine({
  id: 'listPrices',
  context: ({ input }) => ({
    confirmation: input?.confirmation ?? CONFIRMATION,
    events: [],
    quotes: new Map(),
    changes: [],
    seen: [],
    polled: [],
    failures: 0,
  }),
  invoke: [
    { src: 'cells', id: 'cells' },
    { src: 'tabReturns', id: 'tabReturns' },
  ],
  on: {
    'events.listed': {
      target: '.live',
      actions: [{ type: 'take', params: ({ event }) => event.events }, 'show', pollSeen],
    },
    'events.failed': [{ guard: 'reachesFailureLimit', target: '.delayed' }, { actions: 'countFailure' }],
    'tab.returned': '.outdated',
    'row.seen': [
      {
        guard: { type: 'isPolled', params: ({ event }) => event.marketId },
        actions: [
          { type: 'addSeen', params: ({ event }) => event.marketId },
          { type: 'resume', params: ({ event }) => event.marketId },
        ],
      },
      { actions: [{ type: 'addSeen', params: ({ event }) => event.marketId }, pollSeen] },
    ],
    'row.unseen': [
      {
        guard: { type: 'canPause', params: ({ event }) => event.marketId },
        actions: [
          { type: 'removeSeen', params: ({ event }) => event.marketId },
          { type: 'pause', params: ({ event }) => event.marketId },
        ],
      },
      { actions: { type: 'removeSeen', params: ({ event }) => event.marketId } },
    ],
    'market.wanted': {
      actions: {
        type: 'notifyParent',
        params: ({ context, event }) => polledPick(context.events, event.pick),
      },
    },
  },
  initial: 'live',
  states: { live, outdated: { after: { confirmation: 'delayed' } }, delayed: {} },
})
