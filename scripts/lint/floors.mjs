import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { filesBelow } from '../lib/files.mjs'
import { ROOT } from '../lib/root.mjs'

// The floors of machines/, server/ and src/, and of the large folders of src/, from the lowest: a folder imports from
// itself and from lower ones only. A package imports by path from itself only.

const listed = (/** @type {string} */ names) => names.trim().split(/\s+/)

/** The folders of each root, from the lowest. */
export const FLOORS = {
  machines: listed(`
    brand common content records rewards money access games exchange home app account desktop support
  `),
  server: listed(`
    db http access operator ledger outbox inbox captcha otp seed rewards auth verification money games
    exchange betting chat reports reference console
  `),
  src: listed('i18n theme ui environment ports app screens inspect firstPaint worker'),
  'src/environment': listed('storage offline device http time page'),
  'src/ports': listed(`
    common content records rewards money access games exchange home app account desktop support
  `),
  'src/app': listed('art loading operator head html player realityCheck reports odds notices frame'),
  'src/screens': listed(`
    records rewards account games exchange home app desktop access content money support
  `),
}

const IMPORT = /\b(?:from|import)\s*\(?\s*'((?:\.\.?\/|#)[^']+)'/g

/**
 * @param {string} file relative to the project
 * @param {string} text of the file
 * @returns {string[]} a sentence about each import from a higher floor, or from outside of its package
 */
export function climbsIn(file, text) {
  const targets = [...text.matchAll(IMPORT)].map(([, path = '']) =>
    path.startsWith('#') ? path.slice(1) : normalize(join(dirname(file), path)),
  )
  const own = /^packages\/[^/]+\//.exec(file)?.[0]
  const away = own ? targets.filter((target) => !target.startsWith(own)) : []
  if (own) return away.map((target) => `${file} imports ${target}, which is outside of its package.`)
  return targets.flatMap((target) =>
    Object.entries(FLOORS)
      .filter(([root, folders]) => {
        const floorOf = (/** @type {string} */ path) =>
          path.startsWith(`${root}/`) ? folders.indexOf(path.slice(root.length + 1).split('/')[0] ?? '') : -1
        return floorOf(file) >= 0 && floorOf(target) > floorOf(file)
      })
      .map(([root]) => `${file} imports ${target}, which is on a higher floor of ${root}/.`),
  )
}

/** @returns {string[]} what `climbsIn` says of the project's files */
export const climbs = () =>
  ['machines', 'server', 'src', 'packages']
    .flatMap(filesBelow)
    .filter((file) => /\.(tsx?|mjs)$/.test(file) && !file.includes('/node_modules/'))
    .flatMap((file) => climbsIn(file, readFileSync(join(ROOT, file), 'utf8')))
