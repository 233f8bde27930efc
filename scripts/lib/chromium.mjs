import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run } from './process.mjs'
import { TroubleError } from './trouble.mjs'

/** The one without a window comes first: the tests take about two thirds of the time in it. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]
const MAC = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** What Chromium needs in a container and in a closed network. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Whether the program is there and starts: some systems keep a stand-in that only says how to install it. */
const works = (path) => existsSync(path) && spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0

async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test')
  return chromium.executablePath()
}

/**
 * The Chromium to test with: the one that `CHROMIUM` names, else the system's, else Playwright's own download.
 *
 * @returns {Promise<string | undefined>} its path
 * @throws {TroubleError} if `CHROMIUM` names something that does not start
 */
export async function findChromium() {
  const named = process.env.CHROMIUM
  if (named) {
    if (works(named)) return named
    throw new TroubleError(`CHROMIUM names ${named}, which cannot be started.`)
  }
  const system = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)))
  const found = [...system, ...(process.platform === 'darwin' ? MAC : [])].find(works)
  if (found) return found
  const own = await playwrightsOwn()
  return works(own) ? own : undefined
}

const apt = (/** @type {string[]} */ ...args) =>
  run('apt-get', ['-q', ...args], { env: { DEBIAN_FRONTEND: 'noninteractive' } })

/**
 * As `findChromium`, but installs it where this is Debian's root.
 *
 * @returns {Promise<string>} its path
 * @throws {TroubleError} with what to install, where there is none
 */
export async function ensureChromium() {
  const found = await findChromium()
  if (found) return found
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium (apt-get install chromium) …')
    let words = (await apt('update')).output
    // Debian alone has the one without a window.
    for (const name of ['chromium-headless-shell', 'chromium']) {
      words += (await apt('install', '-y', '--no-install-recommends', name)).output
      const installed = await findChromium()
      if (installed) return installed
    }
    console.error(words.trimEnd())
  }
  throw new TroubleError(
    'The browser tests need Chromium: install it (Debian: apt-get install chromium; elsewhere: npx playwright install chromium), or name one with CHROMIUM=/path/to/it.',
  )
}
