// The demo exchange's page. Its origin is opaque, so it has neither storage nor cookies, only the exchange token of its
// address. Money is an integer of poisha, odds are integers of hundredths; calls write prices as their kind does.

const $ = (id) => document.getElementById(id)
const parameters = new URLSearchParams(location.search)
const token = parameters.get('token') ?? ''

const POLL = { market: 1_000, choice: 5_000 }
const CALL_LIMIT = 5_000
/** After so many polls without an answer the prices are not to be trusted. */
const LATE_AFTER = 3
const LATE = 'Odds are delayed'
const UNREACHABLE = 'The exchange can’t be reached. Trying again…'
const QUICK = [50, 100, 500, 1_000, 5_000]
const LEAST_STAKE = 1_000
const MOST_STAKE = 10_000_000
/** Answers that say nothing of what became of the bet. */
const UNCLEAR = [401, 408, 409, 425, 429]
const STATES = { inPlay: 'In play', suspended: 'Suspended', ended: 'Ended', soon: 'Not started' }
const SPORTS = { cricket: 'Cricket', soccer: 'Soccer', tennis: 'Tennis' }
const BACK_AND_LAY = { back: 'Back', lay: 'Lay' }
const PER_HUNDRED = { reads: /^\d{1,5}$/, toOdds: (price) => 100 + Number(price) }
/**
 * The kinds of bets: what their table is called, its sides from left to right, what the player types, and how that
 * and the price on offer are read. Of a fancy the player types the run; its rate is the price.
 */
const KINDS = {
  odds: {
    ...{ caption: 'Match Odds', row: 'Runner', words: BACK_AND_LAY, field: 'Odds' },
    ...{ reads: /^\d{1,4}(\.\d{1,2})?$/, toOdds: (odds) => Math.round(Number(odds) * 100) },
    ...{ limits: 'Odds must be between 1.01 and 1000.', what: 'price' },
  },
  bookmaker: {
    ...{ caption: 'BookMaker, per 100', row: 'Runner', words: BACK_AND_LAY, field: 'Price (per 100)' },
    ...{ ...PER_HUNDRED, limits: 'Prices are from 1 to 99900.', what: 'price' },
  },
  fancy: {
    ...{ caption: 'Fancy Bet', row: 'Session', words: { lay: 'No', back: 'Yes' }, field: 'Run' },
    ...{ ...PER_HUNDRED, limits: 'Runs are from 1 to 999.', what: 'run' },
  },
}

let marketId = parameters.get('market') ?? ''
/** The price that led here, until its slip has been opened. */
let arrival = Object.hasOwn(KINDS, parameters.get('kind')) ? Object.fromEntries(parameters) : undefined
/** The market of the last answer. */
let market
/**
 * What the slip was opened for: the row, the side, the price that led here, if that opened it, and the latest rate of a
 * fancy.
 */
let pick
/** A bet without an answer: it is sent again with its key, so that it is placed once. */
let unsettled
let openIds = new Set()
let failures = 0
let ended = false
let timer
let polling = false

start()

function start() {
  $('prices').replaceChildren(...Object.entries(KINDS).map(table))
  $('stakes').replaceChildren(
    ...QUICK.map((taka) => button(taka.toLocaleString('en-US'), '', () => setStake(taka))),
  )
  $('all').addEventListener('click', () => open(''))
  $('close').addEventListener('click', closeSlip)
  $('slip').addEventListener('submit', (event) => {
    event.preventDefault()
    void place()
  })
  for (const name of ['odds', 'stake']) $(name).addEventListener('input', showSums)
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void poll()
  })
  void poll()
}

/** Shows another market, or the choice of markets where the id is empty. */
function open(id) {
  marketId = id
  arrival = undefined
  market = undefined
  failures = 0
  notice('')
  closeSlip()
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
  try {
    const answer = await call(asked ? `markets/${encodeURIComponent(asked)}` : 'markets')
    failures = 0
    if (asked === marketId) show(answer)
  } catch (error) {
    fail(error, asked)
  }
  polling = false
  if (asked !== marketId) return poll()
  if (!document.hidden && !ended) timer = setTimeout(poll, marketId ? POLL.market : POLL.choice)
}

