import { formatMoney, moneyToDecimal } from '../../../machines/contract/amounts.ts'
import type { Channel, EwalletKind, Method, Settings } from '../../db/settings.ts'
import { html, type Markup } from '../../http/html.ts'
import { currencyOf } from '../../money/methods.ts'
import type { Fields } from '../guard.ts'

/** The form with all of the operator's settings. */
export function settingsPage(settings: Settings, token: Markup): Markup {
  return html`<form method="post" action="/sandbox/settings" class="stack">${token}
<fieldset><legend>Site</legend>
${checkbox('siteOpen', 'Site open', settings.siteOpen)}
${checkbox('withdrawalsOpen', 'Withdrawals open', settings.withdrawalsOpen)}
<label for="usdtRate">USDT rate</label><input id="usdtRate" name="usdtRate" inputmode="decimal" value="${settings.usdtRate}" required aria-describedby="rate-hint"><p id="rate-hint" class="hint">Taka for one USDT, such as 122.50.</p>
<label for="paymentKind">Payment kind</label><select id="paymentKind" name="paymentKind">${option('list', 'Methods with channels', settings.paymentKind)}${option('ewallet', 'E-wallets', settings.paymentKind)}</select>
</fieldset>
<fieldset><legend>Referrals</legend>
<p class="hint">${referralRule(settings)}</p>
${taka('referralBonus', 'Bonus for a friend (৳)', settings.referralBonus)}
${taka('referralDeposits', 'Deposits of the friend (৳)', settings.referralDeposits)}
</fieldset>
${settings.methods.map(methodFields)}
<fieldset><legend>Market block</legend>
${checkbox('exchangeBlocked', 'Exchange blocked', settings.exchangeBlocked)}
${checkbox('gamesBlocked', 'Games blocked', settings.gamesBlocked)}
</fieldset>
<button>Save</button></form>`
}

/** The settings that the form describes; undefined if a field is missing or wrong. */
export function readSettingsForm(fields: Fields, now: Settings): Settings | undefined {
  const usdtRate = fields.usdtRate?.trim() ?? ''
  const { paymentKind } = fields
  if (!/^\d{1,6}(\.\d{1,4})?$/.test(usdtRate) || !/[1-9]/.test(usdtRate)) return undefined
  if (paymentKind !== 'list' && paymentKind !== 'ewallet') return undefined
  const [referralBonus, referralDeposits] = [
    readTaka(fields.referralBonus),
    readTaka(fields.referralDeposits),
  ]
  if (referralBonus === undefined || referralDeposits === undefined) return undefined
  const methods = now.methods.map((method) => readMethod(fields, method))
  if (methods.includes(undefined)) return undefined
  return {
    siteOpen: isChecked(fields.siteOpen),
    withdrawalsOpen: isChecked(fields.withdrawalsOpen),
    usdtRate,
    paymentKind,
    exchangeBlocked: isChecked(fields.exchangeBlocked),
    gamesBlocked: isChecked(fields.gamesBlocked),
    referralBonus,
    referralDeposits,
    methods: methods.filter((method) => method !== undefined),
  }
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

function methodFields(method: Method): Markup {
  const { id, name, on, bonus, channels } = method
  return html`<fieldset><legend>${name}</legend>
${checkbox(`method-${id}`, `${name} offered`, on)}
<label for="bonus-${id}">${name} bonus (%)</label><input id="bonus-${id}" name="bonus-${id}" inputmode="numeric" value="${bonus}" required>
${currencyOf(method) === 'BDT' && ewalletField(method)}${channels.map((channel) => channelFields(name, channel))}</fieldset>`
}

function ewalletField({ id, name, ewallet }: Method): Markup {
  const options = Object.entries(EWALLET_KINDS).map(([kind, label]) => option(kind, label, ewallet))
  return html`<label for="ewallet-${id}">${name} as an e-wallet</label><select id="ewallet-${id}" name="ewallet-${id}">${options}</select>
`
}

function channelFields(method: string, { id, type, on, number, network }: Channel): Markup {
  const name = type === 'USDT' ? 'USDT' : `${method} ${type}`
  return html`<div class="channel">${checkbox(`channel-${id}`, `${name} channel open`, on)}
<label for="number-${id}">${name} ${type === 'USDT' ? 'address' : 'number'}</label><input id="number-${id}" name="number-${id}" value="${number}" maxlength="100" required autocomplete="off">${type === 'USDT' && networkField(id, network)}</div>`
}

function networkField(id: string, network = ''): Markup {
  return html`
<label for="network-${id}">USDT network</label><input id="network-${id}" name="network-${id}" value="${network}" maxlength="20" autocomplete="off" aria-describedby="network-hint-${id}"><p id="network-hint-${id}" class="hint">Such as TRC20; empty if players are not told.</p>`
}

function readMethod(fields: Fields, method: Method): Method | undefined {
  const bonus = fields[`bonus-${method.id}`]?.trim() ?? ''
  const ewallet = currencyOf(method) === 'BDT' ? fields[`ewallet-${method.id}`] : 'none'
  const channels = method.channels.map((channel) => readChannel(fields, channel))
  if (!/^\d{1,2}$/.test(bonus) || channels.includes(undefined)) return undefined
  if (!isEwalletKind(ewallet)) return undefined
  return {
    ...method,
    on: isChecked(fields[`method-${method.id}`]),
    bonus: Number(bonus),
    ewallet,
    channels: channels.filter((channel) => channel !== undefined),
  }
}

const isEwalletKind = (kind: string | undefined): kind is EwalletKind =>
  kind !== undefined && Object.hasOwn(EWALLET_KINDS, kind)

function readChannel(fields: Fields, channel: Channel): Channel | undefined {
  const number = fields[`number-${channel.id}`]?.trim() ?? ''
  const network = fields[`network-${channel.id}`]?.trim() ?? ''
  if (!/^[\w-]{1,100}$/.test(number) || !/^[\w -]{0,20}$/.test(network)) return undefined
  const on = isChecked(fields[`channel-${channel.id}`])
  return { ...channel, on, number, ...(channel.type === 'USDT' && { network }) }
}

/** An amount in whole taka, as poisha; undefined if the field is missing or wrong. */
function readTaka(field: string | undefined): number | undefined {
  const text = field?.trim() ?? ''
  return /^\d{1,6}$/.test(text) ? Number(text) * 100 : undefined
}

function taka(name: string, label: string, amount: number): Markup {
  return html`<label for="${name}">${label}</label><input id="${name}" name="${name}" inputmode="numeric" value="${moneyToDecimal(amount).slice(0, -3)}" required>`
}

/** A browser sends no field for an unchecked checkbox. */
function isChecked(field: string | undefined): boolean {
  return field !== undefined
}

function checkbox(name: string, label: string, checked: boolean): Markup {
  return html`<label class="check"><input type="checkbox" name="${name}"${checked && CHECKED}> ${label}</label>`
}

const CHECKED = html` checked`

function option(value: string, label: string, chosen: string): Markup {
  return html`<option value="${value}"${value === chosen && html` selected`}>${label}</option>`
}
