import { describe, expect, it } from 'vitest'
import { decide, type Location } from '#machines/common/routing/access.rules.ts'
import { hasScreen, ROUTES } from '#machines/common/routing/routes.ts'

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

const modules = import.meta.glob('../../../src/screens/*/*/*.screen.ts')

it('each screen of the route table has a module, and each module is in the table', () => {
  const files = Object.keys(modules).map((file) => file.replace(/^.*\/(.*)\.screen\.ts$/, '$1'))
  const screens = ROUTES.flatMap(({ screen, desktop }) => [screen, desktop]).filter(Boolean)
  expect(files.toSorted()).toEqual([...new Set([...screens, 'notFound'])].toSorted())
})

/**
 * Every path with its screen, for players unless a word says otherwise, written out independently of the route table.
 * Paths with a rule of their own have a row in the table below too.
 */
const PATHS = `
/ home anyone
/signup signup guest
/login login guest
/register register guest
/forgot-password forgotPassword anyone
/referral_code capture guest
/agent_code capture guest
/affiliate_code capture guest
/games games anyone
/gamerun gamerun
/account account
/profile profile
/deposit deposit
/make-payment makePayment anyone
/payment-request paymentRequest
/withdrawal withdrawal
/betting-record bettingRecord
/transaction-record transactionRecord
/turnover-record turnoverRecord
/limits limits
/refrrel-program referral
/reset-password resetPassword
/inbox inbox
/vip vip
/promotions promotions
/chat chat
/chat-list chatList
/chat-box/:chatId chatBox
/exchange exchange
/exchange-account exchangeAccount
/exchange-inplay inPlay
/exchange-sports exchangeSports
/exchange-multi exchangeMulti
/odds-view oddsView
/install install anyone
/faq content anyone
/brand-ambassador content anyone
/responsible-gaming content anyone
/age-limit content anyone
/about content anyone
/affiliate content anyone
/terms content anyone
/privacy content anyone
`
  .trim()
  .split('\n')
  .map((line) => line.split(' ') as [string, string, string?])

describe('route access', () => {
  it('knows every path of the specification and no other', () => {
    const lines = ROUTES.map(({ path, screen, access }) =>
      access === 'player' ? [path, screen] : [path, screen, access],
    )
    expect(lines.toSorted()).toEqual(PATHS.toSorted())
  })

  /** Paths with their own rule. */
  const SPECIAL = [
    '/register',
    '/reset-password',
    '/gamerun',
    '/make-payment',
    '/payment-request',
    '/odds-view',
  ]

  it.each(PATHS.filter(([path]) => !SPECIAL.includes(path)))(
    '%s follows the rules of its access',
    (path, screen, access = 'player') => {
      const shown = `show ${screen}`
      const guest = access === 'player' ? 'to /login' : shown
      const player = access === 'guest' ? 'to /' : shown
      const address = path.replace(':chatId', '7')
      expect([outcome(address, 'guest'), outcome(address, 'player')]).toEqual([guest, player])
    },
  )

  it.each([
    ['/login/', 'show login', 'to /'],
    ['/register', 'to /signup', 'to /signup'],
    ['/games?type=SLOT&title=Slot', 'show games', 'show games'],
    ['/reset-password', 'to /forgot-password', 'show resetPassword'],
    ['/referral_code?referral_code=AB', 'show capture', 'to /'],
    ['/affiliate_code', 'show capture', 'to /'],
    ['/gamerun', 'to /login', 'to /'],
    ['/make-payment', 'to /deposit', 'to /deposit'],
    ['/payment-request', 'to /login', 'to /transaction-record'],
    ['/chat-box/7', 'to /login', 'show chatBox'],
    ['/odds-view', 'to /login', 'to /exchange-inplay'],
    ['/exchange/', 'to /login', 'show exchange'],
    ['/player/logout', 'to /', 'logout'],
    ['/faq/', 'show content', 'show content'],
    ['/nowhere', 'show notFound', 'show notFound'],
    ['/player/logout/', 'to /', 'logout'],
    ['/casino/', 'to /games?type=LIVE&title=Casino', 'to /games?type=LIVE&title=Casino'],
    ['/chat-box', 'show notFound', 'show notFound'],
    // These can't be decoded.
    ['/%', 'show notFound', 'show notFound'],
    ['/chat-box/%', 'show notFound', 'show notFound'],
    ['/chat-box/%E0%A4%A', 'show notFound', 'show notFound'],
    ['/games?type=SLOT&title=%', 'show games', 'show games'],
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
  ])('for %s, a guest gets “%s” and a player “%s”', (address, guest, player) =>
    expect([outcome(address, 'guest'), outcome(address, 'player')]).toEqual([guest, player]),
  )

  it.each([
    ['/', 'show comingSoon', 'show comingSoon'],
    ['/signup', 'show signup', 'to /'],
    ['/register', 'show register', 'to /'],
    ['/promotions', 'show olderShell', 'show olderShell'],
    ['/promotions?id=7', 'show olderShell', 'show olderShell'],
    ['/account', 'to /login', 'show account'],
  ])('for %s on a desktop, a guest gets “%s” and a player “%s”', (address, guest, player) =>
    expect([outcome(address, 'guest', true), outcome(address, 'player', true)]).toEqual([guest, player]),
  )

  it.each([
    ['player', { iframeUrl: 'https://game' }, 'show gamerun'],
    ['player', 'nonsense', 'to /'],
    ['guest', { iframeUrl: 'https://game' }, 'to /login'],
  ] as const)('a %s with the navigation state %j of a game gets “%s”', (visitor, state, expected) =>
    expect(outcome('/gamerun', visitor, false, state)).toBe(expected),
  )

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

  it('remembers the address that a guest asked for, unless its screen needs the navigation state of another screen', () => {
    expect(decide(at('/account?x=1'), { player: false, desktop: false })).toEqual({
      kind: 'redirect',
      to: '/login',
      wish: { to: '/account?x=1' },
    })
    expect(decide(at('/payment-request'), { player: false, desktop: false })).toEqual({
      kind: 'redirect',
      to: '/login',
    })
  })

  it('remembers the match that a guest pressed, with the price', () => {
    const guest = { player: false, desktop: false }
    const link = { marketId: '1.7', eventId: '7', selectedSport: 'cricket', eventName: 'Padma v Meghna' }
    const wishAt = (address: string, state: unknown) => decide(at(address, state), guest)
    const redirect = { kind: 'redirect', to: '/login' }
    for (const to of ['/odds-view', '/exchange'])
      expect(wishAt(to, link)).toEqual({ ...redirect, wish: { to, match: link } })
    for (const state of [null, 'a text', { marketId: '1.7' }, { ...link, marketId: '' }]) {
      expect(wishAt('/odds-view', state)).toEqual(redirect)
      expect(wishAt('/exchange', state)).toEqual({ ...redirect, wish: { to: '/exchange' } })
    }
    expect(wishAt('/deposit', link)).toEqual({ ...redirect, wish: { to: '/deposit' } })
  })

  it('an address has a screen if it is a route, or an older address of one', () => {
    const addresses = ['/account', '/slot', '/games?type=SLOT', '/deposit', '/register']
    expect([...addresses, '/nowhere'].filter(hasScreen)).toEqual(addresses)
  })
})
