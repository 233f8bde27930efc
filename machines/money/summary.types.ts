import * as z from 'zod/mini'

/** What a payment and a request are about. */
export const summarySchema = z.object({
  /** Hundredths of the currency. */
  amount: z.int(),
  currency: z.enum(['BDT', 'USDT']),
  /** The method's name and icon, as the server wrote them. */
  method: z.string(),
  icon: z.string(),
})
export type Summary = Readonly<z.output<typeof summarySchema>>
