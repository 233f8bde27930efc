import * as z from 'zod/mini'
import { minorUnits, summarySchema } from '../summary.types.ts'

/** A request that the server has accepted: the navigation state of `/payment-request`. */
export const requestSchema = z.object({
  ...summarySchema.shape,
  /** The player that it belongs to. */
  remoteId: z.string(),
  /** What distinguishes its transaction from the player's others. */
  sent: z.union([
    z.object({
      action: z.literal('deposit'),
      transactionId: z.string(),
      transaction: z.optional(z.string()),
      rejected: z.optional(z.readonly(z.array(z.string()))),
    }),
    z.object({ action: z.literal('withdraw'), amount: minorUnits, known: z.readonly(z.array(z.string())) }),
  ]),
  /** The masked number that a withdrawal is paid to. */
  account: z.optional(z.string()),
  /** Milliseconds since the epoch. */
  deadline: z.number(),
})
export type RequestState = Readonly<z.output<typeof requestSchema>>
