import { Refusal } from '#server/http/refusal.ts'
import type { ExchangeModel } from './exchangeModel.types.ts'

/* The model with which random commands that move money are compared, and the commands. Amounts are poisha. */

export type Action = 'deposit' | 'withdraw'

export interface Pending {
  amount: number
  promotion: PromotionId | null
}

/** The promotions of the sequences: their bonus in per cent, and how many times it has to be wagered. */
export const PROMOTIONS = {
  /** Only with the first deposit. */
  '1': { percent: 100, turnover: 12 },
  /** Once a player. */
  '7': { percent: 20, turnover: 8 },
  '8': { percent: 15, turnover: 6 },
}
export type PromotionId = keyof typeof PROMOTIONS

export interface Model {
  readonly wallet: number
  readonly reserved: number
  readonly bonus: number
  readonly points: number
  readonly pending: { readonly [action in Action]?: Pending }
  /** What remains of each turnover, oldest first. */
  readonly turnovers: readonly number[]
  /** The promotions of the approved deposits. */
  readonly taken: readonly PromotionId[]
  /** The sum of the approved deposits. */
  readonly deposited: number
  /** The wallet of the player whose code this one signed up with. */
  readonly referrer: number
  readonly referralPaid: boolean
  /** The operator's gifts that have arrived. */
  readonly gifts: readonly Gift[]
  readonly exchange: ExchangeModel
}

/** The gifts of a sequence: each can be sent many times but arrives once. */
export const GIFTS = { bonus: 7_000, points: 15 }
export type Gift = keyof typeof GIFTS

export interface Real {
  playerId: number
  referrerId: number
  phone: string
  serial: number
  /** Ids of the pending requests when the batch began. */
  pending: { [action in Action]?: number }
  /** Ids of the exchange bets when the batch began, by key. */
  bets: Readonly<Record<string, number>>
}

export interface Command {
  /** Returns the model after the command, or undefined if it is refused; `start` is the model before the batch. */
  apply(model: Model, start: Model): Model | undefined
  /** Resolves with whether the server accepted the command. */
  run(real: Real): Promise<boolean>
  toString(): string
}

/** What has become of each command: `accepted` and `refused`. */
export const reached = new Map<string, Set<string>>()

/** Resolves with true if the work was accepted, with false if the server refused it on purpose. */
export async function accepted(name: string, work: Promise<unknown>): Promise<boolean> {
  const isAccepted = await work.then(
    () => true,
    (error) => {
      if (error instanceof Refusal) return false
      throw error
    },
  )
  return counts(name, isAccepted)
}

/** Notes the result of a command, and returns it. */
export function counts(name: string, isAccepted: boolean): boolean {
  const results = reached.get(name) ?? new Set()
  reached.set(name, results.add(isAccepted ? 'accepted' : 'refused'))
  return isAccepted
}
