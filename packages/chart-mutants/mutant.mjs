/**
 * @typedef {object} Mutant a source with one change
 * @property {string} name file, change, place and text; stable as long as its own lines stay the same
 * @property {string} file
 * @property {string} change in words, such as `dropped guard`
 * @property {number} line of the change, from 1
 * @property {string} before the lines that change, without indentation
 * @property {string} after their replacement; empty if they are removed
 * @property {string} source the whole text
 */

/**
 * @typedef {object} Replacement of a part of a text
 * @property {string} change
 * @property {string} place
 * @property {number} start
 * @property {number} end
 * @property {string} to
 */

/** @param {string} text @param {number} width */
function short(text, width) {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > width ? `${line.slice(0, width - 1)}…` : line
}

/** @param {string} text @param {number} at @returns {[start: number, end: number]} of the line */
function lineAround(text, at) {
  const end = text.indexOf('\n', at)
  return [text.lastIndexOf('\n', at - 1) + 1, end < 0 ? text.length : end]
}

/**
 * Returns a function that turns replacements into mutants of one source, each with a name of its own.
 *
 * @param {string} file
 * @param {string} text
 * @returns {(replacement: Replacement) => Mutant}
 */
export function mutantMaker(file, text) {
  /** @type {Map<string, number>} */
  const seen = new Map()
  return ({ change, place, start, end, to }) => {
    const [from] = lineAround(text, start)
    const [, until] = lineAround(text, end)
    const words = `${change} · ${place} · ${short(text.slice(start, end), 80)}${to && ` → ${short(to, 80)}`}`
    const count = (seen.get(words) ?? 0) + 1
    seen.set(words, count)
    return {
      name: `${file} · ${words}${count > 1 ? ` · ${count}` : ''}`,
      file,
      change,
      line: text.slice(0, start).split('\n').length,
      before: short(text.slice(from, until), 160),
      after: short(text.slice(from, start) + to + text.slice(end, until), 160),
      source: text.slice(0, start) + to + text.slice(end),
    }
  }
}
