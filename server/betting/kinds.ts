import { moneyToDecimal } from '@tiya/contract/amounts'
import { runOf } from '../exchange/fancies.ts'
import { parseOdds, type Side, type Terms } from './odds.ts'

export type Kind = 'odds' | 'bookmaker' | 'fancy'

/** What differs between the kinds of bets. */
interface Rules {
  /** The name of the kind's market. */
  readonly market: string
  /** The words for the sides. */
  readonly sides: Readonly<Record<Side, string>>
  /** Parses a price as the kind writes it to decimal odds in hundredths; undefined if it is none. */
  readonly read: (price: string) => number | undefined
  /** Writes odds in hundredths as a price of the kind. */
  readonly price: (odds: number) => string
  /** Whether a back bet on a selection at a line wins with the result of its market. */
  readonly backWins: (selectionId: string, result: string, line: number | null) => boolean
}

const BACK_AND_LAY = { back: 'Back', lay: 'Lay' }

const isWinner = (selectionId: string, result: string) => selectionId === result

/** A price per 100 is the profit on a stake of 100: 85 is odds of 1.85. */
const oddsPerHundred = (price: string) =>
  /^\d{1,5}$/.test(price) ? parseOdds(moneyToDecimal(Number(price) + 100)) : undefined

const pricePerHundred = (odds: number) => String(odds - 100)

export const KINDS: Readonly<Record<Kind, Rules>> = {
  odds: {
    market: 'Match Odds',
    sides: BACK_AND_LAY,
    read: parseOdds,
    price: moneyToDecimal,
    backWins: isWinner,
  },
  bookmaker: {
    market: 'BookMaker',
    sides: BACK_AND_LAY,
    read: oddsPerHundred,
    price: pricePerHundred,
    backWins: isWinner,
  },
  /** `Yes` is a back bet that the run reaches the line; the price is the rate. */
  fancy: {
    market: 'Fancy Bet',
    sides: { back: 'Yes', lay: 'No' },
    read: oddsPerHundred,
    price: pricePerHundred,
    backWins: (selectionId, result, line) => runOf(selectionId, Number(result)) >= Number(line),
  },
}

/** Writes the terms of a bet: its price, or the run and the rate of a fancy. */
export const termsOf = (kind: Kind, { odds, line }: Terms): string =>
  line === null ? KINDS[kind].price(odds) : `${line}/${KINDS[kind].price(odds)}`
