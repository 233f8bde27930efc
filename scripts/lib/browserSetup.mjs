import { ensureBuilt } from './build.mjs'
import { startSandbox } from './sandbox.mjs'

/**
 * Playwright's global setup: serves the built site (DIST, or else `dist/`) with the built sandbox, and first
 * builds whatever is out of date. Tests find the origin in `baseURL` and the password of `/sandbox` in the
 * environment variable SANDBOX_PASSWORD. Returns the teardown function.
 */
export default async function setUp() {
  if (!process.env.DIST) await ensureBuilt('site')
  await ensureBuilt('server')
  const sandbox = await startSandbox({ DIST: process.env.DIST ?? '' })
  process.env.BASE_URL = sandbox.url
  process.env.SANDBOX_PASSWORD = sandbox.password
  return sandbox.stop
}
