// The prices of a market: a table for each kind of bets.

import { $, element, shortSize, sideWord, timeOf } from './page.js'
import { text } from './texts.js'

const PER_HUNDRED = { reads: /^\d{1,5}$/, toOdds: (price) => 100 + Number(price) }

/**
 * The kinds of bets: their sides from left to right, how what the player types and the price on offer are read. Odds are
 * integers of hundredths. Of a fancy the player types the run; its rate is the price.
 */
export const KINDS = {
  odds: {
    ...{ sides: ['back', 'lay'], reads: /^\d{1,4}(\.\d{1,2})?$/ },
    toOdds: (odds) => Math.round(Number(odds) * 100),
  },
  bookmaker: { sides: ['back', 'lay'], ...PER_HUNDRED },
  fancy: { sides: ['lay', 'back'], ...PER_HUNDRED },
}

/**
 * The market of the last answer, whether its prices are too old to be trusted, what the slip is open for, and whether
 * its bet still waits for an answer.
 */
export const board = { market: undefined, isLate: false, pick: undefined, isLocked: false }

/** Makes the tables in the page's language. */
export const makeTables = () => $('prices').replaceChildren(...Object.entries(KINDS).map(table))

/** Calls `press` with the row and the side of each price that is pressed. */
export function onPrice(press) {
  $('prices').addEventListener('click', ({ target }) => {
    const { row, side } = target.closest('.price')?.dataset ?? {}
    const found = board.market?.runners.find((each) => lineId(each) === row)
    if (found) press(found, side)
  })
}

export const lineId = ({ kind, id }) => `line-${kind}-${id}`
export const cellId = ({ kind, id }, side) => `${side}-${kind}-${id}`

/** What the player types to take a price: the run of a fancy, or the price itself. */
export const figureOf = ({ line, odds }) => String(line ?? odds)

const stateOf = ({ result, suspended, inPlay }) =>
  result ? 'ended' : suspended ? 'suspended' : inPlay ? 'inPlay' : 'soon'

export const hasEnded = () => Boolean(board.market?.result)

export const takesBets = (row) => board.market && !hasEnded() && row && !row.closed && !board.isLate

export function showBoard() {
  const { market, isLate } = board
  if (!market) return
  const { eventName, startsAt, runners, sport } = market
  const state = stateOf(market)
  $('event').textContent = eventName
  $('state').textContent = text.states[state]
  $('state').dataset.state = state
  $('when').textContent = `${text.sports[sport] ?? sport} · ${timeOf(startsAt)}`
  $('market').dataset.market = market.id
  $('prices').toggleAttribute('data-late', isLate)
  for (const kind of Object.keys(KINDS)) {
    showRows(
      kind,
      runners.filter((row) => row.kind === kind),
    )
  }
}

function table([kind, { sides }]) {
  const { caption, row } = text.kinds[kind]
  const made = document.createElement('table')
  const head = document.createElement('tr')
  const heads = sides.map((side) => element('th', `side ${side}`, sideWord(kind, side)))
  const columns = [element('th', '', row), ...heads]
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
    const why = row.closed ? (text.closed[row.closed] ?? row.closed) : ''
    if (closed.textContent !== why) closed.textContent = why
    for (const side of KINDS[kind].sides) showPrice(row, side)
  }
}

function newLine(row) {
  const line = document.createElement('tr')
  line.id = lineId(row)
  const head = element('th', '', row.name)
  head.scope = 'row'
  head.dir = 'auto'
  head.append(element('small', 'closed', ''))
  line.append(head, ...KINDS[row.kind].sides.map((side) => newCell(row, side)))
  return line
}

function newCell(row, side) {
  const cell = document.createElement('td')
  const price = element('button', `price ${side}`, '')
  price.type = 'button'
  price.id = cellId(row, side)
  Object.assign(price.dataset, { row: lineId(row), side })
  const below = element('small', '', '')
  if (row.kind !== 'fancy') below.setAttribute('aria-hidden', 'true')
  price.append(element('span', 'unseen', `${sideWord(row.kind, side)} `), element('strong', '', '–'), below)
  cell.append(price)
  return cell
}

function showPrice(row, side) {
  const { pick, isLocked } = board
  const cell = $(cellId(row, side))
  const price = row[side][0]
  const [before, now] = [Number(cell.dataset.odds ?? 0), price ? Number(figureOf(price)) : 0]
  const moved = before && now && before !== now ? (now > before ? 'up' : 'down') : ''
  cell.dataset.odds = String(now)
  if (moved) cell.dataset.moved = moved
  else delete cell.dataset.moved
  cell.querySelector('strong').textContent = price ? figureOf(price) : '–'
  cell.querySelector('small').textContent = price ? belowOf(price) : ''
  cell.setAttribute('aria-pressed', String(pick !== undefined && cellId(pick, pick.side) === cell.id))
  cell.disabled = !price || !takesBets(row) || isLocked
}

function belowOf({ line, odds, size }) {
  if (line !== null) return ` ${text.rate(odds)}`
  return size === null ? '' : shortSize(size)
}
