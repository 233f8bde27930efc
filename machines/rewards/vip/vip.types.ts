import * as z from 'zod/mini'
import type { PollMessage } from '../../common/poll/poll.machine.ts'
import type { Failure } from '../../common/result.ts'

/** What the device stores of an unfinished conversion. */
export const vipDraft = z.object({
  /** As typed. */
  amount: z.string(),
  /** A conversion sent with unknown outcome: its points, and the player's points before it. */
  sent: z.nullable(z.object({ amount: z.number(), before: z.number() })),
})

export type VipDraft = z.output<typeof vipDraft>
export type SentConversion = NonNullable<VipDraft['sent']>

export const EMPTY_DRAFT: VipDraft = { amount: '', sent: null }

/** What is wrong with typed points. */
export type PointsError = 'notWhole' | 'notEnough'

export interface VipInput extends VipDraft {
  readonly remoteId: string
}

/** A conversion that has passed the checks. */
export interface Conversion {
  readonly remoteId: string
  /** Whole points. */
  readonly points: number
  /** What is stored before the call is made. */
  readonly draft: VipDraft
}

/** What the server knows about a player's points. */
export interface Points {
  /** Null if the answer lacks them. */
  readonly points: number | null
  /** Taka for one point, a decimal; null if unknown. */
  readonly rate: string | null
  /** Poisha to bet for one point; null if unknown. */
  readonly stake: number | null
}

export interface VipContext extends VipInput {
  /** The last points from the server, less what was converted since; null while unknown. */
  points: number | null
  rate: Points['rate']
  stake: Points['stake']
  /** True once a poll was answered. */
  loaded: boolean
  /** Why the last poll failed; null if it did not. */
  loadFailure: Failure | null
  error: PointsError | null
  /** Why the last conversion failed. */
  failure: Failure | null
  /** The last conversion that succeeded. */
  converted: SentConversion | null
  /** The server's message about it; empty if there was none. */
  message: string
}

export type VipEvent =
  | { type: 'amount.changed'; value: string }
  | { type: 'amount.left' }
  | { type: 'convert' }
  | { type: 'dismiss' }
  | { type: 'retry' }
  | PollMessage<Points>
