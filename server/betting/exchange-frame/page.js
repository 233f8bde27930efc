// What the parts of the demo exchange's page share: elements, figures and calls. Its origin is opaque, so it has neither
// storage nor cookies, only the exchange token of its address.

import { text } from './texts.js'

const CALL_LIMIT = 5_000

export const parameters = new URLSearchParams(location.search)
const token = parameters.get('token') ?? ''

export const $ = (id) => document.getElementById(id)

/** Sets a text, if it is another one: a screen reader announces what changes. */
export function setText(id, words) {
  if ($(id).textContent !== words) $(id).textContent = words
}

export function element(name, className, words) {
  const made = document.createElement(name)
  if (className) made.className = className
  made.textContent = words
  return made
}

export function button(words, className, press) {
  const made = element('button', className, words)
  made.type = 'button'
  made.addEventListener('click', press)
  return made
}

export function showBalance(poisha) {
  $('balance').textContent = taka(poisha)
}

/** How long a message stands over what it covers. */
const SAID_FOR = 8_000
let forgetting

/** Says in passing what became of something, above the slip. */
export function say(words, failed = false) {
  clearTimeout(forgetting)
  $('said').textContent = words
  $('said').classList.toggle('failed', failed)
  if (words) forgetting = setTimeout(say, SAID_FOR, '')
}

/** Keeps what has the focus from being scrolled behind the slip. */
export function fitDock() {
  document.documentElement.style.setProperty('--dock', `${$('dock').offsetHeight}px`)
}

/** What a bet is on: its side in its colour, then its selection as the title. */
export function betTitle({ kind, side, selectionName }, title = 'strong') {
  const name = element(title, 'selection', selectionName)
  name.dir = 'auto'
  return [element('span', `chip ${side}`, sideWord(kind, side)), name]
}

/** The word of a side: a fancy has `Yes` and `No`. */
export const sideWord = (kind, side) => text.sides[kind === 'fancy' ? { back: 'yes', lay: 'no' }[side] : side]

/** Sends a call: a POST where there is a body. Throws an Error with the `status` of a refusal, or without one. */
export async function call(path, body) {
  const response = await fetch(`/exchange-frame/calls/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      authorization: `Bearer ${token}`,
      'accept-language': document.documentElement.lang,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(body ? 30_000 : CALL_LIMIT),
  })
  const answer = await response.json()
  if (response.ok) return answer
  throw Object.assign(new Error(answer.message ?? text.wrong), { status: response.status })
}

/** `crypto.randomUUID` is missing over plain http. */
export function newKey() {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
}

export const westernDigits = (typed) =>
  typed.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x9e6))

/** An amount that no line break parts from its sign. */
export function taka(poisha) {
  const whole = Math.trunc(poisha / 100)
  return `৳\u00a0${whole.toLocaleString('en-US')}.${String(poisha % 100).padStart(2, '0')}`
}

export const shortSize = (size) => (size >= 1_000 ? `${(size / 1_000).toFixed(1)}K` : String(size))

const MONTH_AND_TIME = { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' }

export function timeOf(moment) {
  const locale = document.documentElement.lang === 'bn' ? 'bn-BD-u-nu-latn' : 'en-GB'
  return new Date(moment).toLocaleString(locale, {
    ...MONTH_AND_TIME,
    timeZone: 'Asia/Dhaka',
    hourCycle: 'h23',
  })
}
