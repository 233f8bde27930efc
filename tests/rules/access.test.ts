import { describe, expect, it } from 'vitest'
import { decide, type Location } from '../../machines/app/router/access.rules.ts'
import { hasScreen, ROUTES } from '../../machines/app/router/routes.ts'

const at = (address: string, state: unknown = null): Location => {
  const { pathname, searchParams } = new URL(address, 'http://site')
  return { path: pathname, query: Object.fromEntries(searchParams), state }
}

/** Returns what an address does: `show X`, `to X`, or `logout`. */
function outcome(
  address: string,
  visitor: 'guest' | 'player',
  desktop = false,
  state: unknown = null,
): string {
  const decision = decide(at(address, state), { player: visitor === 'player', desktop })
  if (decision.kind === 'show') return `show ${decision.screen}`
  return decision.kind === 'redirect' ? `to ${decision.to}` : 'logout'
}

const modules = import.meta.glob('../../src/screens/*/*/*.screen.ts')

it('each screen of the route table has a module, and each module is in the table', () => {
  const files = Object.keys(modules).map((file) => file.replace(/^.*\/(.*)\.screen\.ts$/, '$1'))
  const screens = ROUTES.flatMap(({ screen, desktop }) => [screen, desktop]).filter(Boolean)
  expect(files.toSorted()).toEqual([...new Set([...screens, 'notFound'])].toSorted())
})

