import { dayNumberAt } from '@tiya/contract/dhakaCalendar'
import type { SportsEvent } from '@tiya/contract/exchange'
import { parseWireTime } from '@tiya/contract/wireTime'
import * as z from 'zod/mini'
import { keyed, type RowIdentity } from '../../common/lists/rowKeys.rules.ts'
import type { MarketLink } from '../marketLink.ts'
import { isWinner, statusOf } from '../marketOdds/marketOdds.rules.ts'

export const sport = z.enum(['cricket', 'soccer', 'tennis'])
/** The sports of the exchange, by their names on the wire. */
export type Sport = z.output<typeof sport>
export const SPORTS: readonly Sport[] = sport.options

export const inPlayTab = z.enum(['inPlay', 'today', 'tomorrow', 'result'])
export type InPlayTab = z.output<typeof inPlayTab>

/** Returns when an event starts, in milliseconds since the epoch; undefined if it can't be parsed. */
function startOf({ Event }: SportsEvent): number | undefined {
  return parseWireTime(Event.openDate)
}

/** The longest that a match lasts, in milliseconds. After it, one that is not in play is over, whatever its market says. */
const LONGEST = 12 * 60 * 60 * 1_000

/** Returns true if the status of an event's market says that it has ended. */
export function isClosed(event: SportsEvent): boolean {
  return statusOf(event) === 'closed'
}

/** Returns true if an event's market says by itself that it is over. */
function hasEnded(event: SportsEvent): boolean {
  return isClosed(event) || (event.runners ?? []).some(isWinner)
}

export type Phase = 'inPlay' | 'upcoming' | 'delayed' | 'over'

/**
 * Returns the phase of an event at `now` (milliseconds since the epoch). A match may begin late: one that should have
 * started is delayed until it is in play, its market says that it has ended, or 12 hours have passed. One whose start
 * can't be parsed is upcoming.
 */
export function phaseOf(event: SportsEvent, now: number): Phase {
  if (event.Event.inPlay) return 'inPlay'
  if (hasEnded(event)) return 'over'
  const start = startOf(event) ?? Number.POSITIVE_INFINITY
  if (now < start) return 'upcoming'
  return now < start + LONGEST ? 'delayed' : 'over'
}

/**
 * Returns how many minutes ago an event in play began, at `now` (milliseconds since the epoch); undefined if its start
 * can't be parsed, is still to come, or is more than 12 hours ago.
 */
export function minuteOf(event: SportsEvent, now: number): number | undefined {
  const start = startOf(event)
  const age = start === undefined ? -1 : now - start
  return age < 0 || age >= LONGEST ? undefined : Math.floor(age / 60_000)
}

/** How many days from today each tab of upcoming events is. */
const DAYS_AHEAD = { today: 0, tomorrow: 1 } as const

function isIn(tab: InPlayTab, event: SportsEvent, now: number): boolean {
  const phase = phaseOf(event, now)
  if (tab === 'inPlay') return phase === 'inPlay'
  if (tab === 'result') return phase === 'over'
  if (phase === 'delayed') return tab === 'today'
  const start = startOf(event)
  const day = dayNumberAt(now) + DAYS_AHEAD[tab]
  return phase === 'upcoming' && start !== undefined && dayNumberAt(start) === day
}

/** An event of a list. */
export interface ListedEvent extends SportsEvent {
  /** No other event of the list has it: the market's id, if it is the event's own. */
  readonly key: string
}

const EVENT: RowIdentity<SportsEvent> = {
  idOf: ({ MarketId }) => MarketId,
  factsOf: ({ EventId, Event }) => [EventId, Event.name, Event.openDate],
}

/** Returns the events of a list with their keys, without those that repeat another one in everything. */
export function listed(events: readonly SportsEvent[]): readonly ListedEvent[] {
  return keyed(events, EVENT).map(({ key, row }) => ({ ...row, key }))
}

/** What a row shows of an event besides its prices. */
const withoutPrices = ({ runners, ...event }: ListedEvent): string =>
  JSON.stringify([
    event,
    runners?.map(({ SelectionId, SelectionName, status }) => [SelectionId, SelectionName, status]),
  ])

/** Returns the events as they are now. One of which at most the prices have changed is the object that it was. */
export function reuseUnchanged(
  before: readonly ListedEvent[],
  now: readonly ListedEvent[],
): readonly ListedEvent[] {
  const known = new Map(before.map((event) => [event.key, event]))
  return now.map((event) => {
    const last = known.get(event.key)
    return last && withoutPrices(last) === withoutPrices(event) ? last : event
  })
}

/** Compares events by their start. Those whose start can't be parsed come last. */
function byStart(one: SportsEvent, other: SportsEvent): number {
  const [first, second] = [startOf(one) ?? Infinity, startOf(other) ?? Infinity]
  return first === second ? 0 : first - second
}

/**
 * Returns the events of a tab at `now` (milliseconds since the epoch). The
 * earliest come first, except among results, where the latest do. Days are in Dhaka; a delayed event is
 * listed today, whatever its day. One whose start can't be parsed is listed only in play or among results.
 */
export function eventsOf(
  events: readonly ListedEvent[],
  tab: InPlayTab,
  now: number,
): readonly ListedEvent[] {
  const found = events.filter((event) => isIn(tab, event, now))
  return [...found].sort(tab === 'result' ? (one, other) => byStart(other, one) : byStart)
}

/** Events under one heading. */
export interface EventGroup {
  /** The competition; empty for events without one. */
  readonly name: string
  readonly events: readonly ListedEvent[]
}

/** Returns the competition of an event; empty for one without. */
export const competitionOf = ({ Event }: SportsEvent): string => Event.competition?.trim() ?? ''

/** The order of phases in the list of a sport. */
const RANKS: Readonly<Record<Phase, number>> = { inPlay: 0, delayed: 1, upcoming: 1, over: 2 }

/**
 * Returns the events of a sport by competition. Events in play come first, then
 * those that are delayed or to come, then those that are over at `now` (milliseconds since the epoch). Competitions are ordered
 * by their first event.
 */
export function competitionsOf(events: readonly ListedEvent[], now: number): readonly EventGroup[] {
  const rankOf = (event: SportsEvent) => RANKS[phaseOf(event, now)]
  const sorted = [...events].sort((one, other) => rankOf(one) - rankOf(other) || byStart(one, other))
  const names = new Set(sorted.map(competitionOf))
  return [...names].map((name) => ({ name, events: sorted.filter((event) => competitionOf(event) === name) }))
}

/** Returns the link to the odds of an event. */
export function linkOf({ MarketId, EventId, Event }: SportsEvent, selectedSport: Sport): MarketLink {
  return { marketId: MarketId, eventId: EventId, selectedSport, eventName: Event.name.trim() }
}
