import type { ActorRefFrom } from 'xstate'
import * as z from 'zod/mini'
import { type Place, place } from '../../common/lists/place.rules.ts'
import type { LoadedMachine } from '../../common/loadedMachine.ts'
import type { NavigateMessage } from '../../common/routing/screen.types.ts'
import type { Session } from '../../common/session.types.ts'
import type { liveMatchesMachine } from '../../exchange/liveMatches/liveMatches.machine.ts'
import type { GamesQuery } from '../../games/games/games.rules.ts'
import type { launcherMachine } from '../../games/launcher/launcher.machine.ts'
import type { ownGamesMachine } from '../../games/ownGames/ownGames.machine.ts'
import type { paymentUnderWayMachine } from '../../money/paymentUnderWay/paymentUnderWay.machine.ts'
import type { homeSearchMachine } from '../homeSearch/homeSearch.machine.ts'
import type { ListedTab } from '../homeTabs/homeTabs.machine.ts'
import type { onwardMachine } from '../onward/onward.machine.ts'
import type { typeGamesMachine } from '../typeGames/typeGames.machine.ts'

/** The view of the screen, stored in the history entry; its tab is stored beside it. */
export const homeView = z.object({ words: z.string(), place: z.nullable(place) })
export type HomeView = Readonly<z.output<typeof homeView>>

export const FIRST_VIEW: HomeView = { words: '', place: null }

export interface HomeInput extends HomeView {
  /** The type of the tab to open. */
  readonly type: string
  /** True if the player prefers reduced motion. */
  readonly reducedMotion: boolean
  /** True if the player has recently played games, which come before the categories. */
  readonly played: boolean
  readonly session: Session | null
}

/** The machines of the home page whose code is fetched after the first screen. */
export interface HomeGames {
  readonly search: ActorRefFrom<typeof homeSearchMachine>
  readonly ownGames: ActorRefFrom<typeof ownGamesMachine>
  readonly typeGames: ActorRefFrom<typeof typeGamesMachine>
  readonly launcher: ActorRefFrom<typeof launcherMachine>
  readonly paymentUnderWay: ActorRefFrom<typeof paymentUnderWayMachine>
  readonly onward: ActorRefFrom<typeof onwardMachine>
}

/** Search and games have no input yet: they start with the words that were typed, and the tab that was opened, meanwhile. */
export interface LoadedHomeGames {
  readonly search: Pick<LoadedMachine<typeof homeSearchMachine>, 'logic'>
  readonly ownGames: LoadedMachine<typeof ownGamesMachine>
  readonly typeGames: Pick<LoadedMachine<typeof typeGamesMachine>, 'logic'>
  readonly launcher: LoadedMachine<typeof launcherMachine>
  readonly paymentUnderWay: LoadedMachine<typeof paymentUnderWayMachine>
  readonly onward: LoadedMachine<typeof onwardMachine>
}

export interface HomeContext extends HomeInput {
  /** The tab whose providers were listed last. */
  tab: GamesQuery
  /** Null until their code is fetched. */
  games: HomeGames | null
  /** The matches in play. */
  live: ActorRefFrom<typeof liveMatchesMachine> | null
}

export type HomeEvent =
  | { type: 'footer.toggled' }
  | { type: 'announcements.toggled' }
  | { type: 'search.changed'; words: string }
  | { type: 'place.changed'; place: Place }
  | { type: 'scrolled'; y: number }
  | { type: 'top.pressed' }
  /** From the tabs. */
  | ListedTab
  /** From the launcher or the offer: leads to a game, to the login or to a screen. */
  | NavigateMessage
