/* What a browser, its password manager and a phone's keyboard have to know of the fields that several forms have. */

/** A word without spaces that nothing may correct. */
export const plainWord = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const

export const username = { ...plainWord, autoComplete: 'username' } as const

export const email = { ...plainWord, type: 'email', inputMode: 'email', autoComplete: 'email' } as const

export const phone = { type: 'tel', inputMode: 'numeric', autoComplete: 'tel' } as const

/** A code from an SMS or an e-mail. */
export const oneTimeCode = { inputMode: 'numeric', autoComplete: 'one-time-code' } as const
