import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { run } from './process.mjs'
import { programsNamed } from './programs.mjs'
import { step } from './step.mjs'
import { TroubleError } from './trouble.mjs'

/** Tests run in a third less time in the headless shell. */
const HEADLESS_SHELL = 'chromium-headless-shell'
const NAMES = [HEADLESS_SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const MAC = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** Options for a Playwright context that emulates a phone. */
export const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

/** Flags for containers and networks without internet access. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Returns true if the program starts. Some systems ship a placeholder that only explains how to install it. */
const works = (path) => existsSync(path) && spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0

/**
 * Finds the Chromium for the tests: the one named by `CHROMIUM`, then the system's, then Playwright's download.
 *
 * @param {{ headed?: boolean }} [options] `headed`: one that can show a window
 * @returns {Promise<string | undefined>} path of the program, or undefined if there is none
 * @throws {TroubleError} if the program named by `CHROMIUM` does not start
 */
export async function findChromium({ headed = false } = {}) {
  const named = process.env.CHROMIUM
  if (named) {
    if (works(named)) return named
    throw new TroubleError(`CHROMIUM is set to ${named}, which cannot be started.`)
  }
  const names = headed ? NAMES.filter((name) => name !== HEADLESS_SHELL) : NAMES
  const system = names.flatMap(programsNamed)
  const found = [...system, ...(process.platform === 'darwin' ? MAC : [])].find(works)
  if (found) return found
  const own = (await import('@playwright/test')).chromium.executablePath()
  return works(own) ? own : undefined
}

const apt = (/** @type {string[]} */ ...args) =>
  run('apt-get', ['-q', ...args], { env: { DEBIAN_FRONTEND: 'noninteractive' } })

/** Installs Chromium on Debian. @param {{ headed?: boolean }} options */
async function install(options) {
  let { output } = await apt('update')
  // Only Debian has a package for the headless shell.
  for (const name of ['chromium-headless-shell', 'chromium']) {
    output += (await apt('install', '-y', '--no-install-recommends', name)).output
    const installed = await findChromium(options)
    if (installed) return { installed, output }
  }
  return { installed: undefined, output }
}

/**
 * Like `findChromium`, but installs Chromium if there is none and this is root on Debian.
 *
 * @param {{ headed?: boolean }} [options]
 * @returns {Promise<string>} path of the program
 * @throws {TroubleError} with instructions, if there is none
 */
export async function ensureChromium(options = {}) {
  if (options.headed && process.platform === 'linux' && !process.env.DISPLAY && !process.env.WAYLAND_DISPLAY)
    throw new TroubleError('--headed needs a display, and there is none here.')
  const found = await findChromium(options)
  if (found) return found
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const { installed, output } = await step('Installing Chromium with apt-get', () => install(options))
    if (installed) return installed
    console.error(output.trimEnd())
  }
  throw new TroubleError(
    'This needs Chromium: install it (Debian: apt-get install chromium; elsewhere: npx playwright install chromium), or set CHROMIUM=/path/to/chromium.',
  )
}
