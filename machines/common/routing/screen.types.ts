import type { Game } from '@tiya/contract/games'
import type { EventObject } from 'xstate'
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

/** Money that has moved as a screen has just said: a transaction by its id, or one of an amount in poisha. */
export type ToldMoney = { readonly action: string } & ({ readonly id: string } | { readonly amount: number })

/** Asks for the balance. What the screen has told the player is not announced again. */
export interface BalanceRefresh {
  readonly type: 'balance.refresh'
  readonly told?: ToldMoney | undefined
}

/** What a screen sends the router, besides its output. */
export type ScreenMessage =
  | NavigateMessage
  | { readonly type: 'navigate.back' }
  | BalanceRefresh
  | { readonly type: 'logout' }

/** What the router tells when it shows another screen. */
export interface ScreenShown {
  readonly type: 'screen.shown'
  readonly screen: ScreenName
  readonly previous: ScreenName | null
  /** The path of the previous screen. */
  readonly left?: string | undefined
}

/** The output of a screen's flow, which the router handles. */
export type ScreenOutput =
  | ({ readonly kind: 'navigate' } & Navigate)
  | ({ readonly kind: 'session' } & SessionStart)
