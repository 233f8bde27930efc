// The demo game's page. Its origin is opaque, so it has neither storage nor cookies, only its launch token.
// Money is an integer of poisha.

import { speak, text } from './texts.js'

const $ = (id) => document.getElementById(id)
const SPIN_TIME = 900

let playToken = ''
/** A bet without an answer: it is sent again with its key, so that it happens once. */
let unsettled
const calm = matchMedia('(prefers-reduced-motion: reduce)').matches

start()

async function start() {
  const launch = new URLSearchParams(location.search).get('launch') ?? ''
  speak(navigator.language.startsWith('bn') ? 'bn' : 'en')
  try {
    const { token, game, balance, stakes, pays, exitUrl, language } = await call('open', { launch })
    playToken = token
    speak(language)
    document.title = game.name
    $('name').textContent = game.name
    $('about').textContent = `${text.types[game.type] ?? game.type} · ${game.platform}`
    document.documentElement.style.setProperty('--hue', String(game.hue))
    // A page around the game has the way out itself.
    $('exit').hidden = exitUrl === null || parent !== window
    $('exit').addEventListener('click', () => location.assign(exitUrl))
    showBalance(balance)
    showStakes(stakes)
    showPays(pays)
    say(text.choose)
    $('spin').addEventListener('click', spin)
    ready(true)
  } catch (error) {
    fail(error)
  }
}

async function spin() {
  unsettled ??= { key: newKey(), stake: chosen() }
  ready(false)
  state('spinning')
  say(text.luck)
  const shown = pause(calm ? 0 : SPIN_TIME)
  try {
    const { stops, win, balance } = await call('bet', unsettled)
    unsettled = undefined
    await shown
    show(stops, win)
    showBalance(balance)
  } catch (error) {
    // A refused bet did not happen; a bet without an answer is sent again.
    if (error.status >= 400 && error.status < 500) unsettled = undefined
    state('still')
    fail(error)
    if (error.status === 401) return
  }
  ready(true)
}

function show(stops, win) {
  const paying = win === 0 ? 0 : stops.every((stop) => stop === stops[0]) ? 3 : 2
  for (const [at, reel] of [...$('reels').children].entries()) {
    reel.querySelector('use').setAttribute('href', `#symbol-${stops[at]}`)
    reel.classList.toggle('pays', at < paying)
  }
  $('reels').setAttribute(
    'aria-label',
    `${text.reels}: ${stops.map((stop) => text.symbols[stop]).join(', ')}`,
  )
  state(win > 0 ? 'won' : 'still')
  if (win === 0) return say(text.noWin)
  const strong = document.createElement('strong')
  strong.textContent = text.won(taka(win))
  $('result').replaceChildren(strong)
}

function showStakes(stakes) {
  $('choices').replaceChildren(
    ...stakes.map((stake, at) => {
      const label = document.createElement('label')
      const input = document.createElement('input')
      Object.assign(input, { type: 'radio', name: 'stake', value: String(stake), defaultChecked: at === 0 })
      label.className = 'choice'
      label.append(input, `৳ ${stake / 100}`)
      return label
    }),
  )
}

/** `pays`: tenths of the stake for three alike by symbol, and for the first two alike. */
function showPays({ threeAlike, firstTwoAlike }) {
  const row = (symbols, words, tenths) => {
    const line = document.createElement('tr')
    const [what, much] = [document.createElement('td'), document.createElement('td')]
    for (const symbol of symbols) what.append(drawing(symbol))
    what.append(` ${words}`)
    much.textContent = `${tenths / 10}×`
    line.append(what, much)
    return line
  }
  $('table').replaceChildren(
    ...threeAlike.map((tenths, at) => row([at, at, at], text.three[at], tenths)).reverse(),
    row([], text.firstTwo, firstTwoAlike),
  )
}

function drawing(symbol) {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  const use = document.createElementNS('http://www.w3.org/2000/svg', 'use')
  use.setAttribute('href', `#symbol-${symbol}`)
  svg.setAttribute('aria-hidden', 'true')
  svg.append(use)
  return svg
}

function showBalance(poisha) {
  $('balance').textContent = taka(poisha)
}

function state(name) {
  $('machine').dataset.state = name
}

function ready(is) {
  $('spin').disabled = !is
  $('stakes').disabled = !is || unsettled !== undefined
  $('spin').textContent = unsettled && is ? text.again : text.spin
}

function say(words) {
  $('result').className = ''
  $('result').textContent = words
}

function fail(error) {
  say(error.status ? error.message : text.noAnswer)
  $('result').className = 'fault'
}

function chosen() {
  return Number(document.querySelector('input[name=stake]:checked').value)
}

/** Sends a call to the provider; throws an Error with the `status` of a refusal, or without one if no answer came. */
async function call(name, body) {
  const response = await fetch(`/demo-game/calls/${name}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'accept-language': document.documentElement.lang,
      ...(playToken && { authorization: `Bearer ${playToken}` }),
    },
    body: JSON.stringify(body),
  })
  const answer = await response.json()
  if (response.ok) return answer
  throw Object.assign(new Error(answer.message ?? text.wrong), { status: response.status })
}

/** `crypto.randomUUID` is missing over plain http. */
function newKey() {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
}

function taka(poisha) {
  const whole = Math.trunc(poisha / 100)
  return `৳ ${whole.toLocaleString('en-US')}.${String(poisha % 100).padStart(2, '0')}`
}

function pause(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
