import type { PaymentMethod, PaymentMethods } from '../../machines/contract/money.ts'
import { Refusal } from '../http/refusal.ts'
import { slug } from '../seed/platforms.ts'
import type { Currency } from './amounts.ts'
import type { Channel, Method, Settings } from './operator.ts'

/** The operator's methods as the wire lists them; those that are off are there, and not active. */
export function listMethods({ paymentKind, methods }: Settings): PaymentMethods {
  if (paymentKind === 'list') return methods.map((method) => item(method))
  return { type: 'ewallet', pgs: methods.filter(isEwallet).map((method) => item(method)) }
}

/** The channels of a method by its name, whatever its case; none of one that is off or not there. */
export function listChannels(settings: Settings, name: string): PaymentMethod[] {
  const method = settings.methods.find((each) => each.on && isNamed(each, name))
  return method?.channels.map((channel) => item(method, channel)) ?? []
}

/** The channel that is open for deposits under a name and account type, if any. */
export function findChannel(settings: Settings, name: string, type: string): Channel | undefined {
  return settings.methods
    .find((method) => method.on && isNamed(method, name))
    ?.channels.find((channel) => channel.on && channel.type.toLowerCase() === type.toLowerCase())
}

/** The open channel of a `payment_id`; 422 where there is none. */
export function requireChannel(settings: Settings, id: string): { method: Method; channel: Channel } {
  for (const method of settings.paymentKind === 'list' ? settings.methods : []) {
    const channel = method.channels.find((each) => each.id === id)
    if (method.on && channel?.on) return { method, channel }
  }
  throw unavailable()
}

/** The e-wallet of a provider's name or id; 422 where it is not offered. */
export function requireEwallet({ paymentKind, methods }: Settings, provider: string): Method {
  const method = methods.find((each) => each.id === provider || isNamed(each, provider))
  if (paymentKind !== 'ewallet' || !method?.on || !isEwallet(method)) throw unavailable()
  return method
}

/** The method that a withdrawal is paid by: USDT is none, for the wire has no address (decisions, Money). */
export function requirePayout({ methods }: Settings, id: string): Method {
  const method = methods.find((each) => each.id === id || each.channels.some((channel) => channel.id === id))
  if (!method?.on || currencyOf(method) === 'USDT') throw unavailable()
  return method
}

/** USDT where one of the method's channels is. */
export function currencyOf({ channels }: Method): Currency {
  return channels.some(({ type }) => type === 'USDT') ? 'USDT' : 'BDT'
}

/** What a request keeps of its method, and its records show. */
export function named(method: Method, type: string | null) {
  return { name: method.name, icon: iconOf(method.name), type }
}

/** The file of a method's icon below `/storage`. */
export function iconOf(name: string): string {
  return `pay-${slug(name)}.svg`
}

function item(method: Method, channel: Channel | undefined = undefined): PaymentMethod {
  const on = method.on && (channel?.on ?? true)
  return {
    id: channel?.id ?? method.id,
    name: method.name,
    icon: iconOf(method.name),
    status: on ? 'active' : 'inactive',
    account_type: (channel ?? method.channels[0])?.type ?? null,
    ...(method.bonus > 0 && { deposit_bouns: String(method.bonus) }),
  }
}

const isNamed = (method: Method, name: string) => method.name.toLowerCase() === name.trim().toLowerCase()
const isEwallet = ({ ewallet }: Method) => ewallet !== 'none'
const unavailable = () => new Refusal(422, 'This payment method is not available at the moment.')
