import { html, type Markup } from '../http/html.ts'
import type { Channel, Method, Settings } from '../operator/settings.ts'

/** The form of all that the operator sets. */
export function settingsPage(settings: Settings, formToken: Markup): Markup {
  return html`<form method="post" action="/sandbox/settings" class="stack">${formToken}
<fieldset><legend>Site</legend>
${box('siteOpen', 'Site open', settings.siteOpen)}
${box('withdrawalsOpen', 'Withdrawals open', settings.withdrawalsOpen)}
<label for="usdtRate">USDT rate</label><input id="usdtRate" name="usdtRate" inputmode="decimal" value="${settings.usdtRate}" required aria-describedby="rate-hint"><p id="rate-hint" class="hint">Taka for one USDT, such as 122.50.</p>
<label for="paymentKind">Payment kind</label><select id="paymentKind" name="paymentKind">${option('list', 'Methods with channels', settings.paymentKind)}${option('ewallet', 'E-wallets', settings.paymentKind)}</select>
</fieldset>
<fieldset><legend>Market block</legend>
${box('exchangeBlocked', 'Exchange blocked', settings.exchangeBlocked)}
${box('gamesBlocked', 'Games blocked', settings.gamesBlocked)}
</fieldset>
${settings.methods.map(methodFields)}
<button>Save</button></form>`
}

/** What the form says, over what holds now; nothing where a field is missing or wrong. */
export function readSettingsForm(form: URLSearchParams, now: Settings): Settings | undefined {
  const usdtRate = form.get('usdtRate')?.trim() ?? ''
  const paymentKind = form.get('paymentKind')
  if (!/^\d{1,6}(\.\d{1,4})?$/.test(usdtRate) || !/[1-9]/.test(usdtRate)) return undefined
  if (paymentKind !== 'list' && paymentKind !== 'ewallet') return undefined
  const methods = now.methods.map((method) => readMethod(form, method))
  if (methods.includes(undefined)) return undefined
  return {
    siteOpen: form.has('siteOpen'),
    withdrawalsOpen: form.has('withdrawalsOpen'),
    usdtRate,
    paymentKind,
    exchangeBlocked: form.has('exchangeBlocked'),
    gamesBlocked: form.has('gamesBlocked'),
    methods: methods.filter((method) => method !== undefined),
  }
}

function methodFields({ id, name, on, bonus, channels }: Method): Markup {
  return html`<fieldset><legend>${name}</legend>
${box(`method-${id}`, `${name} offered`, on)}
<label for="bonus-${id}">${name} bonus (%)</label><input id="bonus-${id}" name="bonus-${id}" inputmode="numeric" value="${bonus}" required>
${channels.map((channel) => channelFields(name, channel))}</fieldset>`
}

function channelFields(method: string, { id, type, on, number }: Channel): Markup {
  const name = type === 'USDT' ? 'USDT' : `${method} ${type}`
  return html`<div class="channel">${box(`channel-${id}`, `${name} channel open`, on)}
<label for="number-${id}">${name} ${type === 'USDT' ? 'address' : 'number'}</label><input id="number-${id}" name="number-${id}" value="${number}" maxlength="100" required autocomplete="off"></div>`
}

function readMethod(form: URLSearchParams, method: Method): Method | undefined {
  const bonus = form.get(`bonus-${method.id}`)?.trim() ?? ''
  const channels = method.channels.map((channel) => readChannel(form, channel))
  if (!/^\d{1,2}$/.test(bonus) || channels.includes(undefined)) return undefined
  return {
    ...method,
    on: form.has(`method-${method.id}`),
    bonus: Number(bonus),
    channels: channels.filter((channel) => channel !== undefined),
  }
}

function readChannel(form: URLSearchParams, channel: Channel): Channel | undefined {
  const number = form.get(`number-${channel.id}`)?.trim() ?? ''
  if (!/^[\w-]{1,100}$/.test(number)) return undefined
  return { ...channel, on: form.has(`channel-${channel.id}`), number }
}

function box(name: string, label: string, on: boolean): Markup {
  return html`<label class="check"><input type="checkbox" name="${name}"${on && CHECKED}> ${label}</label>`
}

const CHECKED = html` checked`

function option(value: string, label: string, chosen: string): Markup {
  return html`<option value="${value}"${value === chosen && html` selected`}>${label}</option>`
}
