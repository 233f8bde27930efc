import type { Currency } from '@tiya/contract/amounts'
import type { PaymentMethod, PaymentMethods } from '@tiya/contract/money'
import type { Channel, Method, Settings } from '../db/settings.ts'
import { Refusal } from '../http/refusal.ts'
import { slug } from '../seed/platforms.ts'

/** Lists the operator's methods in their wire format; those that are switched off are listed as inactive. */
export function listMethods({ paymentKind, methods }: Settings): PaymentMethods {
  if (paymentKind === 'list') return methods.map((method) => toPaymentMethod(method))
  return { type: 'ewallet', pgs: methods.filter(isEwallet).map((method) => toPaymentMethod(method)) }
}

/** Lists the channels of a method by its name, ignoring case; empty if the method is off or unknown. */
export function listChannels(settings: Settings, name: string): PaymentMethod[] {
  const method = settings.methods.find((each) => each.on && isNamed(each, name))
  return method?.channels.map((channel) => toPaymentMethod(method, channel)) ?? []
}

/** Finds the open channel for deposits by method name and account type. */
export function findChannel(settings: Settings, name: string, type: string): Channel | undefined {
  return settings.methods
    .find((method) => method.on && isNamed(method, name))
    ?.channels.find((channel) => channel.on && channel.type.toLowerCase() === type.toLowerCase())
}

/** Finds the open channel of a `payment_id`; throws a 422 if there is none. */
export function requireChannel(settings: Settings, id: string): { method: Method; channel: Channel } {
  for (const method of settings.paymentKind === 'list' ? settings.methods : []) {
    const channel = method.channels.find((each) => each.id === id)
    if (method.on && channel?.on) return { method, channel }
  }
  throw unavailable()
}

/** Finds the method by name, ignoring case. */
export function findMethod({ methods }: Settings, name: string): Method | undefined {
  return methods.find((method) => isNamed(method, name))
}

/** The number of a method's first open channel; null if all are closed. */
export function openNumber({ channels }: Method): string | null {
  return channels.find(({ on }) => on)?.number ?? null
}

/** Finds the e-wallet by a provider's name or id; throws a 422 if it is not offered. */
export function requireEwallet({ paymentKind, methods }: Settings, provider: string): Method {
  const method = methods.find((each) => each.id === provider || isNamed(each, provider))
  if (paymentKind !== 'ewallet' || !method?.on || !isEwallet(method)) throw unavailable()
  return method
}

/**
 * Finds the method for paying a withdrawal. Throws a 422 if it is not offered, and for USDT, because the wire
 * format has no address.
 */
export function requirePayout({ methods }: Settings, id: string): Method {
  const method = methods.find((each) => each.id === id || each.channels.some((channel) => channel.id === id))
  if (!method?.on || currencyOf(method) === 'USDT') throw unavailable()
  return method
}

/** The currency of a method: USDT if one of its channels is USDT. */
export function currencyOf({ channels }: Method): Currency {
  return channels.some(({ type }) => type === 'USDT') ? 'USDT' : 'BDT'
}

/** The details of its method that a request stores for the records. */
export function methodSnapshot(method: Method, type: string | null) {
  return { name: method.name, icon: iconOf(method.name), type }
}

/** The file name of a method's icon under `/storage`. */
function iconOf(name: string): string {
  return `pay-${slug(name)}.svg`
}

function toPaymentMethod(method: Method, channel?: Channel): PaymentMethod {
  const on = method.on && (channel?.on ?? true)
  const { type, network } = channel ?? method.channels[0] ?? {}
  return {
    id: channel?.id ?? method.id,
    name: method.name,
    icon: iconOf(method.name),
    status: on ? 'active' : 'inactive',
    account_type: type ?? null,
    ...(network && { network }),
    ...(method.bonus > 0 && { deposit_bouns: String(method.bonus) }),
  }
}

const isNamed = (method: Method, name: string) => method.name.toLowerCase() === name.trim().toLowerCase()
const isEwallet = (method: Method) =>
  method.ewallet === 'number' ? openNumber(method) !== null : method.ewallet !== 'none'
const unavailable = () => new Refusal(422, 'This payment method is not available at the moment.')
