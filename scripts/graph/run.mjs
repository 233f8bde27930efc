import { report } from '../lib/checks.mjs'
import { runPlaywright, runVitest } from '../lib/runners.mjs'
import { isGood, readRecords } from './records.mjs'
import { recordsIn } from './report.mjs'

/** @import { Failure } from '../lib/failures.mjs' */
/** @import { Options } from './options.mjs' */

/** @param {Options} options */
function titleOf({ chosen, places, seed }) {
  return [
    new Date().toISOString().slice(0, 16).replace('T', ' '),
    chosen ? chosen.map(({ name }) => name).join(', ') : 'all flows',
    ...(places.length === 1 ? places : []),
    ...(seed === undefined ? [] : [`seed ${seed}`]),
  ].join(' · ')
}

/** Returns the failures that are in no record, such as a file that does not load or a runner that does not start. */
function outsideOf(/** @type {string} */ folder, /** @type {readonly Failure[]} */ failures) {
  const bad = readRecords(folder).filter((record) => !isGood(record))
  const titles = bad.map(({ chart, place }) =>
    place === 'headless' ? `› ${chart.id}, headless ` : `› ${chart.id} in the browser: `,
  )
  return failures.filter(({ title }) => !titles.some((known) => title.includes(known)))
}

/**
 * Runs the graph tests and records them.
 *
 * @param {Options} options @param {string} folder of the report
 * @returns {Promise<import('./report.mjs').Run>}
 */
export async function runGraph(options, folder) {
  const { chosen, places, isHeaded, seed } = options
  const env = { GRAPH_RECORDS: recordsIn(folder), ...(seed !== undefined && { TOURS_SEED: seed }) }
  const files = (chosen ?? [{ folder: '' }]).map(({ folder: tests }) => `${tests}/model.test.ts`)
  const folders = (chosen ?? []).map(({ folder: tests }) => `${tests}/`)
  /** @type {Failure[]} */
  const failures = []
  for (const place of places) {
    const summary =
      place === 'headless'
        ? await runVitest('headless', { name: 'graph', files, env })
        : await runPlaywright({
            project: 'flows',
            name: 'graph-browser',
            files: folders,
            headed: isHeaded,
            env,
          })
    report(place, { ...summary, output: '' })
    failures.push(...summary.failures.map(({ title, text }) => ({ title: `${place} › ${title}`, text })))
  }
  return { title: titleOf(options), outside: outsideOf(recordsIn(folder), failures) }
}
