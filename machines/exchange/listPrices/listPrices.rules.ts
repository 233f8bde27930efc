import type { MarketLink } from '../marketLink.ts'
import { type MarketTable, readMarket } from '../marketOdds/marketOdds.rules.ts'
import { type PickMessage, pickOf } from '../pick.rules.ts'
import { isOpenCell, type QuotedRow, type Quotes } from '../prices.rules.ts'
import type { ListedEvent } from '../sportEvents/sportEvents.rules.ts'

/** What the prices of a list need to know of an event. */
export interface PricedEvent
  extends Pick<ListedEvent, 'key' | 'MarketId' | 'EventId' | 'runners' | 'status'> {
  readonly Event: Pick<ListedEvent['Event'], 'name' | 'inPlay'>
}

/** Returns the event of a pinned market, to which no list gives prices. */
export function pinnedEvent({ marketId, eventId, eventName }: MarketLink): PricedEvent {
  return { key: marketId, MarketId: marketId, EventId: eventId, Event: { name: eventName, inPlay: false } }
}

/** How many runners a row of a list shows. */
const RUNNERS = 3

/** The price level that a row shows. */
const BEST = [0]

const marketOf = ({ key, MarketId, Event, runners, status = null }: PricedEvent) =>
  readMarket(
    { marketId: MarketId, inplay: Event.inPlay, status, runners: (runners ?? []).slice(0, RUNNERS) },
    key,
    BEST,
  )

/** Returns true if the list of events gives the event's prices. */
export const hasRunners = ({ runners }: PricedEvent): boolean => (runners ?? []).length > 0

/** Returns what a row of a list shows besides its prices: the runners that the list gives. */
export const listedTable = (event: PricedEvent): MarketTable => marketOf(event).table

/** The headings of the columns of a list, by the runners of its matches: `X` is the draw. */
const COLUMNS = { two: ['1', '2'], three: ['1', 'X', '2'] } as const

/** Returns the headings of the columns of a sport's list. */
export const columnsOf = (mayDraw: boolean): readonly string[] => COLUMNS[mayDraw ? 'three' : 'two']

/**
 * Returns the runners in the order of these columns: the sides as the event's name has them, a draw between. Undefined
 * if the name does not say which is which, so that each must stand beside its prices.
 */
export function sideBySide(
  rows: readonly QuotedRow[],
  eventName: string,
  mayDraw: boolean,
): readonly QuotedRow[] | undefined {
  const placeOf = ({ name }: QuotedRow) => (name.trim() ? eventName.indexOf(name.trim()) : -1)
  const [first, second, ...others] = rows
    .filter((row) => placeOf(row) >= 0)
    .sort((one, other) => placeOf(one) - placeOf(other))
  const draws = rows.filter((row) => placeOf(row) < 0)
  if (!first || !second || others.length > 0 || draws.length !== (mayDraw ? 1 : 0)) return undefined
  return placeOf(first) < placeOf(second) ? [first, ...draws, second] : undefined
}

/** Returns true if columns may hold the prices of one of the events; those that a row loads itself are not known yet. */
export const mayStandInColumns = (events: readonly PricedEvent[], mayDraw: boolean): boolean =>
  events.some(
    (event) => !hasRunners(event) || sideBySide(listedTable(event).rows, event.Event.name.trim(), mayDraw),
  )

/** Returns a market that was loaded for a row of a list, with as many runners as a row shows. */
export const shortTable = (table: MarketTable): MarketTable => ({
  ...table,
  rows: table.rows.slice(0, RUNNERS),
})

/** Returns the quotes of all events whose prices the list gives. */
export function listedQuotes(events: readonly PricedEvent[]): Quotes {
  return new Map(events.filter(hasRunners).flatMap((event) => [...marketOf(event).quotes]))
}

/** Returns the pick of a cell of the list, if the cell is enabled. */
export function listedPick(
  events: readonly PricedEvent[],
  cell: string,
  quotes: Quotes,
): PickMessage | undefined {
  const event = events.find((one) => isOpenCell(listedTable(one).rows, cell))
  if (!event) return undefined
  const pick = pickOf(cell, event.key, listedTable(event).rows, quotes)
  return {
    type: 'pick.wanted',
    pick: { ...pick, marketId: event.MarketId },
    eventName: event.Event.name.trim(),
  }
}

/** Returns the message for a pick of a market that was loaded for its row. */
export function polledPick(events: readonly PricedEvent[], pick: PickMessage['pick']): PickMessage {
  const event = events.find(({ MarketId }) => MarketId === pick.marketId)
  return { type: 'pick.wanted', pick, eventName: event?.Event.name.trim() ?? '' }
}
