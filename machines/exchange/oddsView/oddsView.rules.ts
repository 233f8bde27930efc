import type { SportsEvent } from '@tiya/contract/exchange'
import type { MarketLink } from '../marketLink.ts'
import type { Sport } from '../sportEvents/sportEvents.rules.ts'

/** Returns the name of an event from the list of its sport; empty if it is not listed. */
export function eventName(
  events: readonly SportsEvent[],
  { eventId, marketId }: { readonly eventId: string; readonly marketId: string },
): string {
  const listed =
    events.find(({ EventId }) => EventId === eventId) ?? events.find(({ MarketId }) => MarketId === marketId)
  return listed?.Event.name.trim() ?? ''
}

/** Returns the name of a match, or its first two runners until the name is known; empty without either. */
export function headingOf(name: string, runners: readonly { readonly name: string }[]): string {
  return (
    name.trim() ||
    runners
      .slice(0, 2)
      .map((runner) => runner.name)
      .join(' v ')
  )
}

/** Returns the link to a match, for example to store it as a pin. */
export function linkOf(
  match: { readonly marketId: string; readonly eventId: string; readonly sport: Sport | null },
  eventName: string,
): MarketLink {
  const { marketId, eventId, sport } = match
  return { marketId, eventId, selectedSport: sport ?? '', eventName }
}
