import * as z from 'zod/mini'

/**
 * What a player needs who has no verified phone of Bangladesh: his main one verified (`phone`), or another one `added` where
 * the main one is of another country.
 */
const missing = z.enum(['phone', 'added'])
export type MissingPhone = z.output<typeof missing>

/**
 * The navigation state of `/profile` where a screen needs a verified phone or a birthday: the dialog or the editor that
 * opens, and where it leads back to.
 */
export const verifyFirstSchema = z.object({
  verify: z.enum([...missing.options, 'birthday']),
  back: z.enum(['/deposit', '/withdrawal', '/account']),
})
export type VerifyFirst = Readonly<z.output<typeof verifyFirstSchema>>
