import { ensureBuilt } from './build.mjs'
import { startSandbox } from './sandbox.mjs'

/**
 * Playwright's global set-up: the built site (DIST, else `dist/`), served by the built sandbox, both built first where
 * they are older than their sources. Tests find the origin in `baseURL` and the password of `/sandbox` in the
 * environment, SANDBOX_PASSWORD. Returns the tear-down.
 */
export default async function setUp() {
  if (!process.env.DIST) await ensureBuilt('site')
  await ensureBuilt('server')
  const sandbox = await startSandbox({ DIST: process.env.DIST ?? '' })
  process.env.BASE_URL = sandbox.url
  process.env.SANDBOX_PASSWORD = sandbox.password
  return sandbox.stop
}
