/** Returns true for 1 to 64 letters, digits, `_` and `-`. */
export function isCode(text: string): boolean {
  return /^[\w-]{1,64}$/.test(text)
}
