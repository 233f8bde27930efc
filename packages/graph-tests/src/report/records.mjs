import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** @import { ChartRecord, TourRecord } from '../records/record.types.ts' */
/** @import { Chart } from '../charts/chart.types.ts' */

export const PLACES = ['headless', 'browser']

/**
 * @typedef {{ area: string, flow: string, chart: Chart, records: ChartRecord[] }} Charted a chart with a record for
 *   each place
 */

/** @param {string} folder of the records @returns {ChartRecord[]} */
export function readRecords(folder) {
  const namesIn = (/** @type {string} */ name) => (existsSync(name) ? readdirSync(name).sort() : [])
  return PLACES.flatMap((place) =>
    namesIn(join(folder, place)).map((chart) => join(folder, place, chart, 'record.json')),
  )
    .filter((file) => existsSync(file))
    .map((file) => JSON.parse(readFileSync(file, 'utf8')))
}

/** @param {readonly ChartRecord[]} records @returns {Charted[]} by area, flow and chart */
export function chartsIn(records) {
  /** @type {Map<string, Charted>} */
  const charts = new Map()
  for (const record of records) {
    const { area, flow, chart } = record
    const charted = charts.get(chart.id) ?? { area, flow, chart, records: [] }
    charted.records.push(record)
    charts.set(chart.id, charted)
  }
  const rank = ({ area, flow, chart }) => [area, flow, chart.id === flow ? '' : chart.id].join(' ')
  return [...charts.values()].sort((a, b) => (rank(a) < rank(b) ? -1 : 1))
}

/** @param {TourRecord} tour */
export const isFailed = ({ failure }) => failure !== undefined

/**
 * @param {ChartRecord} record
 * @returns {{ name: string, text: string }[]} what is wrong apart from failed tours
 */
export function faultsOf({ checks, coverage }) {
  return [
    ...checks.flatMap(({ name, failure }) => (failure === undefined ? [] : [{ name, text: failure }])),
    ...coverage.uncovered.map((id) => ({ name: 'not covered', text: id })),
    ...coverage.stale.map((id) => ({ name: 'exception that is not needed', text: id })),
  ]
}

/** @param {ChartRecord} record */
export const isGood = (record) => !record.tours.some(isFailed) && faultsOf(record).length === 0

/** @param {ChartRecord} record @returns {number} the total number of steps in all tours */
export const stepsOf = ({ tours }) => tours.reduce((sum, { steps }) => sum + steps.length, 0)

/** @param {ChartRecord} record @returns {number} */
export const millisecondsOf = ({ tours }) => tours.reduce((sum, { milliseconds }) => sum + milliseconds, 0)
