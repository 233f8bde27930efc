/** Returns true for 1 to 64 letters, digits, `_` or `-`. */
export function isCode(text: string): boolean {
  return /^[\w-]{1,64}$/.test(text)
}
