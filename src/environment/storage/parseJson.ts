/** An escaped surrogate pair in JSON, or half of one. */
const SURROGATES = /(\\ud[89ab][\da-f]{2}\\ud[c-f][\da-f]{2})|\\ud[89a-f][\da-f]{2}/gi

/** As many digits as a whole number beyond 2^53 has at least. */
const LONG = /\d{16}/

/** A string of JSON, or a number. */
const TOKENS = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d[\d.eE+-]*/g

/**
 * Quotes the whole numbers of a JSON text that a number of JavaScript would round, such as long ids. Only newer browsers
 * show a reviver the text of a number.
 */
function withoutLongNumbers(text: string): string {
  if (!LONG.test(text)) return text
  return text.replace(TOKENS, (token) => (/^-?[1-9]\d{15,}$/.test(token) ? `"${token}"` : token))
}

/**
 * Returns the value of a JSON text, or undefined if the text is not JSON. A whole number of 16 and more digits is a text
 * of its digits. Half of a surrogate pair becomes U+FFFD, because no address can contain it.
 */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(withoutLongNumbers(text).replace(SURROGATES, (_, pair) => pair ?? '\\ufffd'))
  } catch {
    return undefined
  }
}
