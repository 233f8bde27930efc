/** Letters, digits, `_` and `-`, at most 64. */
export function isCode(text: string): boolean {
  return /^[\w-]{1,64}$/.test(text)
}
