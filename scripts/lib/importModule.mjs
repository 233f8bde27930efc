import { runnerImport } from 'vite'
import { ROOT } from './root.mjs'

/** Imports a TypeScript module that Node can't import directly. @param {string} path from the project root @returns {Promise<any>} */
export async function importModule(path) {
  return (await runnerImport(path, { root: ROOT, configFile: false, logLevel: 'error' })).module
}
