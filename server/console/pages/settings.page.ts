import { formatMoney, moneyToDecimal } from '@tiya/contract/amounts'
import type { Channel, EwalletKind, Method, Settings } from '../../db/settings.ts'
import { html, type Markup } from '../../http/html.ts'
import { currencyOf } from '../../money/methods.ts'
import type { Fields } from '../field.ts'
import { checkbox, choiceField, type Draft, type Errors, textField } from '../field.ts'

/** The form with all of the operator's settings. */
export function settingsPage(settings: Settings, token: Markup, draft: Draft): Markup {
  const box = (name: string, label: string, isOn: boolean) => checkbox(draft, name, label, isOn)
  const whole = html`inputmode="numeric" required`
  const taka = (name: string, label: string, amount: number) =>
    textField(draft, { name, label, value: moneyToDecimal(amount).slice(0, -3), rest: whole })
  return html`<form method="post" action="/sandbox/settings" class="stack">${token}
<fieldset><legend>Site</legend>
${box('siteOpen', 'Site open', settings.siteOpen)}
${box('withdrawalsOpen', 'Withdrawals open', settings.withdrawalsOpen)}
${textField(draft, { name: 'usdtRate', label: 'USDT rate', value: settings.usdtRate, hint: 'Taka for one USDT, such as 122.50.', rest: html`inputmode="decimal" required` })}
${choiceField(draft, { name: 'paymentKind', label: 'Payment kind', options: PAYMENT_KINDS, chosen: settings.paymentKind })}
</fieldset>
<fieldset><legend>Referrals</legend>
<p class="hint">${referralRule(settings)}</p>
${taka('referralBonus', 'Bonus for a friend (৳)', settings.referralBonus)}
${taka('referralDeposits', 'Deposits of the friend (৳)', settings.referralDeposits)}
</fieldset>
<fieldset><legend>Market block</legend>
${box('exchangeBlocked', 'Exchange blocked', settings.exchangeBlocked)}
${box('gamesBlocked', 'Games blocked', settings.gamesBlocked)}
</fieldset>
${settings.methods.map((method) => methodFields(method, draft))}
<button>Save</button></form>`
}

const PAYMENT_KINDS = { list: 'Methods with channels', ewallet: 'E-wallets' }

/** The settings that the form describes, or what is wrong with it. */
export function readSettingsForm(fields: Fields, now: Settings): Settings | { errors: Errors } {
  const errors: Record<string, string> = {}
  const usdtRate = fields.usdtRate?.trim() ?? ''
  const { paymentKind } = fields
  if (!/^\d{1,6}(\.\d{1,4})?$/.test(usdtRate) || !/[1-9]/.test(usdtRate))
    errors.usdtRate = 'USDT rate: taka above 0, with at most 4 decimals.'
  const isKind = paymentKind === 'list' || paymentKind === 'ewallet'
  if (!isKind) errors.paymentKind = 'Payment kind: choose one of the two.'
  const taka = (name: string, label: string): number => {
    const text = fields[name]?.trim() ?? ''
    if (!/^\d{1,6}$/.test(text)) errors[name] = `${label}: whole taka, from 0 to 999,999.`
    return Number(text) * 100
  }
  const next: Settings = {
    siteOpen: isChecked(fields.siteOpen),
    withdrawalsOpen: isChecked(fields.withdrawalsOpen),
    usdtRate,
    paymentKind: isKind ? paymentKind : now.paymentKind,
    exchangeBlocked: isChecked(fields.exchangeBlocked),
    gamesBlocked: isChecked(fields.gamesBlocked),
    referralBonus: taka('referralBonus', 'Bonus for a friend'),
    referralDeposits: taka('referralDeposits', 'Deposits of the friend'),
    methods: now.methods.map((method) => readMethod(fields, method, errors)),
  }
  return Object.keys(errors).length > 0 ? { errors } : next
}