function fail(error, asked) {
  if (error.status === 401) return end(error.message)
  if (error.status === 404 && asked) {
    marketId = ''
    return notice(error.message)
  }
  failures++
  const isShown = $('loading').hidden
  if (failures < LATE_AFTER && isShown) return
  notice(isShown ? LATE : UNREACHABLE)
  if (!market) return
  $('prices').dataset.late = ''
  showMarket()
}

function end(message) {
  ended = true
  notice(message)
  $('ended').hidden = false
  for (const part of ['loading', 'choice', 'market', 'slip']) $(part).hidden = true
}

function show(answer) {
  if (failures === 0 && (answer.market || [LATE, UNREACHABLE].includes($('notice').textContent))) notice('')
  $('loading').hidden = true
  delete $('prices').dataset.late
  showBalance(answer.balance)
  showBets(answer.bets)
  if (answer.markets) return showChoice(answer.markets)
  market = answer.market
  showMarket()
  openArrival()
}

/** Opens the slip for the price that led here, once. */
function openArrival() {
  if (!arrival) return
  const { kind, selection, side, price } = arrival
  arrival = undefined
  const isPicked = (row) => row.kind === kind && [row.id, row.name].includes(selection)
  const row = Object.hasOwn(BACK_AND_LAY, side) ? market.runners.find(isPicked) : undefined
  if (row && stateOf(market) !== 'ended') openSlip(row, side, price)
  else result('What you pressed is no longer offered.', true)
}

function showChoice(markets) {
  $('market').hidden = true
  $('choice').hidden = false
  const shown = JSON.stringify(markets.map(({ id, inPlay, suspended }) => [id, inPlay, suspended]))
  if ($('groups').dataset.shown === shown) return
  $('groups').dataset.shown = shown
  $('groups').replaceChildren(
    ...group(
      'In play',
      markets.filter(({ inPlay }) => inPlay),
      'No match is in play.',
    ),
    ...group(
      'Starting soon',
      markets.filter(({ inPlay }) => !inPlay),
      'No match starts today or tomorrow.',
    ),
  )
}

function group(name, markets, empty) {
  const title = element('h2', 'group', name)
  if (markets.length === 0) return [title, element('p', 'hint', empty)]
  const list = document.createElement('ul')
  list.setAttribute('aria-label', name)
  list.append(
    ...markets.map(({ id, eventName, sport, startsAt }) => {
      const item = document.createElement('li')
      const choice = button('', 'match', () => open(id))
      choice.append(
        element('span', '', eventName),
        element('small', '', `${SPORTS[sport] ?? sport} · ${timeOf(startsAt)}`),
      )
      item.append(choice)
      return item
    }),
  )
  return [title, list]
}

function showMarket() {
  if (!market) return
  const { eventName, startsAt, runners, sport } = market
  const state = stateOf(market)
  $('choice').hidden = true
  $('market').hidden = false
  $('event').textContent = eventName
  $('state').textContent = STATES[state]
  $('state').dataset.state = state
  $('when').textContent = `${SPORTS[sport] ?? sport} · ${timeOf(startsAt)}`
  $('market').dataset.market = market.id
  for (const kind of Object.keys(KINDS)) {
    showRows(
      kind,
      runners.filter((row) => row.kind === kind),
    )
  }
  if (state === 'ended' && !unsettled) closeSlip()
  showSums()
}

function table([kind, { caption, row, words }]) {
  const made = document.createElement('table')
  const head = document.createElement('tr')
  const columns = [row, ...Object.values(words)].map((text, at) => element('th', at ? 'side' : '', text))
  for (const column of columns) column.scope = 'col'
  head.append(...columns)
  made.append(element('caption', '', caption))
  made.createTHead().append(head)
  made.createTBody().id = `rows-${kind}`
  return made
}

