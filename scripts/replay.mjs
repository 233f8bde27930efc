// npm run replay -- FILE: replays an event log (of the workbench, a tour or a random walk) and stops where it did.
import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { ensureInstalled } from './lib/install.mjs'
import { positiveIntegers } from './lib/options.mjs'
import { TroubleError } from './lib/trouble.mjs'

/** @import { EventLog } from '../src/inspect/log.types.ts' */

const REPLAYS = {
  site: () => import('./replay/site.mjs'),
  tour: () => import('./replay/tour.mjs'),
  walk: () => import('./replay/walk.mjs'),
}

/** @param {string | undefined} file @returns {Promise<EventLog>} @throws {TroubleError} if it is not a log */
async function readLog(file) {
  if (!file)
    throw new TroubleError('Say which log: npm run replay -- FILE [--browser] [--headed] [--times 20]')
  const text = await readFile(file, 'utf8').catch(() => {
    throw new TroubleError(`There is no file ${file}.`)
  })
  try {
    const log = JSON.parse(text)
    if (log.version === 1 && log.source in REPLAYS) return log
  } catch {
    // Reported below.
  }
  throw new TroubleError(`${file} is not an event log of version 1.`)
}

const { values, positionals } = parseArgs({
  args: process.argv.slice(3),
  allowPositionals: true,
  options: {
    browser: { type: 'boolean' },
    headed: { type: 'boolean' },
    times: { type: 'string', default: '1' },
  },
})
const { times } = positiveIntegers({ times: values.times })

const log = await readLog(positionals[0])
await ensureInstalled()
const { replay } = await REPLAYS[log.source]()
await replay(/** @type {never} */ (log), {
  browser: Boolean(values.browser || values.headed),
  headed: Boolean(values.headed),
  times,
})
