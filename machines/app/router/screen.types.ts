import type { Session, SessionStart } from '../../access/session/session.types.ts'
import type { Location } from './access.rules.ts'

/** What a screen is started with. */
export interface Arrival {
  readonly location: Location
  readonly session: Session | null
  readonly desktop: boolean
}

/** A request to navigate. `leave` is stored with the history entry that is left, for the way back to it. */
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
