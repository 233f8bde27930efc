import { join } from 'node:path'
import { isGood, readRecords } from '@tiya/graph-tests/internal/report/records.mjs'
import { recordsIn } from '@tiya/graph-tests/report'
import { report } from '../lib/checks.mjs'
import { runPlaywright, runVitest } from '../lib/runners.mjs'

/** @import { Failure } from '../lib/failures.mjs' */
/** @import { Options } from './options.mjs' */

/** @param {Options} options */
function titleOf({ chosen, places, seed, shard }) {
  return [
    new Date().toISOString().slice(0, 16).replace('T', ' '),
    chosen ? chosen.map(({ name }) => name).join(', ') : 'all flows',
    ...(places.length === 1 ? places : []),
    ...(seed === undefined ? [] : [`seed ${seed}`]),
    ...(shard === undefined ? [] : [`shard ${shard}`]),
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
 * @param {Options} options
 * @returns {Promise<{ name: string, title: string, outside: Failure[] }>} `name`: of the run, unique among its shards
 */
export async function runGraph(options) {
  const { folder, chosen, places, isHeaded, seed, shard } = options
  const env = { GRAPH_RECORDS: recordsIn(folder), ...(seed !== undefined && { TOURS_SEED: seed }) }
  const run = `run-${(shard ?? '1/1').replace('/', '-of-')}`
  const models = (chosen ?? [{ folder: '' }]).map(({ folder: tests }) => `${tests}/model.test.ts`)
  const folders = (chosen ?? []).map(({ folder: tests }) => `${tests}/`)
  const part = shard === undefined ? [] : [`--shard=${shard}`]
  /** @type {Failure[]} */
  const failures = []
  for (const place of places) {
    const junit = join(recordsIn(folder), `${run}-${place}.xml`)
    const shared = { env, mayBeEmpty: shard !== undefined, junit }
    const summary =
      place === 'headless'
        ? await runVitest('headless', { name: 'graph', files: [...models, ...part], ...shared })
        : await runPlaywright({
            project: 'flows',
            name: 'graph-browser',
            files: [...folders, ...part],
            headed: isHeaded,
            ...shared,
          })
    report(place, { ...summary, output: '' })
    failures.push(...summary.failures.map(({ title, text }) => ({ title: `${place} › ${title}`, text })))
  }
  return { name: run, title: titleOf(options), outside: outsideOf(recordsIn(folder), failures) }
}
