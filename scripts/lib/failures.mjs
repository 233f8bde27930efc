import { stripVTControlCharacters } from 'node:util'

/** @typedef {{ title: string, text: string }} Failure `title`: empty for the only test of its group */

/** Maximum number of lines for one failure, for all failures, and for the list of their titles. */
const EACH = 60
const ALL = 400
const TITLES = 30

/** Truncates lines to a limit that includes the note on omitted ones. @param {string[]} lines @param {number} limit */
function cut(lines, limit) {
  if (lines.length <= limit) return lines
  return [...lines.slice(0, limit - 1), `… ${lines.length - limit + 1} more lines`]
}

/**
 * Repeats what failed, for logs that keep only their last lines: the start of each failure's text, then all
 * titles.
 *
 * @param {readonly Failure[]} failures
 * @returns {string} empty if there are none
 */
export function recapOf(failures) {
  const limit = Math.max(2, Math.min(EACH, Math.floor(ALL / failures.length)))
  const texts = failures.flatMap(({ title, text }) =>
    cut([`✗ ${title}`, ...stripVTControlCharacters(text).trimEnd().split('\n')], limit),
  )
  const titles = failures.length > 1 ? failures.map(({ title }) => `✗ ${title}`) : []
  return [...cut(texts, ALL), ...cut(titles, TITLES)].map((line) => `${line}\n`).join('')
}
