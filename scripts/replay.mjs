// npm run replay -- FILE: replays an event log (of the workbench, a tour or a random walk) and stops where it did; draws the
// transitions of a report of a defect.
import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { positiveIntegers } from './lib/options.mjs'
import { TroubleError } from './lib/trouble.mjs'

/** @import { EventLog } from '@tiya/workbench/log' */
/** @import { DefectReport } from '@tiya/contract/report' */

const REPLAYS = {
  site: () => import('./replay/site.mjs'),
  tour: () => import('./replay/tour.mjs'),
  walk: () => import('./replay/walk.mjs'),
  report: () => import('./replay/report.mjs'),
}

/**
 * @param {string | undefined} file
 * @returns {Promise<EventLog | (DefectReport & { source: 'report' })>}
 * @throws {TroubleError} if it is neither a log nor a report
 */
async function readLog(file) {
  if (!file)
    throw new TroubleError('Say which log: npm run replay -- FILE [--browser] [--headed] [--times 20]')
  const text = await readFile(file, 'utf8').catch(() => {
    throw new TroubleError(`There is no file ${file}.`)
  })
  try {
    const log = JSON.parse(text)
    if (log.version === 1 && log.source in REPLAYS) return log
    if (typeof log.kind === 'string' && Array.isArray(log.events)) return { ...log, source: 'report' }
  } catch {
    // Reported below.
  }
  throw new TroubleError(`${file} is not an event log of version 1, or a report.`)
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    browser: { type: 'boolean', default: false },
    headed: { type: 'boolean', default: false },
    times: { type: 'string', default: '1' },
  },
})
const { browser, headed } = values
const { times } = positiveIntegers({ times: values.times })

const log = await readLog(positionals[0])
const { replay } = await REPLAYS[log.source]()
await replay(/** @type {never} */ (log), { browser: browser || headed, headed, times })
