/** The market sections that an upline can block. */
export type Section = 'games' | 'exchange'

/**
 * A call that needs only the address: who asks, a space, and the path below the API or, for `odds`, below the exchange
 * data. `token` sends the token if there is one; `fresh` takes no kept answer. `{type=SLOT}` stands for a value of the query, or for what it is
 * without one; `{system<systems}` without one for a list in the answer to the read before.
 */
export type FirstRead = `${'none' | 'fresh' | 'token' | 'odds'} /${string}`

export interface Route<Screen = ScreenName> {
  readonly path: `/${string}`
  /** `guest` redirects players to `/`; `player` redirects guests to `/login`. */
  readonly access: 'anyone' | 'guest' | 'player'
  readonly screen: Screen
  /** The screen on desktop, if it is a different one. */
  readonly desktop?: Screen
  /** The access on desktop, if it differs. */
  readonly desktopAccess?: 'anyone'
  readonly section?: Section
  /** If only the query changes, the screen receives `location.changed` instead of being restarted. */
  readonly followsQuery?: true
  /** Goes on when the language changes: the API says nothing here, and what is typed or played must not be lost. */
  readonly keepsOn?: true
  /** The key that the navigation state must contain, and where visitors without it are redirected. */
  readonly needs?: { readonly state: string; readonly otherwise: `/${string}` }
  /** Its navigation state names a match, which survives the log-in of a guest who pressed it. */
  readonly opensMatch?: true
  /** The calls with which a phone's screen begins. They leave before the site's code has arrived. */
  readonly reads?: readonly FirstRead[]
  /** The field of the answers that names pictures of the first view. They are fetched early, too. */
  readonly pictures?: string
}

/** The static text pages, by the name in their paths. */
export const CONTENT_PAGES = [
  'faq',
  'brand-ambassador',
  'responsible-gaming',
  'age-limit',
  'about',
  'affiliate',
  'terms',
  'privacy',
] as const

/** The pages that state facts about whoever runs the site. The site's own texts of them are the demonstration's. */
export const FACT_PAGES: readonly ContentPage[] = ['brand-ambassador', 'about', 'terms', 'privacy']

export type ContentPage = (typeof CONTENT_PAGES)[number]

/** What the site itself begins with. Sent before the code arrives, it does not delay a screen's pictures. */
const SITE_READS = ['token /general', 'token /sliders', 'none /logo'] as const

const rows = [
  {
    path: '/',
    access: 'anyone',
    screen: 'home',
    desktop: 'comingSoon',
    reads: SITE_READS,
  },
  { path: '/signup', access: 'guest', screen: 'signup', keepsOn: true },
  { path: '/login', access: 'guest', screen: 'login', keepsOn: true },
  { path: '/register', access: 'guest', screen: 'register', keepsOn: true },
  { path: '/forgot-password', access: 'anyone', screen: 'forgotPassword', keepsOn: true },
  { path: '/referral_code', access: 'guest', screen: 'capture' },
  { path: '/agent_code', access: 'guest', screen: 'capture' },
  { path: '/affiliate_code', access: 'guest', screen: 'capture' },
  {
    path: '/games',
    access: 'anyone',
    screen: 'games',
    section: 'games',
    reads: [
      'none /get-system?type={type=SLOT}',
      'none /get-games?type={type=SLOT}&system={system<systems}',
      ...SITE_READS,
    ],
    pictures: 'image',
  },
  {
    path: '/gamerun',
    access: 'player',
    screen: 'gamerun',
    section: 'games',
    keepsOn: true,
    needs: { state: 'iframeUrl', otherwise: '/' },
  },
  { path: '/account', access: 'player', screen: 'account' },
  { path: '/profile', access: 'player', screen: 'profile' },
  {
    path: '/deposit',
    access: 'player',
    screen: 'deposit',
    reads: ['token /payment-methods', 'fresh /promotion', ...SITE_READS],
    pictures: 'icon',
  },
  {
    path: '/make-payment',
    access: 'anyone',
    screen: 'makePayment',
    keepsOn: true,
    needs: { state: 'paymentType', otherwise: '/deposit' },
  },
  {
    path: '/payment-request',
    access: 'player',
    screen: 'paymentRequest',
    needs: { state: 'amount', otherwise: '/transaction-record' },
  },
  { path: '/withdrawal', access: 'player', screen: 'withdrawal' },
  { path: '/limits', access: 'player', screen: 'limits' },
  { path: '/betting-record', access: 'player', screen: 'bettingRecord' },
  { path: '/transaction-record', access: 'player', screen: 'transactionRecord' },
  { path: '/turnover-record', access: 'player', screen: 'turnoverRecord' },
  { path: '/refrrel-program', access: 'player', screen: 'referral' },
  { path: '/reset-password', access: 'player', screen: 'resetPassword', keepsOn: true },
  { path: '/inbox', access: 'player', screen: 'inbox' },
  { path: '/vip', access: 'player', screen: 'vip' },
  {
    path: '/promotions',
    access: 'player',
    screen: 'promotions',
    desktop: 'olderShell',
    desktopAccess: 'anyone',
    followsQuery: true,
  },
  { path: '/chat', access: 'player', screen: 'chat' },
  { path: '/chat-list', access: 'player', screen: 'chatList' },
  { path: '/chat-box/:chatId', access: 'player', screen: 'chatBox' },
  { path: '/exchange', access: 'player', screen: 'exchange', section: 'exchange', opensMatch: true },
  { path: '/exchange-account', access: 'player', screen: 'exchangeAccount', followsQuery: true },
  {
    path: '/exchange-inplay',
    access: 'player',
    screen: 'inPlay',
    reads: [
      'odds /sports-events/cricket',
      'odds /sports-events/soccer',
      'odds /sports-events/tennis',
      ...SITE_READS,
    ],
  },
  { path: '/exchange-sports', access: 'player', screen: 'exchangeSports' },
  { path: '/exchange-multi', access: 'player', screen: 'exchangeMulti' },
  {
    path: '/odds-view',
    access: 'player',
    screen: 'oddsView',
    opensMatch: true,
    needs: { state: 'marketId', otherwise: '/exchange-inplay' },
  },
  { path: '/install', access: 'anyone', screen: 'install' },
  // A link within a page changes the fragment, which reports the same path.
  ...CONTENT_PAGES.map(
    (page) =>
      ({
        path: `/${page}`,
        access: 'anyone',
        screen: 'content',
        followsQuery: true,
        // These wait for the settings.
        ...(FACT_PAGES.includes(page) && { reads: ['token /general'] as const }),
      }) as const,
  ),
] as const satisfies readonly Route<string>[]

