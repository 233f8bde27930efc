import { chartsIn, faultsOf, isFailed, millisecondsOf, stepsOf } from './records.mjs'

/** @import { ChartRecord } from '../records/record.types.ts' */

const HEAD = ['chart', 'place', 'states', 'edges', 'excepted', 'left out', 'tours', 'steps', 'failed', 'time']

/** @param {number} milliseconds */
export const duration = (milliseconds) =>
  milliseconds < 10_000 ? `${(milliseconds / 1000).toFixed(2)} s` : `${(milliseconds / 1000).toFixed(1)} s`

/** @param {{ covered: number, total: number }} count */
export const ratio = ({ covered, total }) => `${covered}/${total}`

/** @param {ChartRecord} record @returns {string[]} */
function cellsOf(record) {
  const { chart, place, coverage, tours } = record
  const { states, edges, excepted, leftOut = 0 } = coverage
  const failed = tours.filter(isFailed).length + faultsOf(record).length
  const counts = [excepted, leftOut, tours.length, stepsOf(record), failed].map(String)
  return [chart.id, place, ratio(states), ratio(edges), ...counts, duration(millisecondsOf(record))]
}

/** @param {ChartRecord} record @returns {string[]} what is wrong, one problem per line */
function complaintsOf(record) {
  const failed = record.tours.flatMap(({ name, failure }) =>
    failure
      ? [
          `✗ ${name}: step ${failure.step + 1}, ${failure.stimulus}: expected ${failure.expected}, seen ${failure.seen}`,
        ]
      : [],
  )
  return [...failed, ...faultsOf(record).map(({ name, text }) => `✗ ${name}: ${text.split('\n')[0]}`)]
}

/** @param {readonly ChartRecord[]} records @returns {string} a line for each chart and place, then what is wrong */
export function tableOf(records) {
  const ordered = chartsIn(records).flatMap((charted) => charted.records)
  const rows = ordered.map(cellsOf)
  const widths = HEAD.map((name, at) => Math.max(name.length, ...rows.map((row) => row[at]?.length ?? 0)))
  const line = (/** @type {readonly string[]} */ cells) =>
    cells
      .map((cell, at) => (at < 2 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join('  ')
  return [
    line(HEAD),
    ...ordered.flatMap((record, at) => [
      line(rows[at] ?? []),
      ...complaintsOf(record).map((text) => `  ${text}`),
    ]),
  ].join('\n')
}
