// The player's bets: those that wait or run, and the latest results.

import { $, betTitle, button, call, element, say, taka } from './page.js'
import { text } from './texts.js'

let openIds = new Set()
/** Hears of a cancelled bet, with the balance. */
let onCancelled

export function startBets(listener) {
  onCancelled = listener
}

export function showBets(bets) {
  const isOpen = ({ status }) => status === 'open'
  announce(bets)
  openIds = new Set(bets.filter(isOpen).map(({ id }) => id))
  list('open', bets.filter(isOpen))
  list(
    'settled',
    bets.filter((bet) => !isOpen(bet)),
  )
  $('none').hidden = openIds.size > 0
  $('settled-part').hidden = bets.every(isOpen)
}

/** Says what became of the bets that were open before. */
function announce(bets) {
  const ended = bets.filter(
    ({ id, status }) => openIds.has(id) && status !== 'open' && status !== 'cancelled',
  )
  if (ended.length > 0) say(ended.map((bet) => `${bet.selectionName}: ${howOf(bet)}.`).join(' '))
}

function list(id, bets) {
  const shown = JSON.stringify([document.documentElement.lang, bets])
  if ($(id).dataset.shown === shown) return
  $(id).dataset.shown = shown
  $(id).replaceChildren(...bets.map(betItem))
}

function betItem(bet) {
  const { id, side, selectionName, eventName, stake, odds, profit, risk, status, matched } = bet
  const item = element('li', `bet ${side}`, '')
  const title = element('div', 'bet-title', '')
  const how = status === 'open' ? (matched ? 'matched' : 'waiting') : status
  title.append(...betTitle(bet), element('span', `how ${how}`, howOf(bet)))
  item.append(
    title,
    element('span', 'terms', text.terms(taka(stake), odds)),
    element('small', '', eventName),
    element('small', '', text.sums(taka(profit), taka(risk))),
  )
  if (how === 'waiting') {
    const stop = button(text.cancel, '', () => cancel(id, stop))
    stop.setAttribute('aria-label', text.cancelOne(selectionName, odds))
    item.append(stop)
  }
  return item
}

function howOf({ status, matched, net }) {
  if (status === 'won') return text.won(taka(net))
  if (status === 'lost') return text.lost(taka(-net))
  if (status === 'void') return text.void
  if (status === 'cancelled') return text.cancelled
  return matched ? text.matched : text.waiting
}

async function cancel(id, at) {
  at.disabled = true
  try {
    const { balance } = await call(`bets/${id}/cancel`, {})
    say(text.moneyBack)
    $('open-title').focus()
    onCancelled(balance)
  } catch (error) {
    say(error.status ? error.message : text.noAnswer, true)
    at.disabled = false
  }
}
