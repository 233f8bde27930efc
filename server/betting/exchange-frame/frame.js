// The demo exchange's page: the markets to choose from, or one of them with its prices, and the player's bets. Money is
// an integer of poisha; calls write prices as their kind does.

import { showBets, startBets } from './bets.js'
import { board, hasEnded, KINDS, makeTables, onPrice } from './board.js'
import { $, button, call, element, fitDock, parameters, say, setText, showBalance, timeOf } from './page.js'
import { closeReceipt, closeSlip, openSlip, showSlip, startSlip } from './slip.js'
import { speak, text } from './texts.js'

const POLL = { market: 1_000, choice: 5_000 }
/** After so many polls without an answer the prices are not to be trusted. */
const LATE_AFTER = 3

let marketId = parameters.get('market') ?? ''
/** The price that led here, until its slip has been opened. */
let arrival = Object.hasOwn(KINDS, parameters.get('kind')) ? Object.fromEntries(parameters) : undefined
let language
let failures = 0
let ended = false
let timer
let polling = false

start()

function start() {
  // Until the exchange has answered in the site's.
  speakIn(navigator.language.startsWith('bn') ? 'bn' : 'en')
  startSlip({ placed: onMoved, ended: end })
  startBets(onMoved)
  onPrice(openSlip)
  new ResizeObserver(fitDock).observe($('dock'))
  $('all').addEventListener('click', () => open(''))
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void poll()
  })
  void poll()
}

function onMoved(balance) {
  showBalance(balance)
  void poll()
}

/** Returns true if the page speaks another language from now on. */
function speakIn(site) {
  if (site === language) return false
  language = site
  speak(language)
  makeTables()
  return true
}

/** Shows another market, or the choice of markets where the id is empty. */
function open(id) {
  marketId = id
  arrival = undefined
  board.market = undefined
  failures = 0
  notice('')
  closeSlip()
  closeReceipt()
  $('market').hidden = true
  $('choice').hidden = true
  $('loading').hidden = false
  void poll().then(() => $(marketId ? 'all' : 'choice-title').focus())
}

/** Asks for what is shown; one call at a time, none while the page is hidden. */
async function poll() {
  if (polling || ended) return
  polling = true
  clearTimeout(timer)
  const asked = marketId
  let isForeign = false
  try {
    const answer = await call(asked ? `markets/${encodeURIComponent(asked)}` : 'markets')
    failures = 0
    // The first answer has its names in the browser's language.
    isForeign = speakIn(answer.language)
    if (asked === marketId && !isForeign) show(answer)
  } catch (error) {
    fail(error, asked)
  }
  polling = false
  if (asked !== marketId || isForeign) return poll()
  if (!document.hidden && !ended) timer = setTimeout(poll, marketId ? POLL.market : POLL.choice)
}

function fail(error, asked) {
  if (error.status === 401) return end()
  if (error.status === 404 && asked) {
    marketId = ''
    return notice(error.message)
  }
  failures++
  const isShown = $('loading').hidden
  if (failures < LATE_AFTER && isShown) return
  notice(isShown ? text.late : text.unreachable)
  board.isLate = true
  showSlip()
}

function end() {
  ended = true
  notice(text.endedText)
  $('ended').hidden = false
  for (const part of ['loading', 'choice', 'market', 'bets', 'slip', 'receipt']) $(part).hidden = true
}

function show(answer) {
  // What no market was found for stays said over the choice.
  if (answer.market || failures > 0 || board.isLate) notice('')
  $('loading').hidden = true
  board.isLate = false
  showBalance(answer.balance)
  showBets(answer.bets)
  if (answer.markets) return showChoice(answer.markets)
  board.market = answer.market
  $('choice').hidden = true
  $('market').hidden = false
  showSlip()
  openArrival()
}

/** Opens the slip for the price that led here, once. */
function openArrival() {
  if (!arrival) return
  const { kind, selection, side, price } = arrival
  arrival = undefined
  const isPicked = (row) => row.kind === kind && [row.id, ...row.names].includes(selection)
  const row = KINDS[kind].sides.includes(side) ? board.market.runners.find(isPicked) : undefined
  if (row && !hasEnded()) openSlip(row, side, price || undefined)
  else say(text.gone, true)
}

function showChoice(markets) {
  $('market').hidden = true
  $('choice').hidden = false
  const shown = JSON.stringify([
    language,
    markets.map(({ id, eventName, inPlay, suspended }) => [id, eventName, inPlay, suspended]),
  ])
  if ($('groups').dataset.shown === shown) return
  $('groups').dataset.shown = shown
  $('groups').replaceChildren(
    ...group(
      'inPlay',
      markets.filter(({ inPlay }) => inPlay),
    ),
    ...group(
      'soon',
      markets.filter(({ inPlay }) => !inPlay),
    ),
  )
}

function group(which, markets) {
  const name = text.groups[which]
  const title = element('h2', 'group', name)
  if (markets.length === 0) return [title, element('p', 'hint', text.nothing[which])]
  const list = document.createElement('ul')
  list.setAttribute('aria-label', name)
  list.append(
    ...markets.map(({ id, eventName, sport, startsAt }) => {
      const item = document.createElement('li')
      const choice = button('', 'match', () => open(id))
      choice.append(
        element('span', '', eventName),
        element('small', '', `${text.sports[sport] ?? sport} · ${timeOf(startsAt)}`),
      )
      item.append(choice)
      return item
    }),
  )
  return [title, list]
}

function notice(words) {
  setText('notice', words)
  $('notice').hidden = words === ''
}
