import { TroubleError } from './trouble.mjs'

/**
 * Reads options that are whole numbers from 1.
 *
 * @template {string} Name
 * @param {Record<Name, string>} values by name
 * @returns {Record<Name, number>}
 * @throws {TroubleError} for anything else
 */
export function positiveIntegers(values) {
  for (const [name, value] of Object.entries(values))
    if (!/^[1-9]\d*$/.test(String(value))) throw new TroubleError(`--${name} takes a positive integer.`)
  return /** @type {Record<Name, number>} */ (
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, Number(value)]))
  )
}

/**
 * Reads a list of parts to run.
 *
 * @param {string} text separated by commas
 * @param {readonly string[]} known
 * @returns {string[]}
 * @throws {TroubleError} if it names another one
 */
export function partsIn(text, known) {
  const parts = text.split(',')
  const unknown = parts.find((part) => !known.includes(part))
  if (unknown !== undefined) throw new TroubleError(`--only knows ${known.join(', ')}, not "${unknown}".`)
  return parts
}