/** Shows the rows of a kind. A row that stays is not moved, so it keeps the focus. */
function showRows(kind, rows) {
  const body = $(`rows-${kind}`)
  body.parentElement.hidden = rows.length === 0
  const lines = rows.map((row) => $(lineId(row)) ?? newLine(row))
  for (const line of [...body.children]) if (!lines.includes(line)) line.remove()
  for (const [at, line] of lines.entries())
    if (body.children[at] !== line) body.insertBefore(line, body.children[at] ?? null)
  for (const row of rows) {
    const closed = $(lineId(row)).querySelector('.closed')
    if (closed.textContent !== (row.closed ?? '')) closed.textContent = row.closed ?? ''
    for (const side of Object.keys(KINDS[kind].words)) showPrice(row, side)
  }
}

const lineId = ({ kind, id }) => `line-${kind}-${id}`
const cellId = ({ kind, id }, side) => `${side}-${kind}-${id}`
const isSame = (one, other) => one?.kind === other.kind && one.id === other.id

function newLine(row) {
  const line = document.createElement('tr')
  line.id = lineId(row)
  const head = element('th', '', row.name)
  head.scope = 'row'
  head.dir = 'auto'
  head.append(element('small', 'closed', ''))
  const cells = Object.entries(KINDS[row.kind].words).map(([side, word]) => {
    const cell = document.createElement('td')
    const price = button('', `price ${side}`, () => openSlip(row, side))
    price.id = cellId(row, side)
    const below = element('small', '', '')
    if (row.kind !== 'fancy') below.setAttribute('aria-hidden', 'true')
    price.append(element('span', 'said', `${word} `), element('strong', '', '–'), below)
    cell.append(price)
    return cell
  })
  line.append(head, ...cells)
  return line
}

/** What the player types to take a price: the run of a fancy, or the price itself. */
const figureOf = ({ line, odds }) => String(line ?? odds)

function showPrice(row, side) {
  const cell = $(cellId(row, side))
  const price = row[side][0]
  const [before, now] = [Number(cell.dataset.odds ?? 0), price ? Number(figureOf(price)) : 0]
  const moved = before && now && before !== now ? (now > before ? 'up' : 'down') : ''
  cell.dataset.odds = String(now)
  if (moved) cell.dataset.moved = moved
  else delete cell.dataset.moved
  cell.querySelector('strong').textContent = price ? figureOf(price) : '–'
  cell.querySelector('small').textContent = price ? belowOf(price) : ''
  cell.setAttribute('aria-pressed', String(isSame(pick, row) && pick.side === side))
  cell.disabled = !price || !takesBets(row) || unsettled !== undefined
}

function belowOf({ line, odds, size }) {
  if (line !== null) return ` rate ${odds}`
  return size === null ? '' : shortSize(size)
}

const stateOf = ({ result, suspended, inPlay }) =>
  result ? 'ended' : suspended ? 'suspended' : inPlay ? 'inPlay' : 'soon'

const takesBets = (row) => market && !market.result && row && !row.closed && !('late' in $('prices').dataset)

function openSlip({ kind, id, name, marketId }, side, price) {
  pick = { kind, id, marketId, side, price }
  const { words, field } = KINDS[kind]
  $('slip').dataset.side = side
  $('slip-title').textContent = `${words[side]} ${name}`
  $('odds-label').textContent = field
  $('odds').inputMode = kind === 'odds' ? 'decimal' : 'numeric'
  $('rate-part').hidden = kind !== 'fancy'
  const now = priceNow()
  $('odds').value = price || (now ? figureOf(now) : '')
  $('slip').hidden = false
  result('')
  fault('odds', '')
  fault('stake', '')
  showMarket()
  // The slip stays at the bottom of the view.
  $('stake').focus({ preventScroll: true })
  $(lineId(pick)).scrollIntoView({ block: 'nearest' })
}

function closeSlip() {
  const wasIn = $('slip').contains(document.activeElement)
  $('slip').hidden = true
  const cell = pick && $(cellId(pick, pick.side))
  pick = undefined
  unsettled = undefined
  cell?.setAttribute('aria-pressed', 'false')
  if (wasIn && cell) cell.focus()
}

const rowNow = () => market?.runners.find((row) => isSame(pick, row))

/** The price that is on offer for the slip, if any. */
const priceNow = () => rowNow()?.[pick.side][0]