type Row = (typeof rows)[number]

/** The existing screens: those of the routes, and the one for all other addresses. */
export type ScreenName = Row['screen'] | Extract<Row, { desktop: string }>['desktop'] | 'notFound'

/** The screens that send guests to the log-in and can be opened by their address, or at a match. */
export type GuardedScreen =
  | Exclude<Extract<Row, { access: 'player' }>, { needs: object }>['screen']
  | Extract<Row, { opensMatch: true }>['screen']

/** All paths of the site: the single source for the router, the guards, the menus and the tests. */
export const ROUTES: readonly Route[] = rows

/** Redirects from addresses of the older shell and from alternative spellings. */
export const LEGACY_REDIRECTS: Readonly<Record<string, string>> = {
  '/bd/en/member/vip-points-exchange': '/vip',
  '/bd/en/member/vip-history': '/vip',
  '/bd/en/member/vip-points-records': '/vip',
  '/bd/en/vip-detail': '/vip',
  '/page/guest/register.jsp': '/signup',
  '/page/site/component/appDownload.jsp': '/install',
  '/player/playGame': '/exchange',
  '/casino': '/games?type=LIVE&title=Casino',
  '/slot': '/games?type=SLOT&title=Slot',
  '/table': '/games?type=TABLE&title=Table',
  '/crash': '/games?type=EGAME&title=Crash',
  '/fishing': '/games?type=FH&title=Fishing',
  '/arcade': '/games?type=ARCADE&title=Arcade',
  '/lottery': '/games?type=LOTTO&title=Lottery',
  '/referral': '/refrrel-program',
  '/referral-program': '/refrrel-program',
}

/** The path that ends the session and leads to `/`. */
export const LOGOUT_PATH = '/player/logout'

function fits(pattern: string, path: string): boolean {
  const wanted = pattern.split('/')
  const given = path.split('/')
  return (
    wanted.length === given.length && wanted.every((part, at) => part.startsWith(':') || part === given[at])
  )
}

/** Returns a path without trailing slashes, which are ignored. */
export function barePath(path: string): string {
  return path.replace(/(.)\/+$/, '$1')
}

/** Returns a decoded path; undefined for one that can't be decoded, such as `/%`. */
function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

/** Returns the route of a path, undefined if there is none. */
export function routeOf(path: string): Route | undefined {
  const bare = barePath(path)
  return decoded(bare) === undefined ? undefined : ROUTES.find((route) => fits(route.path, bare))
}

/** Returns true if this address leads to a screen of the site. */
export function hasScreen(address: string): boolean {
  const [path = ''] = address.split('?')
  const target = LEGACY_REDIRECTS[path] ?? path
  return routeOf(target.split('?')[0] ?? '') !== undefined
}
