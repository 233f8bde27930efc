import type { LoadedEvents } from '../sportEvents/sportEvents.machine.ts'
import { eventsOf, type ListedEvent, SPORTS, type Sport } from '../sportEvents/sportEvents.rules.ts'

/** The events of the sports that could be loaded. */
export type SportLists = Readonly<Partial<Record<Sport, LoadedEvents>>>

/** An event in play, and its sport. */
export interface LiveMatch {
  readonly event: ListedEvent
  readonly sport: Sport
}

/** How many matches the home shows. */
const LIVE_MATCHES = 3

/** Returns the first matches in play, in the order of the in-play screen. */
export function liveMatchesOf(lists: SportLists): readonly LiveMatch[] {
  const ofSport = (sport: Sport) => {
    const { events = [], loadedAt = 0 } = lists[sport] ?? {}
    return eventsOf(events, 'inPlay', loadedAt).map((event) => ({ event, sport }))
  }
  return SPORTS.flatMap(ofSport).slice(0, LIVE_MATCHES)
}
