/** An escaped surrogate pair in JSON, or half of one. */
const SURROGATES = /(\\ud[89ab][\da-f]{2}\\ud[c-f][\da-f]{2})|\\ud[89a-f][\da-f]{2}/gi

/**
 * Returns the value of a JSON text, or undefined if the text is not JSON. Half of a surrogate pair becomes
 * U+FFFD, because no address can contain it.
 */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(SURROGATES, (_, pair) => pair ?? '\\ufffd'))
  } catch {
    return undefined
  }
}
