import * as z from 'zod/mini'
import type { PollMessage } from '../../common/poll/poll.machine.ts'
import type { Failure } from '../../common/result.ts'

/** What the device keeps of an unfinished conversion. */
export const vipDraft = z.object({
  /** As typed. */
  amount: z.string(),
  /** A conversion that was sent and whose outcome is unknown: its points, and those that the player had before. */
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
  /** What is kept before the call goes out. */
  readonly draft: VipDraft
}

export interface VipContext extends VipInput {
  /** As the server said last, less what was converted since; null until it has said. */
  points: number | null
  /** Why the last poll failed; null where it did not. */
  loadFailure: Failure | null
  error: PointsError | null
  /** Why the last conversion failed. */
  failure: Failure | null
  /** The last conversion that succeeded. */
  converted: SentConversion | null
  /** What the server said of it; empty where it said nothing. */
  message: string
}

export type VipEvent =
  | { type: 'amount.changed'; value: string }
  | { type: 'convert' }
  | { type: 'retry' }
  | PollMessage<number>
