import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** @param {string} name @returns {string[]} the paths of the programs of this name in PATH, the one that is started first */
export const programsNamed = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .filter((path) => existsSync(path))
