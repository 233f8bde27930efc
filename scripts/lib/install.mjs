import { readFileSync } from 'node:fs'
import { run } from './process.mjs'
import { ROOT } from './root.mjs'
import { TroubleError } from './trouble.mjs'

/** @returns {Record<string, { version?: string, integrity?: string, optional?: boolean }>} */
function packagesOf(lockfile) {
  return JSON.parse(readFileSync(`${ROOT}/${lockfile}`, 'utf8')).packages
}

/**
 * Whether `node_modules` is what the lockfile asks for. npm keeps its own account of what it installed beside it;
 * optional packages are those of other platforms, and may be missing.
 */
function isInstalled() {
  let installed
  try {
    installed = packagesOf('node_modules/.package-lock.json')
  } catch {
    return false
  }
  const wanted = packagesOf('package-lock.json')
  const same = (path) =>
    installed[path]?.version === wanted[path]?.version &&
    installed[path]?.integrity === wanted[path]?.integrity
  const needed = Object.keys(wanted).filter(
    (path) => path !== '' && (installed[path] || !wanted[path].optional),
  )
  return needed.every(same) && Object.keys(installed).every((path) => path in wanted)
}

/** Installs what the lockfile names, where that is not there already. */
export async function ensureInstalled() {
  if (isInstalled()) return
  console.log('Installing the packages of package-lock.json …')
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund']
  // npm tells what it starts where it lies itself; that one fits, whatever the PATH says.
  const npm = process.env.npm_execpath
  const { code } = npm?.endsWith('.js')
    ? await run(process.execPath, [npm, ...args], { show: true })
    : await run('npm', args, { show: true })
  if (code !== 0)
    throw new TroubleError('The packages could not be installed (npm ci failed; its words stand above).')
}
