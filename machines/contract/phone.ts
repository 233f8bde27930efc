/** A Bangladeshi number, the only kind that a deposit can be confirmed with, and that can be added to an account. */
export const LOCAL_PHONE = /^01\d{9}$/
