import { createServer } from 'vite'
import { ROOT } from '../lib/root.mjs'

/**
 * Loads a TypeScript module of the project and everything it imports, as the development server would.
 *
 * @template Module, Result
 * @param {string} path from the project root, such as `/tests/inspect/headlessSite.ts`
 * @param {(module: Module) => Promise<Result>} use called with the module
 * @returns {Promise<Result>}
 */
export async function withModule(path, use) {
  const vite = await createServer({
    root: ROOT,
    logLevel: 'error',
    appType: 'custom',
    cacheDir: '.cache/vite-modules',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
  })
  try {
    return await use(/** @type {Module} */ (await vite.ssrLoadModule(path)))
  } finally {
    await vite.close()
  }
}
