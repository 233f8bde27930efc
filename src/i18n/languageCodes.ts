/** The codes of the site's languages. */
export const LANGUAGE_CODES = ['en', 'bn'] as const

export type LanguageCode = (typeof LANGUAGE_CODES)[number]

/** The language of visitors who have not chosen one. */
export const DEFAULT_LANGUAGE: LanguageCode = 'en'
