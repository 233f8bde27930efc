import * as z from 'zod/mini'
import { summarySchema } from '../summary.types.ts'

/** A request that the server has accepted: the navigation state of `/payment-request`. */
export const requestSchema = z.object({
  ...summarySchema.shape,
  kind: z.enum(['deposit', 'withdrawal']),
  /** Milliseconds since the epoch. */
  deadline: z.number(),
})
export type RequestState = Readonly<z.output<typeof requestSchema>>
