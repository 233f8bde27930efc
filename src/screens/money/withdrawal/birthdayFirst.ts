import type { VerifyFirst } from '#machines/common/routing/verifyFirst.types.ts'

/** Opens the birthday's editor of `/profile`; a saved one leads back. */
export const BIRTHDAY_FIRST: VerifyFirst = { verify: 'birthday', back: '/withdrawal' }