/** Reads the slip: odds in hundredths, a run, and poisha; undefined for what can't be read. */
function readSlip() {
  const { reads, toOdds } = KINDS[pick.kind]
  const typed = westernDigits($('odds').value.trim())
  const stake = westernDigits($('stake').value.trim())
  const number = reads.test(typed) ? typed : undefined
  const isFancy = pick.kind === 'fancy'
  const price = isFancy ? pick.rate : number
  return {
    odds: price && toOdds(price),
    line: isFancy ? number && Number(number) : null,
    stake: /^\d{1,7}$/.test(stake) ? Number(stake) * 100 : undefined,
  }
}

const areTerms = ({ odds, line }) =>
  odds >= 101 && odds <= 100_000 && (line === null || (line > 0 && line < 1_000))
const isStake = (stake) => stake >= LEAST_STAKE && stake <= MOST_STAKE

/** Shows what the bet can win and lose, and what will become of it. */
function showSums() {
  if (!pick) return
  const now = priceNow()
  if (now) pick.rate = now.odds
  $('rate').textContent = pick.rate ?? '–'
  showMoved(now && figureOf(now))
  const slip = readSlip()
  const { odds, stake } = slip
  const known = areTerms(slip) && isStake(stake)
  const winnings = known ? Math.floor((stake * (odds - 100)) / 100) : 0
  const [profit, liability] = pick.side === 'back' ? [winnings, stake] : [stake, winnings]
  $('profit').textContent = known ? taka(profit) : '–'
  $('liability').textContent = known ? taka(liability) : '–'
  $('hint').textContent = areTerms(slip) ? hintOf(slip, now) : ''
  $('place').textContent = unsettled ? 'Try again' : known ? `Place bet · ${taka(liability)}` : 'Place bet'
  $('place').disabled = !takesBets(rowNow()) && !unsettled
  for (const field of [$('odds'), $('stake'), $('quick')]) field.disabled = unsettled !== undefined
}

/** Marks that the price which led here is no longer the one on offer. */
function showMoved(now) {
  const hasMoved = pick.price && Number(now ?? 0) !== Number(pick.price)
  const text = hasMoved ? `The ${KINDS[pick.kind].what} has moved from ${pick.price} to ${now ?? '–'}.` : ''
  if ($('moved').textContent !== text) $('moved').textContent = text
}

function hintOf({ odds, line }, now) {
  const { what, toOdds } = KINDS[pick.kind]
  const row = rowNow()
  if (row?.closed === 'Ball running') return 'A ball is running. No bets are taken until it is over.'
  if (!takesBets(row)) return 'This market takes no bets at the moment.'
  // Better odds are higher for a back and lower for a lay; a better run is the other way round.
  const sign = pick.side === 'back' ? 1 : -1
  const isAsGood = now && (toOdds(now.odds) - odds) * sign >= 0 && (line - now.line) * sign >= 0
  if (isAsGood) return `Matched now at ${figureOf(now)}, or better.`
  const isHigherBetter = (line === null) === (sign === 1)
  return `Waits until the ${what} is ${line ?? priceText(odds)} or ${isHigherBetter ? 'higher' : 'lower'}. It can be cancelled.`
}

function setStake(taka) {
  $('stake').value = String(taka)
  fault('stake', '')
  showSums()
}

async function place() {
  if (!pick || $('place').disabled) return
  const slip = readSlip()
  const { odds, line, stake } = slip
  fault('stake', isStake(stake) ? '' : 'Whole taka, from ৳10 to ৳100,000.')
  fault('odds', areTerms(slip) ? '' : KINDS[pick.kind].limits)
  if (!areTerms(slip)) return $('odds').focus()
  if (!isStake(stake)) return $('stake').focus()
  unsettled ??= {
    key: newKey(),
    marketId: pick.marketId,
    kind: pick.kind,
    selectionId: pick.id,
    side: pick.side,
    odds: priceText(odds),
    line,
    stake,
  }
  showSums()
  $('place').disabled = true
  $('place').textContent = 'Placing…'
  try {
    const { bet, balance } = await call('bets', unsettled)
    unsettled = undefined
    showBalance(balance)
    result(bet.matched ? `Matched at ${bet.odds}.` : `Waiting for ${bet.odds}.`)
    closeSlip()
    void poll()
  } catch (error) {
    // A refused bet was not placed; a bet without a clear answer is sent again.
    if (error.status < 500 && !UNCLEAR.includes(error.status)) unsettled = undefined
    if (error.status === 401) return end(error.message)
    result(error.status ? error.message : 'No answer. Check your connection.', true)
    showMarket()
  }
}

