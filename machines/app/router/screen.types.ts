import type { Session, SessionStart } from '../../access/session/session.types.ts'
import type { Location } from './access.rules.ts'

/** What a screen is started with. */
export interface Arrival {
  readonly location: Location
  readonly session: Session | null
  readonly desktop: boolean
}

/** A wish to go somewhere. `leave` is kept with the entry that is left, for whoever comes back to it. */
export interface Navigate {
  readonly to: string
  readonly replace?: boolean
  readonly state?: unknown
  readonly leave?: unknown
}

/** What a screen that has ended hands to the router. */
export type ScreenOutput =
  | ({ readonly kind: 'navigate' } & Navigate)
  | ({ readonly kind: 'session' } & SessionStart)
