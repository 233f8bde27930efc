import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './root.mjs'

/** @param {string} path relative to the project @returns {string[]} every file at or below it, sorted */
export function filesBelow(path) {
  const info = statSync(join(ROOT, path), { throwIfNoEntry: false })
  if (!info) return []
  if (!info.isDirectory()) return [path]
  return readdirSync(join(ROOT, path))
    .sort()
    .flatMap((name) => filesBelow(join(path, name)))
}
