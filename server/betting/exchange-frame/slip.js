// The bet slip. What becomes of a bet is said in its place: a refusal above its button, a success as a receipt.

import { board, cellId, figureOf, hasEnded, KINDS, lineId, showBoard, takesBets } from './board.js'
import { $, betTitle, button, call, fitDock, newKey, setText, taka, westernDigits } from './page.js'
import { text } from './texts.js'

const QUICK = [50, 100, 500, 1_000, 5_000]
/** Poisha. */
const LEAST_STAKE = 1_000
const MOST_STAKE = 10_000_000
/** Answers that say nothing of what became of the bet. */
const UNCLEAR = [401, 408, 409, 425, 429]

/**
 * A bet without an answer, with the pick of its slip and what was typed there: it is sent again with its key, so that it
 * is placed once. It outlives its slip: the next one that is opened is its own, until its outcome is known.
 */
let unsettled
/** True while a bet is under way. */
let sending = false
/** Hears of a bet that was placed, with the balance, and of a session that has ended. */
let heard

export function startSlip(listeners) {
  heard = listeners
  $('stakes').replaceChildren(
    ...QUICK.map((stake) => button(stake.toLocaleString('en-US'), '', () => setStake(stake))),
  )
  $('close').addEventListener('click', closeSlip)
  $('take').addEventListener('click', takePrice)
  $('ask').addEventListener('click', () => $('answer').showModal())
  $('slip').addEventListener('submit', (event) => {
    event.preventDefault()
    void place()
  })
  for (const name of ['odds', 'stake'])
    $(name).addEventListener('input', () => {
      refuse('')
      showSums()
    })
  $('done').addEventListener('click', closeReceipt)
  $('my-bets').addEventListener('click', () => {
    closeReceipt()
    $('open-title').focus({ preventScroll: true })
    $('open-title').scrollIntoView({ block: 'start' })
  })
}

/** Opens the slip for a side of a row, at the price that led here or the one on offer. */
export function openSlip({ kind, id, name, marketId }, side, price) {
  closeReceipt()
  board.pick = unsettled?.pick ?? { kind, id, name, marketId, side, price }
  board.isLocked = unsettled !== undefined
  const { pick } = board
  $('slip').dataset.side = pick.side
  $('slip-title').replaceChildren(...betTitle({ ...pick, selectionName: pick.name }, 'span'))
  $('odds-label').textContent = text.kinds[pick.kind].field
  $('odds').inputMode = pick.kind === 'odds' ? 'decimal' : 'numeric'
  $('rate-part').hidden = pick.kind !== 'fancy'
  const now = priceNow()
  pick.price ??= now && figureOf(now)
  $('odds').value = unsettled?.typed.odds ?? pick.price ?? ''
  if (unsettled) $('stake').value = unsettled.typed.stake
  $('slip').hidden = false
  for (const field of ['odds', 'stake']) fault(field, '')
  refuse(unsettled && !sending ? text.noAnswer : '')
  showSlip()
  fitDock()
  // Not a field, which would open the keyboard over the prices.
  $('slip-title').focus({ preventScroll: true })
  $(lineId(pick))?.scrollIntoView({ block: 'nearest' })
}

export function closeSlip() {
  const { pick } = board
  const wasIn = $('slip').contains(document.activeElement)
  $('slip').hidden = true
  board.pick = undefined
  board.isLocked = false
  showBoard()
  if (wasIn && pick) $(cellId(pick, pick.side))?.focus()
}

/** Shows the slip and its market as they are now. A market that has ended closes it. */
export function showSlip() {
  if (hasEnded() && !unsettled) closeSlip()
  showBoard()
  showSums()
}

function settle(sent) {
  unsettled = sent
  board.isLocked = sent !== undefined && board.pick !== undefined
}

const rowNow = () =>
  board.market?.runners.find(({ kind, id }) => board.pick?.kind === kind && board.pick.id === id)

/** The price that is on offer for the slip, if any. */
const priceNow = () => rowNow()?.[board.pick.side][0]

/** Reads the slip: odds in hundredths, a run, and poisha; undefined for what can't be read. */
function readSlip() {
  const { kind, rate } = board.pick
  const { reads, toOdds } = KINDS[kind]
  const typed = westernDigits($('odds').value.trim())
  const stake = westernDigits($('stake').value.trim())
  const number = reads.test(typed) ? typed : undefined
  const isFancy = kind === 'fancy'
  const price = isFancy ? rate : number
  return {
    odds: price && toOdds(price),
    line: isFancy ? number && Number(number) : null,
    stake: /^\d{1,7}$/.test(stake) ? Number(stake) * 100 : undefined,
  }
}

