import { readFileSync } from 'node:fs'
import { runNpm } from './process.mjs'
import { ROOT } from './root.mjs'
import { step } from './step.mjs'
import { TroubleError } from './trouble.mjs'

/** @returns {Record<string, { version?: string, integrity?: string, optional?: boolean }>} */
function packagesOf(lockfile) {
  return JSON.parse(readFileSync(`${ROOT}/${lockfile}`, 'utf8')).packages
}

/**
 * Returns true if `node_modules` matches the lockfile, according to npm's record of the installed packages. Optional
 * packages may be missing, because they are for other platforms.
 */
function isInstalled() {
  let installed
  try {
    installed = packagesOf('node_modules/.package-lock.json')
  } catch {
    return false
  }
  const locked = packagesOf('package-lock.json')
  const same = (path) =>
    installed[path]?.version === locked[path]?.version &&
    installed[path]?.integrity === locked[path]?.integrity
  const required = Object.keys(locked).filter(
    (path) => path !== '' && (installed[path] || !locked[path].optional),
  )
  return required.every(same) && Object.keys(installed).every((path) => path in locked)
}

/** Installs the packages of the lockfile unless they are already installed. @throws {TroubleError} if npm fails */
export async function ensureInstalled() {
  if (isInstalled()) return
  // `npm --silent start` would hide why it fails.
  const args = ['ci', '--include=dev', '--loglevel=warn']
  const { code, output } = await step('Installing the packages of package-lock.json', () => runNpm(args))
  if (code === 0) return
  console.error(output.trimEnd())
  throw new TroubleError('The packages could not be installed: npm ci failed with the output above.')
}
