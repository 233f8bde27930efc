import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { PLACES } from '@tiya/graph-tests/internal/report/records.mjs'
import { flowsNamed } from '../lib/flows.mjs'
import { ROOT } from '../lib/root.mjs'
import { TroubleError } from '../lib/trouble.mjs'

/** @import { Flow } from '../lib/flows.mjs' */

/**
 * @typedef {object} Options of `npm run test:graph`
 * @property {string} folder of the report
 * @property {readonly string[] | undefined} merged folders of reports to merge into one; undefined to run tests
 * @property {readonly Flow[] | undefined} chosen flows; undefined for all
 * @property {readonly string[]} places
 * @property {boolean} isHeaded
 * @property {string | undefined} seed
 * @property {string | undefined} shard
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
      shard: { type: 'string' },
      output: { type: 'string', default: 'reports/graph' },
      merge: { type: 'boolean', default: false },
    },
  })
  const { place, headed, seed, shard, output, merge } = values
  if (place !== undefined && !PLACES.includes(place))
    throw new TroubleError(`--place knows ${PLACES.join(' and ')}, not "${place}".`)
  const [, at, of] = /^(\d+)\/(\d+)$/.exec(shard ?? '1/1') ?? []
  if (!(Number(at) >= 1 && Number(at) <= Number(of)))
    throw new TroubleError('--shard takes a part such as 1/4.')
  if (merge && positionals.length === 0) throw new TroubleError('--merge takes the folders of reports.')
  return {
    folder: resolve(ROOT, output),
    merged: merge ? positionals : undefined,
    chosen: merge || positionals.length === 0 ? undefined : flowsNamed(positionals),
    places: place === undefined ? (headed ? ['browser'] : PLACES) : [place],
    isHeaded: headed,
    seed,
    shard,
  }
}