const areTerms = ({ odds, line }) =>
  odds >= 101 && odds <= 100_000 && (line === null || (line > 0 && line < 1_000))
const isStake = (stake) => stake >= LEAST_STAKE && stake <= MOST_STAKE

/** Writes odds as the kind of the slip does. */
const priceText = (odds) => (board.pick.kind === 'odds' ? (odds / 100).toFixed(2) : String(odds - 100))

/** Shows what the bet can win and lose, and what will become of it. */
function showSums() {
  const { pick } = board
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
  $('place').textContent = placeWords(known ? taka(liability) : '')
  $('place').disabled = sending || (!takesBets(rowNow()) && !unsettled)
  for (const field of [$('odds'), $('stake'), $('quick')]) field.disabled = unsettled !== undefined
}

const placeWords = (amount) => (sending ? text.placing : unsettled ? text.again : text.place(amount))

/** Offers the price as it is now, if it has moved from the one that stands in the slip. */
function showMoved(now) {
  const { kind, price } = board.pick
  const isKept = Number(westernDigits($('odds').value.trim())) === Number(price)
  const hasMoved = price && now && isKept && Number(now) !== Number(price) && !unsettled
  setText('moved', hasMoved ? text.moved(kind, price, now) : '')
  $('take').hidden = !hasMoved
  $('take').textContent = hasMoved ? text.take(now) : ''
  $('take').value = now ?? ''
}

function takePrice() {
  board.pick.price = $('take').value
  $('odds').value = $('take').value
  fault('odds', '')
  refuse('')
  showSums()
  $('place').focus()
}

function hintOf({ odds, line }, now) {
  const { kind, side } = board.pick
  const row = rowNow()
  if (board.isLate) return text.late
  if (row?.closed === 'Ball running') return text.ballRunning
  if (!takesBets(row)) return text.noBets
  // Better odds are higher for a back and lower for a lay; a better run is the other way round.
  const sign = side === 'back' ? 1 : -1
  const isAsGood = now && (KINDS[kind].toOdds(now.odds) - odds) * sign >= 0 && (line - now.line) * sign >= 0
  if (isAsGood) return text.matchesNow(figureOf(now))
  return text.waits(kind, line ?? priceText(odds), (line === null) === (sign === 1))
}

function setStake(stake) {
  $('stake').value = String(stake)
  fault('stake', '')
  refuse('')
  showSums()
}

async function place() {
  const { pick } = board
  if (!pick || $('place').disabled) return
  const slip = readSlip()
  const { odds, line, stake } = slip
  refuse('')
  fault('stake', isStake(stake) ? '' : text.stakeLimits)
  fault('odds', areTerms(slip) ? '' : text.kinds[pick.kind].limits)
  if (!areTerms(slip)) return $('odds').focus()
  if (!isStake(stake)) return $('stake').focus()
  const { kind, id: selectionId, marketId, side } = pick
  const bet = { key: newKey(), marketId, kind, selectionId, side, odds: priceText(odds), line, stake }
  settle(unsettled ?? { bet, pick, typed: { odds: $('odds').value, stake: $('stake').value } })
  sending = true
  showSums()
  try {
    const placed = await call('bets', unsettled.bet)
    sending = false
    settle()
    closeSlip()
    showReceipt(placed.bet)
    heard.placed(placed.balance)
  } catch (error) {
    sending = false
    // A refused bet was not placed; a bet without a clear answer is sent again.
    if (error.status < 500 && !UNCLEAR.includes(error.status)) settle()
    if (error.status === 401) return heard.ended()
    refuse(error.status ? error.message : text.noAnswer)
    showSlip()
    $('place').focus({ preventScroll: true })
  }
}

function showReceipt(bet) {
  const { stake, odds, profit, risk, matched } = bet
  $('receipt').dataset.side = bet.side
  $('receipt-bet').replaceChildren(...betTitle(bet))
  $('receipt-terms').textContent = text.terms(taka(stake), odds)
  $('receipt-how').textContent = matched ? text.matched : text.waiting
  $('receipt-how').className = `how ${matched ? 'matched' : 'waiting'}`
  $('receipt-sums').textContent = matched ? text.sums(taka(profit), taka(risk)) : text.waitingFor(odds)
  $('receipt').hidden = false
  $('receipt-title').focus({ preventScroll: true })
}

export function closeReceipt() {
  $('receipt').hidden = true
}

/** Says why the bet was not placed, above the button that sent it. */
function refuse(words) {
  setText('refusal', words)
}

function fault(field, words) {
  $(`${field}-error`).textContent = words
  $(field).setAttribute('aria-invalid', String(words !== ''))
}
