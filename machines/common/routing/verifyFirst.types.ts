import * as z from 'zod/mini'

/**
 * What a player needs who has no verified phone of Bangladesh: his main one verified (`phone`), or another one `added` where
 * the main one is of another country.
 */
const missing = z.enum(['phone', 'added'])
export type MissingPhone = z.output<typeof missing>

/** The navigation state of `/profile` where a screen needs a verified phone: the dialog that opens, and where it leads back to. */
export const verifyFirstSchema = z.object({ verify: missing, back: z.enum(['/deposit', '/withdrawal']) })
export type VerifyFirst = Readonly<z.output<typeof verifyFirstSchema>>
