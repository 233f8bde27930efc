import type { EventObject } from 'xstate'
import type { Game } from '../../contract/games.ts'
import type { Session, SessionStart } from '../session.types.ts'
import type { Location, WantedScreen } from './access.rules.ts'
import type { ScreenName } from './routes.ts'

/** The data that a screen starts with. */
export interface Arrival {
  readonly location: Location
  readonly session: Session | null
  readonly desktop: boolean
}

/** What a guest wanted, offered after the log-in: a screen, or a game. */
export type Wish = WantedScreen | { readonly game: Game }

/** Events of the device's store for the last wish. */
export type WishStoreEvent = EventObject &
  ({ readonly type: 'keep'; readonly wish: Wish } | { readonly type: 'forget' })

/** A request to navigate. */
export interface Navigate {
  readonly to: string
  readonly replace?: boolean
  readonly state?: unknown
  /** Adds the state of the entry that is left to the new one, as `fromState`: the way back restores its view. */
  readonly returns?: true
  /** What the guest wanted who is led to the log-in. */
  readonly wish?: Wish
}

export type NavigateMessage = { readonly type: 'navigate' } & Navigate

/** What a screen sends the router, besides its output. */
export type ScreenMessage =
  | NavigateMessage
  | { readonly type: 'navigate.back' }
  | { readonly type: 'balance.refresh' }
  | { readonly type: 'logout' }

/** What the router tells when it shows another screen. */
export interface ScreenShown {
  readonly type: 'screen.shown'
  readonly screen: ScreenName
  readonly previous: ScreenName | null
}

/** The output of a screen's flow, which the router handles. */
export type ScreenOutput =
  | ({ readonly kind: 'navigate' } & Navigate)
  | ({ readonly kind: 'session' } & SessionStart)
