import type { LoadedEvents } from '../sportEvents/sportEvents.machine.ts'
import { eventsOf, SPORTS, type Sport } from '../sportEvents/sportEvents.rules.ts'

/** The events of the sports that could be loaded. */
export type SportLists = Readonly<Partial<Record<Sport, LoadedEvents>>>

/** Events in play of one sport; at least one. */
export interface LiveMatches extends LoadedEvents {
  readonly sport: Sport
}

/** How many matches the home shows. */
const LIVE_MATCHES = 3

/** Returns the first matches in play by sport, in the order of the in-play screen. */
export function liveMatchesOf(lists: SportLists): readonly LiveMatches[] {
  let room = LIVE_MATCHES
  return SPORTS.flatMap((sport) => {
    const { events: all = [], loadedAt = 0 } = lists[sport] ?? {}
    const events = eventsOf(all, 'inPlay', loadedAt).slice(0, room)
    room -= events.length
    return events.length > 0 ? [{ sport, events, loadedAt }] : []
  })
}
