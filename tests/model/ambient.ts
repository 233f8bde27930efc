import type { WireAnswer } from '@tiya/graph-tests/wire'

const GENERAL = {
  site_status: 1,
  site_title: 'Tiya Test',
  usdt_rate: '121.50',
  withdrawal_status: 1,
  notice: ['A notice for everyone.'],
  system_notice: null,
  support_mail: 'help@site.test',
  demo: 1,
}

const USER = {
  id: 41,
  username: 'rahim88',
  name: 'Rahim',
  phone: '01712345678',
  email: 'rahim@site.test',
  session_id: '1',
  created_at: '2025-01-02 03:04:05',
  vip_coin: 25,
  balance: '1500.00',
  referral_code: 'RAHIM',
  cash_bonus: '0.00',
}

/** A captcha image. */
export const CAPTCHA: WireAnswer = {
  raw: '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="56"><path fill="#fff" d="M0 0h160v56H0z"/></svg>',
}

/** The immediate answers to calls of other flows, by `METHOD /path` below `/api`. */
export const AMBIENT: Readonly<Record<string, WireAnswer>> = {
  'GET /logo': { body: [{ logo: 'logo.svg', mobile_logo: 'logo.svg' }] },
  'GET /general': { body: { general: GENERAL } },
  'GET /sliders': { body: { sliders: [] } },
  'GET /sociallink': { body: { telegram: 'https://t.me/site' } },
  'GET /market/block': { body: { marketBlock: { exchange_market: 1, cs_market: 1, status: 'active' } } },
  'POST /balance': { body: { balance: '1500.00' } },
  'POST /logout': { body: {} },
  'GET /get-system': { body: { systems: ['HILO'] } },
  'GET /get-provider': { body: { data: [{ platform: 'HILO' }] } },
  'GET /get-games': {
    body: { games: [{ code: 'g1', name: 'Golden Boat', platform: 'HILO', type: 'SLOT' }] },
  },
  'GET /transaction/show': { body: { transactions: [] } },
  'GET /deposit-limits': { body: { limits: [] } },
  'GET /user/show': { body: { user: USER } },
  'GET /captcha': CAPTCHA,
  'GET /inbox': { body: { success: true, data: { data: [], last_page: 1 } } },
  'GET /get-chats': { body: { chats: [] } },
  'GET /exchange-hub': { body: { data: [] } },
  // Without a match in play, the home shows none.
  'GET /exchange-data/sports-events/cricket': { body: { data: [] } },
  'GET /exchange-data/sports-events/soccer': { body: { data: [] } },
  'GET /exchange-data/sports-events/tennis': { body: { data: [] } },
}

/** Returns `/general` with some of its fields changed. */
export function generalWith(changes: Readonly<Record<string, unknown>>): WireAnswer {
  return { body: { general: { ...GENERAL, ...changes } } }
}

/** Returns `/user/show` with some of its fields changed. */
export function userWith(changes: Readonly<Record<string, unknown>>): { readonly body: unknown } {
  return { body: { user: { ...USER, ...changes } } }
}

/** What the device has stored about a logged-in player. */
export const PLAYER = {
  remote_id: '41',
  username: 'rahim88',
  exchangeToken: 'exchange-of-rahim',
  popup: '0',
  regPopup: '0',
  token: 'token-of-rahim',
} as const
