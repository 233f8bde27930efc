import { present } from '../../common/present.ts'
import { type Decision, decide, type Location } from '../../common/routing/access.rules.ts'
import { ownState } from '../../common/routing/ownState.ts'
import type { ScreenName, Section } from '../../common/routing/routes.ts'
import type { Arrival, Wish } from '../../common/routing/screen.types.ts'
import type { Session } from '../../common/session.types.ts'

/** Returns a location as a visitor finds it: without the state of another player. A guest finds any player's. */
export function ownLocation(location: Location, session: Session | null): Location {
  return session ? { ...location, state: ownState(location.state, session.remoteId) } : location
}

/** Returns which screen is shown to a visitor who arrives, or where they are redirected. */
export function decisionOf({ location, session, desktop }: Arrival): Decision {
  return decide(location, { player: session !== null, desktop })
}

/** Returns what a guest wanted and was denied; undefined if it is no redirect to the log-in. */
export function wishOf(arrival: Arrival): Wish | undefined {
  const decision = decisionOf(arrival)
  return decision.kind === 'redirect' ? decision.wish : undefined
}

/** Returns where a visitor is redirected, which must be decided. */
export function redirectOf(arrival: Arrival): string {
  const decision = decisionOf(arrival)
  return present(decision.kind === 'redirect' ? decision.to : null)
}

/** Returns the screen that is shown, which must be decided. */
export function screenOf(arrival: Arrival): ScreenName {
  const decision = decisionOf(arrival)
  return present(decision.kind === 'show' ? decision.screen : null)
}

/** Returns the section of the screen that is shown; undefined if it belongs to none, or none is shown. */
export function sectionOf(arrival: Arrival): Section | undefined {
  const decision = decisionOf(arrival)
  return decision.kind === 'show' ? decision.section : undefined
}