async function cancel(id, at) {
  at.disabled = true
  try {
    const { balance } = await call(`bets/${id}/cancel`, {})
    showBalance(balance)
    result('Cancelled. The money is back in your balance.')
    $('open-title').focus()
    await poll()
  } catch (error) {
    result(error.status ? error.message : 'No answer. Check your connection.', true)
    at.disabled = false
  }
}

function showBets(bets) {
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
  if (ended.length > 0) result(ended.map((bet) => `${bet.selectionName}: ${howOf(bet)}.`).join(' '))
}

function list(id, bets) {
  const shown = JSON.stringify(bets)
  if ($(id).dataset.shown === shown) return
  $(id).dataset.shown = shown
  $(id).replaceChildren(...bets.map(betItem))
}

function betItem(bet) {
  const { id, side, name, selectionName, eventName, stake, odds, profit, risk, status, matched } = bet
  const item = element('li', `bet ${side}`, '')
  item.append(
    element('strong', '', name),
    element('span', '', eventName),
    element('span', '', `${taka(stake)} at ${odds}`),
    element('span', '', `Profit ${taka(profit)} · Liability ${taka(risk)}`),
    element('span', `how ${status}`, howOf(bet)),
  )
  if (status === 'open' && !matched) {
    const stop = button('Cancel bet', '', () => cancel(id, stop))
    stop.setAttribute('aria-label', `Cancel bet on ${selectionName} at ${odds}`)
    item.append(stop)
  }
  return item
}

function howOf({ status, matched, net }) {
  if (status === 'won') return `Won ${taka(net)}`
  if (status === 'lost') return `Lost ${taka(-net)}`
  if (status === 'void') return 'Void, the money is back'
  if (status === 'cancelled') return 'Cancelled'
  return matched ? 'Matched' : 'Waiting for its price'
}

function showBalance(poisha) {
  $('balance').textContent = taka(poisha)
}

function notice(text) {
  if ($('notice').textContent !== text) $('notice').textContent = text
  $('notice').hidden = text === ''
}

function result(text, failed = false) {
  $('result').textContent = text
  $('result').classList.toggle('failed', failed)
}

function fault(field, text) {
  $(`${field}-error`).textContent = text
  $(field).setAttribute('aria-invalid', String(text !== ''))
}

/** Sends a call: a POST where there is a body. Throws an Error with the `status` of a refusal, or without one. */
async function call(path, body) {
  const response = await fetch(`/exchange-frame/calls/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(body ? 30_000 : CALL_LIMIT),
  })
  const answer = await response.json()
  if (response.ok) return answer
  throw Object.assign(new Error(answer.message ?? 'Something went wrong.'), { status: response.status })
}

function element(name, className, text) {
  const made = document.createElement(name)
  if (className) made.className = className
  made.textContent = text
  return made
}

function button(text, className, press) {
  const made = element('button', className, text)
  made.type = 'button'
  made.addEventListener('click', press)
  return made
}

/** `crypto.randomUUID` is missing over plain http. */
function newKey() {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
}

const westernDigits = (text) => text.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x9e6))

/** Writes odds as the kind of the slip does. */
const priceText = (odds) => (pick.kind === 'odds' ? (odds / 100).toFixed(2) : String(odds - 100))

function taka(poisha) {
  const whole = Math.trunc(poisha / 100)
  return `৳ ${whole.toLocaleString('en-US')}.${String(poisha % 100).padStart(2, '0')}`
}

const shortSize = (size) => (size >= 1_000 ? `${(size / 1_000).toFixed(1)}K` : String(size))

function timeOf(moment) {
  return new Date(moment).toLocaleString('en-GB', {
    timeZone: 'Asia/Dhaka',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  })
}
