import type { Currency } from '@tiya/contract/amounts'
import type { PaymentMethod, PaymentMethods } from '@tiya/contract/money'
import { keyed, type RowIdentity } from '../common/lists/rowKeys.rules.ts'

export const CHANNEL_ACTIONS = ['sendMoney', 'cashOut', 'makePayment', 'usdt'] as const

/** What the player does to pay on a channel; `usdt` stands for itself. */
export type ChannelAction = (typeof CHANNEL_ACTIONS)[number]

const ACTIONS: ReadonlyMap<string, ChannelAction> = new Map([
  ['personal', 'sendMoney'],
  ['agent', 'cashOut'],
  ['merchant', 'makePayment'],
  ['marchent', 'makePayment'],
  ['usdt', 'usdt'],
])

/** Returns the action of an account type, or undefined if the site does not know the type. */
export function actionOf(accountType: string | null | undefined): ChannelAction | undefined {
  return accountType ? ACTIONS.get(accountType.trim().toLowerCase()) : undefined
}

/** Returns the currency of a method or channel: USDT by its account type or name, otherwise taka. */
export function currencyOf(method: Pick<PaymentMethod, 'name' | 'account_type'> | null): Currency {
  return method && (actionOf(method.account_type) === 'usdt' || /^usdt\b/i.test(method.name)) ? 'USDT' : 'BDT'
}

/** Returns the active methods without duplicate names, ignoring case. */
export function offeredMethods(methods: PaymentMethods): readonly PaymentMethod[] {
  const seen = new Set<string>()
  return ('pgs' in methods ? methods.pgs : methods).filter(({ name, status }) => {
    const key = name.trim().toLowerCase()
    if (status !== 'active' || seen.has(key)) return false
    seen.add(key)
    return true
  })
}

const METHOD: RowIdentity<PaymentMethod> = {
  idOf: ({ id }) => id,
  factsOf: ({ name, account_type, network }) => [name, account_type, network],
}

/** Returns methods or channels with the keys that forms hold: their ids, but for those of an id that repeats. */
export function keyedMethods(methods: readonly PaymentMethod[]) {
  return keyed(methods, METHOD)
}

/** Returns the method or channel with this key. */
export function methodOfKey(methods: readonly PaymentMethod[], key: string): PaymentMethod | undefined {
  return keyedMethods(methods).find((one) => one.key === key)?.row
}

/** Returns true if the operator's methods are e-wallets, which have no channels. */
export function isEwallet(methods: PaymentMethods): boolean {
  return 'pgs' in methods
}
