import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { filesBelow } from './files.mjs'
import { runTool } from './process.mjs'
import { ROOT } from './root.mjs'
import { step } from './step.mjs'
import { TroubleError } from './trouble.mjs'

const SHARED = ['machines', 'packages/contract', 'packages/ports', 'package-lock.json', 'tsconfig.json']

/** The build targets, each with its sources and the file that stands for the whole output. */
const TARGETS = {
  site: {
    args: ['build'],
    output: 'dist/index.html',
    sources: [
      ...SHARED,
      'src',
      'public',
      'index.html',
      'vite.config.ts',
      'scripts/vite',
      'server/http/siteHeaders.ts',
    ],
  },
  server: {
    args: ['build', '-c', 'server/vite.config.ts'],
    output: 'build/server/main.js',
    sources: [...SHARED, 'server'],
  },
}

/**
 * Returns a fingerprint of a target's sources and its current output. It changes with any source, and if
 * something else has written the output since.
 */
function fingerprint({ sources, output }) {
  const hash = createHash('sha256')
  for (const file of sources.flatMap(filesBelow)) {
    hash.update(`${file}\0`).update(readFileSync(join(ROOT, file)))
  }
  const built = statSync(join(ROOT, output), { throwIfNoEntry: false })
  return `${hash.digest('hex')} ${built?.mtimeMs ?? 'missing'}`
}

/** @param {string} name */
const stampOf = (name) => join(ROOT, '.cache/build', name)

function isFresh(name, target) {
  try {
    return readFileSync(stampOf(name), 'utf8') === fingerprint(target)
  } catch {
    return false
  }
}

/**
 * Builds the site (`dist/`) or the server (`build/server/`).
 *
 * @param {'site' | 'server'} name
 * @param {{ always?: boolean }} [options] `always`: even if the output is up to date
 */
export async function ensureBuilt(name, { always = false } = {}) {
  const target = TARGETS[name]
  if (!always && isFresh(name, target)) return
  const { code, output } = await step(`Building the ${name}`, () =>
    runTool('vite/bin/vite.js', [...target.args, '--logLevel', 'warn']),
  )
  if (output.trim()) console.log(output.trimEnd())
  if (code !== 0) throw new TroubleError(`The ${name} could not be built; the reason stands above.`)
  mkdirSync(dirname(stampOf(name)), { recursive: true })
  writeFileSync(stampOf(name), fingerprint(target))
}
