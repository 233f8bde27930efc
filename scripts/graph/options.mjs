import { parseArgs } from 'node:util'
import { flowsNamed } from '../lib/flows.mjs'
import { TroubleError } from '../lib/trouble.mjs'
import { PLACES } from './records.mjs'

/** @import { Flow } from '../lib/flows.mjs' */

/**
 * @typedef {object} Options of `npm run test:graph`
 * @property {readonly Flow[] | undefined} chosen flows; undefined for all
 * @property {readonly string[]} places
 * @property {boolean} isHeaded
 * @property {string | undefined} seed
 */

/** @param {string[]} args @returns {Options} @throws {TroubleError} for options that make no sense */
export function readOptions(args) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      place: { type: 'string' },
      headed: { type: 'boolean', default: false },
      seed: { type: 'string' },
    },
  })
  const { place, headed, seed } = values
  if (place !== undefined && !PLACES.includes(place))
    throw new TroubleError(`--place knows ${PLACES.join(' and ')}, not "${place}".`)
  return {
    chosen: positionals.length === 0 ? undefined : flowsNamed(positionals),
    places: place === undefined ? (headed ? ['browser'] : PLACES) : [place],
    isHeaded: headed,
    seed,
  }
}
