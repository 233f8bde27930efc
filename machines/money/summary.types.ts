import * as z from 'zod/mini'

/** Hundredths of the currency. zod's own integer check would add to the initial load of every page. */
export const minorUnits = z.codec(z.number(), z.number(), {
  decode: (value, payload) => {
    if (Number.isSafeInteger(value)) return value
    payload.issues.push({ code: 'custom', input: value, message: 'not an integer' })
    return z.NEVER
  },
  encode: (value) => value,
})

/** What a payment and a request have in common. */
export const summarySchema = z.object({
  amount: minorUnits,
  currency: z.enum(['BDT', 'USDT']),
  /** The method's name and icon, as the server sent them. */
  method: z.string(),
  icon: z.string(),
})