/** The rule by which referrals are paid, in words. */
export function referralRule({ referralBonus, referralDeposits }: Settings): string {
  if (referralBonus === 0) return 'Nothing is paid for friends.'
  const when = referralDeposits === 0 ? 'the first deposit' : `deposits of ${formatMoney(referralDeposits)}`
  return `A player gets ${formatMoney(referralBonus)}, once for each friend, when ${when} of the friend ${referralDeposits === 0 ? 'is' : 'are'} approved.`
}

const EWALLET_KINDS: Readonly<Record<EwalletKind, string>> = {
  none: 'Not an e-wallet',
  number: 'Number',
  page: 'Page and number',
  unframed: 'Page that cannot be framed, and number',
}

function methodFields(method: Method, draft: Draft): Markup {
  const { id, name, on, bonus, ewallet, channels } = method
  const isWallet = currencyOf(method) === 'BDT'
  return html`<fieldset><legend>${name}</legend>
${checkbox(draft, `method-${id}`, `${name} offered`, on)}
${textField(draft, { name: `bonus-${id}`, label: `${name} bonus (%)`, value: bonus, rest: html`inputmode="numeric" required` })}
${isWallet && choiceField(draft, { name: `ewallet-${id}`, label: `${name} as an e-wallet`, options: EWALLET_KINDS, chosen: ewallet })}
${channels.map((channel) => channelFields(name, channel, draft))}</fieldset>`
}

function channelFields(method: string, channel: Channel, draft: Draft): Markup {
  const { id, type, on, number, network = '' } = channel
  const hint = 'Such as TRC20; empty if players are not told.'
  const rest = html`maxlength="20" autocomplete="off"`
  return html`<div class="channel">${checkbox(draft, `channel-${id}`, `${nameOf(method, channel)} channel open`, on)}
${textField(draft, { name: `number-${id}`, label: numberLabel(method, channel), value: number, rest: html`maxlength="100" required autocomplete="off"` })}
${type === 'USDT' && textField(draft, { name: `network-${id}`, label: 'USDT network', value: network, hint, rest })}</div>`
}

const nameOf = (method: string, { type }: Channel) => (type === 'USDT' ? 'USDT' : `${method} ${type}`)

const numberLabel = (method: string, channel: Channel) =>
  `${nameOf(method, channel)} ${channel.type === 'USDT' ? 'address' : 'number'}`

function readMethod(fields: Fields, method: Method, errors: Record<string, string>): Method {
  const { id, name } = method
  const bonus = fields[`bonus-${id}`]?.trim() ?? ''
  const ewallet = currencyOf(method) === 'BDT' ? fields[`ewallet-${id}`] : 'none'
  if (!/^\d{1,2}$/.test(bonus)) errors[`bonus-${id}`] = `${name} bonus: a whole number from 0 to 99.`
  if (!isEwalletKind(ewallet)) errors[`ewallet-${id}`] = `${name} as an e-wallet: choose one of the list.`
  return {
    ...method,
    on: isChecked(fields[`method-${id}`]),
    bonus: Number(bonus),
    ewallet: isEwalletKind(ewallet) ? ewallet : method.ewallet,
    channels: method.channels.map((channel) => readChannel(fields, name, channel, errors)),
  }
}

const isEwalletKind = (kind: string | undefined): kind is EwalletKind =>
  kind !== undefined && Object.hasOwn(EWALLET_KINDS, kind)

function readChannel(
  fields: Fields,
  method: string,
  channel: Channel,
  errors: Record<string, string>,
): Channel {
  const { id } = channel
  const number = fields[`number-${id}`]?.trim() ?? ''
  const network = fields[`network-${id}`]?.trim() ?? ''
  if (!/^[\w-]{1,100}$/.test(number))
    errors[`number-${id}`] = `${numberLabel(method, channel)}: letters, digits and hyphens.`
  if (!/^[\w -]{0,20}$/.test(network))
    errors[`network-${id}`] = 'USDT network: letters, digits, spaces and hyphens.'
  const on = isChecked(fields[`channel-${id}`])
  return { ...channel, on, number, ...(channel.type === 'USDT' && { network }) }
}

/** A browser sends no field for an unchecked checkbox. */
function isChecked(field: string | undefined): boolean {
  return field !== undefined
}
