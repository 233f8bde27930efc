import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { copyAssets } from '../pages/page.mjs'
import { chartPage } from './chartPage.mjs'
import { writeGallery } from './galleryPage.mjs'
import { indexPage } from './indexPage.mjs'
import { SCRIPT } from './page.mjs'
import { chartsIn, readRecords } from './records.mjs'

/** @import { Additions, Run } from './report.types.ts' */

/** @param {string} folder of a report */
export const recordsIn = (folder) => join(folder, 'data')

/** Removes an earlier report. @param {string} folder @throws {Error} if the folder contains anything else */
export function removeReport(folder) {
  const isOther = existsSync(folder) && readdirSync(folder).length > 0 && !existsSync(recordsIn(folder))
  if (isOther)
    throw Object.assign(new Error(`${folder} holds something else than a report, which would be lost.`), {
      name: 'TroubleError',
    })
  rmSync(folder, { recursive: true, force: true })
}

/** Saves the data of a run. @param {string} folder of its report @param {string} name @param {Run} run */
export function writeRun(folder, name, run) {
  mkdirSync(recordsIn(folder), { recursive: true })
  writeFileSync(join(recordsIn(folder), `${name}.json`), JSON.stringify(run))
}

/** @param {string} folder of a report @returns {Run} all runs whose records it has, merged into one */
export function readRuns(folder) {
  const files = readdirSync(recordsIn(folder)).filter((file) => file.endsWith('.json'))
  /** @type {Run[]} */
  const runs = files.sort().map((file) => JSON.parse(readFileSync(join(recordsIn(folder), file), 'utf8')))
  return {
    title: [...new Set(runs.map(({ title }) => title))].join(' · '),
    outside: runs.flatMap(({ outside }) => outside),
  }
}

/**
 * Writes `index.html`, a page for each chart and the gallery of states from the records in the folder's `data`.
 *
 * @param {string} folder
 * @param {Additions} [additions]
 * @returns {Promise<string>} path of the index page
 */
export async function writeReport(folder, additions = {}) {
  const records = readRecords(recordsIn(folder))
  const run = readRuns(folder)
  const charts = join(folder, 'charts')
  rmSync(charts, { recursive: true, force: true })
  mkdirSync(charts, { recursive: true })
  copyAssets(folder, SCRIPT)
  const charted = chartsIn(records)
  for (const one of charted)
    writeFileSync(
      join(charts, `${one.chart.id}.html`),
      await chartPage(one, relative('', folder) || '.', additions),
    )
  writeGallery(folder, charted)
  const index = join(folder, 'index.html')
  writeFileSync(index, indexPage(records, run, additions))
  return index
}
