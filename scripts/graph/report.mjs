import { mkdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { ROOT } from '../lib/root.mjs'
import { copyAssets } from '../pages/page.mjs'
import { chartPage } from './chartPage.mjs'
import { writeGallery } from './galleryPage.mjs'
import { indexPage } from './indexPage.mjs'
import { SCRIPT } from './page.mjs'
import { chartsIn, readRecords } from './records.mjs'

/** @typedef {import('../lib/failures.mjs').Failure} Failure */
/** @typedef {{ title: string, outside: Failure[] }} Run `outside`: failures of the runners that are in no record */

/** @param {string} folder of a report */
export const recordsIn = (folder) => join(folder, 'data')

/**
 * Writes `index.html`, a page for each chart and the gallery of states from the records in the folder's `data`.
 *
 * @param {string} folder @param {Run} run
 * @returns {Promise<string>} path of the index page
 */
export async function writeReport(folder, run) {
  const records = readRecords(recordsIn(folder))
  const charts = join(folder, 'charts')
  mkdirSync(charts, { recursive: true })
  copyAssets(folder, SCRIPT)
  const charted = chartsIn(records)
  for (const one of charted)
    writeFileSync(join(charts, `${one.chart.id}.html`), await chartPage(one, relative(ROOT, folder) || '.'))
  writeGallery(folder, charted)
  const index = join(folder, 'index.html')
  writeFileSync(index, indexPage(records, run))
  return index
}