describe('route access', () => {
  it('knows every path of the specification', () => {
    const paths = `/ /signup /login /games /forgot-password /account /profile /deposit /withdrawal /betting-record
      /transaction-record /turnover-record /refrrel-program /reset-password /inbox /vip /gamerun /promotions /chat
      /chat-list /chat-box/:chatId /odds-view /exchange /exchange-account /exchange-inplay /payment-request
      /make-payment /exchange-sports /exchange-multi /referral_code /agent_code /affiliate_code /register /install
      /faq /brand-ambassador /responsible-gaming /age-limit /about /affiliate /terms /privacy`
    expect(ROUTES.map(({ path }) => path).toSorted()).toEqual(paths.split(/\s+/).toSorted())
  })

  it('is for players, except what is listed here', () => {
    const pathsFor = (access: 'anyone' | 'guest') =>
      ROUTES.filter((route) => route.access === access).map(({ path }) => path)
    expect(pathsFor('anyone')).toEqual([
      '/',
      '/forgot-password',
      '/games',
      '/make-payment',
      '/install',
      '/faq',
      '/brand-ambassador',
      '/responsible-gaming',
      '/age-limit',
      '/about',
      '/affiliate',
      '/terms',
      '/privacy',
    ])
    expect(pathsFor('guest')).toEqual([
      '/signup',
      '/login',
      '/register',
      '/referral_code',
      '/agent_code',
      '/affiliate_code',
    ])
  })

  /** Routes with their own rule, each with a row in the table below. */
  const SPECIAL = [
    '/register',
    '/reset-password',
    '/gamerun',
    '/make-payment',
    '/payment-request',
    '/odds-view',
  ]

  it.each(ROUTES.filter(({ path }) => !SPECIAL.includes(path)))(
    '$path follows the rules of its access',
    ({ path, access, screen }) => {
      const shown = `show ${screen}`
      const guest = access === 'player' ? 'to /login' : shown
      const player = access === 'guest' ? 'to /' : shown
      const address = path.replace(':chatId', '7')
      expect([outcome(address, 'guest'), outcome(address, 'player')]).toEqual([guest, player])
    },
  )

  it.each([
    ['/', 'show home', 'show home'],
    ['/login', 'show login', 'to /'],
    ['/login/', 'show login', 'to /'],
    ['/signup', 'show signup', 'to /'],
    ['/register', 'to /signup', 'to /signup'],
    ['/forgot-password', 'show forgotPassword', 'show forgotPassword'],
    ['/reset-password', 'to /forgot-password', 'show resetPassword'],
    ['/referral_code?referral_code=AB', 'show capture', 'to /'],
    ['/agent_code', 'show capture', 'to /'],
    ['/affiliate_code', 'show capture', 'to /'],
    ['/games?type=SLOT&title=Slot', 'show games', 'show games'],
    ['/account', 'to /login', 'show account'],
    ['/gamerun', 'to /login', 'to /'],
    ['/profile', 'to /login', 'show profile'],
    ['/deposit', 'to /login', 'show deposit'],
    ['/make-payment', 'to /deposit', 'to /deposit'],
    ['/payment-request', 'to /login', 'to /transaction-record'],
    ['/withdrawal', 'to /login', 'show withdrawal'],
    ['/transaction-record', 'to /login', 'show transactionRecord'],
    ['/turnover-record', 'to /login', 'show turnoverRecord'],
    ['/vip', 'to /login', 'show vip'],
    ['/refrrel-program', 'to /login', 'show referral'],
    ['/chat', 'to /login', 'show chat'],
    ['/chat-list', 'to /login', 'show chatList'],
    ['/chat-box/7', 'to /login', 'show chatBox'],
    ['/promotions', 'to /login', 'show promotions'],
    ['/exchange-inplay', 'to /login', 'show inPlay'],
    ['/exchange-sports', 'to /login', 'show exchangeSports'],
    ['/exchange-multi', 'to /login', 'show exchangeMulti'],
    ['/odds-view', 'to /login', 'to /exchange-inplay'],
    ['/exchange', 'to /login', 'show exchange'],
    ['/exchange/', 'to /login', 'show exchange'],
    ['/player/logout', 'to /', 'logout'],
    ['/terms', 'show content', 'show content'],
    ['/faq/', 'show content', 'show content'],
    ['/nowhere', 'show notFound', 'show notFound'],
    ['/player/logout/', 'to /', 'logout'],
    ['/casino/', 'to /games?type=LIVE&title=Casino', 'to /games?type=LIVE&title=Casino'],
    ['/chat-box', 'show notFound', 'show notFound'],
    ['/bd/en/member/vip-points-exchange', 'to /vip', 'to /vip'],
    ['/bd/en/member/vip-history', 'to /vip', 'to /vip'],
    ['/bd/en/member/vip-points-records', 'to /vip', 'to /vip'],
    ['/bd/en/vip-detail', 'to /vip', 'to /vip'],
    ['/page/guest/register.jsp', 'to /signup', 'to /signup'],
    ['/page/site/component/appDownload.jsp', 'to /install', 'to /install'],
    ['/player/playGame', 'to /exchange', 'to /exchange'],
    ['/player/playGame?t=sport&v=CRICKET', 'to /exchange', 'to /exchange'],
    ['/casino', 'to /games?type=LIVE&title=Casino', 'to /games?type=LIVE&title=Casino'],
    ['/slot', 'to /games?type=SLOT&title=Slot', 'to /games?type=SLOT&title=Slot'],
    ['/table', 'to /games?type=TABLE&title=Table', 'to /games?type=TABLE&title=Table'],
    ['/crash', 'to /games?type=EGAME&title=Crash', 'to /games?type=EGAME&title=Crash'],
    ['/fishing', 'to /games?type=FH&title=Fishing', 'to /games?type=FH&title=Fishing'],
    ['/arcade', 'to /games?type=ARCADE&title=Arcade', 'to /games?type=ARCADE&title=Arcade'],
    ['/lottery', 'to /games?type=LOTTO&title=Lottery', 'to /games?type=LOTTO&title=Lottery'],
    ['/referral', 'to /refrrel-program', 'to /refrrel-program'],
    ['/referral-program', 'to /refrrel-program', 'to /refrrel-program'],
  ])('%s: a guest gets “%s”, a player “%s”', (address, guest, player) => {
    expect([outcome(address, 'guest'), outcome(address, 'player')]).toEqual([guest, player])
  })

  it('a desktop sees the coming-soon page at the root, and keeps its sign-up', () => {
    expect(outcome('/', 'guest', true)).toBe('show comingSoon')
    expect(outcome('/', 'player', true)).toBe('show comingSoon')
    expect(outcome('/signup', 'guest', true)).toBe('show signup')
    expect(outcome('/register', 'guest', true)).toBe('show register')
    expect(outcome('/register', 'player', true)).toBe('to /')
  })

  it('promotions are in the older shell on a desktop, for guests too', () => {
    expect(outcome('/promotions', 'guest', true)).toBe('show olderShell')
    expect(outcome('/promotions?id=7', 'guest', true)).toBe('show olderShell')
    expect(outcome('/promotions', 'player', true)).toBe('show olderShell')
    expect(outcome('/promotions', 'guest')).toBe('to /login')
    expect(outcome('/account', 'guest', true)).toBe('to /login')
  })

  it('asks for the navigation state that a screen needs', () => {
    expect(outcome('/gamerun', 'player', false, { iframeUrl: 'https://game' })).toBe('show gamerun')
    expect(outcome('/gamerun', 'player', false, 'nonsense')).toBe('to /')
    expect(outcome('/gamerun', 'guest', false, { iframeUrl: 'https://game' })).toBe('to /login')
  })

  it.each([
    ['/games', null, 'games'],
    ['/games', { section: 'exchange' }, 'games'],
    ['/exchange', null, 'exchange'],
    ['/gamerun', { iframeUrl: 'https://game' }, 'games'],
    ['/gamerun', { iframeUrl: 'https://game', section: 'games' }, 'games'],
    ['/gamerun', { iframeUrl: 'https://game', section: 'exchange' }, 'exchange'],
    ['/account', { section: 'exchange' }, undefined],
  ])('%s with %j belongs to the section %s for a player', (address, state, section) => {
    const decision = decide(at(address, state), { player: true, desktop: false })
    expect(decision.kind === 'show' && decision.section).toBe(section)
  })

  it('a guest is in no section, because nobody is above them', () => {
    expect(decide(at('/games'), { player: false, desktop: false })).toEqual({ kind: 'show', screen: 'games' })
  })

  it('remembers where a guest was kept from, unless the screen needs what another one gives it', () => {
    expect(decide(at('/account?x=1'), { player: false, desktop: false })).toEqual({
      kind: 'redirect',
      to: '/login',
      returnTo: '/account?x=1',
    })
    expect(decide(at('/payment-request'), { player: false, desktop: false })).toEqual({
      kind: 'redirect',
      to: '/login',
    })
  })

  it('an address has a screen if it is a route, or an older address of one', () => {
    expect(
      ['/account', '/slot', '/games?type=SLOT', '/deposit', '/register', '/nowhere'].map(hasScreen),
    ).toEqual([true, true, true, true, true, false])
  })
})
