import {
  barePath,
  LEGACY_REDIRECTS,
  LOGOUT_PATH,
  type Route,
  routeOf,
  type ScreenName,
  type Section,
} from './routes.ts'

/** Where the player is: path, query and the navigation state of the history entry. */
export interface Location {
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly state: unknown
}

export interface Visitor {
  readonly player: boolean
  /** Latched when the page loads. */
  readonly desktop: boolean
}

/** The navigation state that opens a match, at a price or not. Its screen reads the rest of it. */
export interface WantedMatch {
  readonly eventName: string
}

/** A screen that a guest wanted, by its address, and the match that was pressed. */
export interface WantedScreen {
  readonly to: string
  readonly match?: WantedMatch | undefined
}

export type Decision =
  | { readonly kind: 'show'; readonly screen: ScreenName; readonly section?: Section }
  /** `wish` is what a guest was denied. */
  | { readonly kind: 'redirect'; readonly to: string; readonly wish?: WantedScreen }
  | { readonly kind: 'logout' }

/** Returns path and query as an address. */
export function addressOf({ path, query }: Pick<Location, 'path' | 'query'>): string {
  const pairs = Object.entries(query).map(
    ([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(value)}`,
  )
  return pairs.length === 0 ? path : `${path}?${pairs.join('&')}`
}

/** Returns the section of a route. `/gamerun` belongs to the one named in its navigation state, if any. */
function sectionOf(route: Route, state: unknown): Section | undefined {
  const opened =
    route.path === '/gamerun' && typeof state === 'object' && state !== null && 'section' in state
  return opened && state.section === 'exchange' ? 'exchange' : route.section
}

function holds(state: unknown, key: string): boolean {
  return typeof state === 'object' && state !== null && key in state
}

/** Returns the match that a navigation state opens; undefined if there is none. */
function matchIn(state: unknown): WantedMatch | undefined {
  const { marketId, eventName } = Object(state) as Record<string, unknown>
  return marketId && typeof eventName === 'string' ? (state as WantedMatch) : undefined
}

/** Returns which screen a location shows to a visitor, or where it redirects them. */
export function decide(location: Location, visitor: Visitor): Decision {
  const path = barePath(location.path)
  if (path === LOGOUT_PATH) return visitor.player ? { kind: 'logout' } : { kind: 'redirect', to: '/' }
  const legacy = LEGACY_REDIRECTS[path]
  if (legacy) return { kind: 'redirect', to: legacy }
  const route = routeOf(location.path)
  if (!route) return { kind: 'show', screen: 'notFound' }
  if (route.path === '/register' && !visitor.desktop) return { kind: 'redirect', to: '/signup' }
  if (route.path === '/reset-password' && !visitor.player) return { kind: 'redirect', to: '/forgot-password' }
  if (route.access === 'guest' && visitor.player) return { kind: 'redirect', to: '/' }
  const access = (visitor.desktop ? route.desktopAccess : undefined) ?? route.access
  const screen = (visitor.desktop ? route.desktop : undefined) ?? route.screen
  if (!visitor.player && access === 'player') {
    const match = route.opensMatch && matchIn(location.state)
    const wish = { to: addressOf(location), ...(match && { match }) }
    return { kind: 'redirect', to: '/login', ...((match || !route.needs) && { wish }) }
  }
  if (route.needs && !holds(location.state, route.needs.state))
    return { kind: 'redirect', to: route.needs.otherwise }
  const section = visitor.player && sectionOf(route, location.state)
  return { kind: 'show', screen, ...(section ? { section } : {}) }
}
