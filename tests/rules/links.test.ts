import { expect, it } from 'vitest'
import { hasScreen } from '../../machines/app/router/routes.ts'

/** Every address that the site's pages and menus must have, including those of the older shell. */
const ADDRESSES = [
  ...[
    '/',
    '/signup',
    '/login',
    '/register',
    '/games',
    '/forgot-password',
    '/account',
    '/profile',
    '/deposit',
  ],
  ...['/withdrawal', '/betting-record', '/transaction-record', '/turnover-record', '/refrrel-program'],
  ...['/reset-password', '/inbox', '/vip', '/gamerun', '/promotions', '/chat', '/chat-list', '/chat-box/5'],
  ...['/odds-view', '/exchange', '/exchange-account', '/exchange-inplay', '/exchange-sports'],
  ...['/exchange-multi', '/payment-request', '/make-payment'],
  ...['/referral_code?referral_code=A', '/agent_code?agent_code=A', '/affiliate_code?affiliate_code=A'],
  ...['/bd/en/member/vip-points-exchange', '/bd/en/member/vip-history', '/bd/en/vip-detail'],
  ...['/bd/en/member/vip-points-records', '/page/site/component/appDownload.jsp', '/page/guest/register.jsp'],
  ...['/player/playGame?t=sport&v=CRICKET', '/casino', '/slot', '/table', '/crash', '/fishing', '/arcade'],
  ...['/lottery', '/referral'],
  ...['/install', '/responsible-gaming', '/age-limit', '/terms', '/privacy', '/faq', '/about'],
  ...['/brand-ambassador', '/affiliate'],
]

it.each(ADDRESSES)('%s leads to a screen', (address) => {
  expect(hasScreen(address)).toBe(true)
})
