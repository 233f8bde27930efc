import * as z from 'zod/mini'
import { dhakaDayAt, parseWireTime } from '../../common/dhaka.ts'
import { uniqueBy } from '../../common/uniqueBy.ts'
import type { SportsEvent } from '../../contract/exchange.ts'
import type { MarketLink } from '../marketLink.ts'
import { oddsQuote } from '../prices.rules.ts'

export const sport = z.enum(['cricket', 'soccer', 'tennis'])
/** The sports of the exchange, by their names on the wire. */
export type Sport = z.output<typeof sport>
export const SPORTS: readonly Sport[] = sport.options

export const inPlayTab = z.enum(['inPlay', 'today', 'tomorrow', 'result'])
export type InPlayTab = z.output<typeof inPlayTab>

const DAY = 24 * 60 * 60 * 1_000

/** When an event starts, in milliseconds since the epoch; undefined where that can't be read. */
function startOf({ Event }: SportsEvent): number | undefined {
  return parseWireTime(Event.openDate)
}

export type Phase = 'inPlay' | 'upcoming' | 'ended'

/**
 * Returns where an event is at `now` (milliseconds since the epoch). One that has started and is not in play has ended;
 * one whose start can't be read is to come.
 */
export function phaseOf(event: SportsEvent, now: number): Phase {
  if (event.Event.inPlay) return 'inPlay'
  const start = startOf(event)
  return start !== undefined && start <= now ? 'ended' : 'upcoming'
}

/** By tab, for those that list what is to come: how many days from today. */
const DAYS_AHEAD = { today: 0, tomorrow: 1 } as const

function isIn(tab: InPlayTab, event: SportsEvent, now: number): boolean {
  const phase = phaseOf(event, now)
  if (tab === 'inPlay') return phase === 'inPlay'
  if (tab === 'result') return phase === 'ended'
  const start = startOf(event)
  const day = dhakaDayAt(now + DAYS_AHEAD[tab] * DAY)
  return phase === 'upcoming' && start !== undefined && dhakaDayAt(start) === day
}

/** Tells the events of a list apart. */
export const eventKey = ({ MarketId }: SportsEvent): string => MarketId

/** Orders events by their start. Those whose start can't be read come last; equal ones keep their order. */
function byStart(one: SportsEvent, other: SportsEvent): number {
  const [first, second] = [startOf(one) ?? Infinity, startOf(other) ?? Infinity]
  return first === second ? 0 : first - second
}

/**
 * Returns the events of a tab at `now` (milliseconds since the epoch), each market once: the earliest first, of the
 * results the latest. Days are those of Dhaka. An event whose start can't be read is listed only while it is in play.
 */
export function eventsOf(
  events: readonly SportsEvent[],
  tab: InPlayTab,
  now: number,
): readonly SportsEvent[] {
  const listed = uniqueBy(events, eventKey).filter((event) => isIn(tab, event, now))
  return tab === 'result' ? listed.toSorted((one, other) => byStart(other, one)) : listed.toSorted(byStart)
}

/** Events under one heading. */
export interface EventGroup {
  /** The competition; empty where an event has none. */
  readonly name: string
  readonly events: readonly SportsEvent[]
}

const competitionOf = ({ Event }: SportsEvent): string => Event.competition?.trim() ?? ''

/** What comes first in the list of a sport. */
const RANKS: Readonly<Record<Phase, number>> = { inPlay: 0, upcoming: 1, ended: 2 }

/**
 * Returns the events of a sport by competition, each market once. What is in play comes before what is to come, and
 * what has ended at `now` (milliseconds since the epoch) last: within a competition, and of the competitions.
 */
export function competitionsOf(events: readonly SportsEvent[], now: number): readonly EventGroup[] {
  const rankOf = (event: SportsEvent) => RANKS[phaseOf(event, now)]
  const sorted = uniqueBy(events, eventKey).toSorted(
    (one, other) => rankOf(one) - rankOf(other) || byStart(one, other),
  )
  const names = new Set(sorted.map(competitionOf))
  return [...names].map((name) => ({ name, events: sorted.filter((event) => competitionOf(event) === name) }))
}

/** Returns the way to the odds of an event. */
export function linkOf({ MarketId, EventId, Event }: SportsEvent, selectedSport: Sport): MarketLink {
  return { marketId: MarketId, eventId: EventId, selectedSport, eventName: Event.name.trim() }
}

/** The best prices of a runner as they are shown, `–` where there is none. */
export interface BestPrices {
  readonly name: string
  readonly back: string
  readonly lay: string
}

/** How many runners a row of a list has room for. */
const RUNNERS = 3

/** Returns the best prices of an event's first runners. */
export function bestPricesOf({ runners }: SportsEvent): readonly BestPrices[] {
  const textOf = (prices: readonly { price: number }[]) => oddsQuote(prices[0]?.price, null).shown.price
  return (runners ?? []).slice(0, RUNNERS).map(({ SelectionName, ex }) => ({
    name: SelectionName,
    back: textOf(ex.availableToBack),
    lay: textOf(ex.availableToLay),
  }))
}
