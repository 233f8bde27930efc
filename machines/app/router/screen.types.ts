import type { Session, SessionStart } from '../../access/session/session.types.ts'
import type { Location } from './access.rules.ts'

/** The data that a screen starts with. */
export interface Arrival {
  readonly location: Location
  readonly session: Session | null
  readonly desktop: boolean
}

/** A request to navigate. `leave` is stored in the history entry being left, for when the player returns. */
export interface Navigate {
  readonly to: string
  readonly replace?: boolean
  readonly state?: unknown
  readonly leave?: unknown
}

/** The output of a screen's flow, which the router handles. */
export type ScreenOutput =
  | ({ readonly kind: 'navigate' } & Navigate)
  | ({ readonly kind: 'session' } & SessionStart)
