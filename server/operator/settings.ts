/* What an operator sets at `/sandbox`, and what holds until then. */

/** What a channel's number is, and so what the player does (spec, 9, Payment type labels). */
export type AccountType = 'Agent' | 'Personal' | 'Merchant' | 'USDT'

export interface Channel {
  /** The wire's `payment_id`. */
  id: string
  type: AccountType
  on: boolean
  /** Where the player pays to. */
  number: string
}

export interface Method {
  id: string
  name: string
  on: boolean
  /** Percent that is added to a deposit. */
  bonus: number
  /** How it is paid where the operator has e-wallets: to a number, or on the provider's page. */
  ewallet: 'number' | 'page' | 'none'
  channels: Channel[]
}

export interface Settings {
  siteOpen: boolean
  withdrawalsOpen: boolean
  /** Taka for one USDT, a decimal. */
  usdtRate: string
  paymentKind: 'list' | 'ewallet'
  exchangeBlocked: boolean
  gamesBlocked: boolean
  methods: Method[]
}

/** Made-up numbers, and an address that no network knows: its letters are none of theirs. */
const channels = (method: string, types: AccountType[]): Channel[] =>
  types.map((type, at) => ({
    id: `${method}${at + 1}`,
    type,
    on: true,
    number: type === 'USDT' ? 'TiyaDemo0OIl0OIl0OIl0OIl0OIl0OIl00' : `017000003${method}${at + 1}`,
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
  methods: [
    method('1', 'bKash', ['Agent', 'Personal', 'Merchant'], { ewallet: 'number' }),
    method('2', 'Nagad', ['Agent', 'Personal', 'Merchant'], { ewallet: 'page', bonus: 3 }),
    method('3', 'Rocket', ['Agent', 'Personal'], { ewallet: 'number' }),
    method('4', 'Upay', ['Personal'], { ewallet: 'page' }),
    method('5', 'USDT', ['USDT'], { ewallet: 'none' }),
  ],
}
