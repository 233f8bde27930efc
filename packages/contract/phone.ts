/** What stands between the digits of a written number: spaces, brackets, and every kind of dash, dot and slash. */
export const SEPARATORS = /[\s()./·•∙⋅․⁄∕\u2212]|\p{Pd}/gu

/** A Bangladeshi number, the only kind that a deposit can be confirmed with, and that can be added to an account. */
export const LOCAL_PHONE = /^01\d{9}$/
