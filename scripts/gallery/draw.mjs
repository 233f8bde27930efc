import { ensureChromium } from '../lib/chromium.mjs'
import { ensureInstalled } from '../lib/install.mjs'
import { run, runTool } from '../lib/process.mjs'
import { TroubleError } from '../lib/trouble.mjs'

/** @typedef {{ width: number, height: number }} Size of a window */

/** @param {string} text such as `320,390x844` @returns {Size[]} @throws {TroubleError} */
export function sizesIn(text) {
  return text.split(',').map((size) => {
    const [, width, height] = /^(\d+)(?:x(\d+))?$/.exec(size) ?? []
    if (!width) throw new TroubleError('--sizes takes a list such as 320,390x844.')
    return { width: Number(width), height: Number(height ?? (Number(width) < 768 ? 844 : 900)) }
  })
}

/**
 * Returns the version of a Chromium, which has four parts. Debian's start script can print warnings with other numbers.
 *
 * @param {string} chromium path
 */
async function versionOf(chromium) {
  const { output } = await run(chromium, ['--version'])
  return /\d+(\.\d+){3}/.exec(output)?.[0] ?? 'unknown'
}

/**
 * Takes pictures with tests/pictures.
 *
 * @param {'shots' | 'states'} project of its Playwright configuration
 * @param {object} options see tests/pictures/options.ts
 * @param {string} [reporter] of Playwright
 * @returns {Promise<boolean>} true if everything was drawn and checked without a failure
 */
export async function draw(project, options, reporter = 'dot') {
  await ensureInstalled()
  const chromium = await ensureChromium()
  const pictures = JSON.stringify({ ...options, project, browser: await versionOf(chromium) })
  const { code } = await runTool(
    '@playwright/test/cli.js',
    ['test', '--config=tests/pictures/pictures.config.ts', `--reporter=${reporter}`],
    { env: { PICTURES: pictures, CHROMIUM: chromium }, show: true },
  )
  return code === 0
}
