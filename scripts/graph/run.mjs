import { report } from '../lib/checks.mjs'
import { ensureChromium } from '../lib/chromium.mjs'
import { runPlaywright, runVitest } from '../lib/runners.mjs'
import { isGood, readRecords } from './records.mjs'
import { recordsIn } from './report.mjs'

/** @import { Summary } from '../lib/checks.mjs' */
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
  const part = shard === undefined ? [] : [`--shard=${shard}`]
  const mayBeEmpty = shard !== undefined
  /** @type {Failure[]} */
  const failures = []
  /** @param {string} name @param {Summary} summary */
  const add = (name, summary) => {
    report(name, { ...summary, output: '' })
    failures.push(...summary.failures.map(({ title, text }) => ({ title: `${name} › ${title}`, text })))
  }
  if (places.includes('headless')) {
    const models = chosen ? chosen.map((flow) => `${flow.folder}/model.test.ts`) : ['/model.test.ts']
    add(
      'headless',
      await runVitest('headless', { name: 'graph', files: [...models, ...part], env, mayBeEmpty }),
    )
  }
  if (places.includes('browser')) {
    const chromium = await ensureChromium({ headed: isHeaded })
    const files = [
      ...(chosen ?? []).map((flow) => `${flow.folder}/`),
      ...part,
      ...(isHeaded ? ['--headed', '--workers=1'] : []),
    ]
    add(
      'browser',
      await runPlaywright({ chromium, project: 'flows', name: 'graph-browser', files, env, mayBeEmpty }),
    )
  }
  return {
    name: `run-${(shard ?? '1/1').replace('/', '-of-')}`,
    title: titleOf(options),
    outside: outsideOf(recordsIn(folder), failures),
  }
}
