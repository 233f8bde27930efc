/** Returns the first `count` words of a text, separated by single spaces; ends with `…` if there are more. */
export function firstWords(text: string, count: number): string {
  const words = text.split(/\s+/).filter(Boolean)
  const first = words.slice(0, count).join(' ')
  return words.length > count ? `${first}…` : first
}
