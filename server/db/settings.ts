/* The settings that the operator can change at `/sandbox`, and their defaults. */

/** The kind of a channel's account, which decides how the player pays. */
export type AccountType = 'Agent' | 'Personal' | 'Merchant' | 'USDT'

/** `unframed` is a page that refuses to be framed. */
export type EwalletKind = 'number' | 'page' | 'unframed' | 'none'

export interface Channel {
  /** The `payment_id` of the API. */
  id: string
  type: AccountType
  on: boolean
  /** The number or address that the player pays to. */
  number: string
  /** The network of a USDT channel; empty if players are not told. */
  network?: string
}

export interface Method {
  id: string
  name: string
  on: boolean
  /** The percentage that the method adds to a deposit. */
  bonus: number
  /** How the player pays by e-wallet; a page comes with a number if one of the channels is open. */
  ewallet: EwalletKind
  channels: Channel[]
}

export interface Settings {
  siteOpen: boolean
  withdrawalsOpen: boolean
  /** Taka for one USDT, as a decimal. */
  usdtRate: string
  paymentKind: 'list' | 'ewallet'
  exchangeBlocked: boolean
  gamesBlocked: boolean
  /** Bonus that a player gets for a friend, in poisha; 0 pays nothing. */
  referralBonus: number
  /** Amount that the friend's approved deposits must reach, in poisha. */
  referralDeposits: number
  methods: Method[]
}

/** Fictitious numbers, and an address with letters that no network uses. */
const channels = (method: string, types: AccountType[]): Channel[] =>
  types.map((type, at) => ({
    id: `${method}${at + 1}`,
    type,
    on: true,
    ...(type === 'USDT'
      ? { number: 'TiyaDemo0OIl0OIl0OIl0OIl0OIl0OIl00', network: 'TRC20' }
      : { number: `017000003${method}${at + 1}` }),
  }))

const method = (
  id: string,
  name: string,
  types: AccountType[],
  rest: Pick<Method, 'ewallet'> & Partial<Method>,
): Method => ({ id, name, on: true, bonus: 0, channels: channels(id, types), ...rest })

export const DEFAULT_SETTINGS: Settings = {
  siteOpen: true,
  withdrawalsOpen: true,
  usdtRate: '122.50',
  paymentKind: 'list',
  exchangeBlocked: false,
  gamesBlocked: false,
  referralBonus: 200_00,
  referralDeposits: 1_000_00,
  methods: [
    method('1', 'bKash', ['Agent', 'Personal', 'Merchant'], { ewallet: 'number' }),
    method('2', 'Nagad', ['Agent', 'Personal', 'Merchant'], { ewallet: 'page', bonus: 3 }),
    method('3', 'Rocket', ['Agent', 'Personal'], { ewallet: 'number' }),
    method('4', 'Upay', ['Personal'], { ewallet: 'page' }),
    method('5', 'USDT', ['USDT'], { ewallet: 'none' }),
  ],
}
