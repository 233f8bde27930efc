import { startSandbox } from './sandbox.mjs'

/**
 * Playwright's global set-up: the built site (DIST, else `dist/`), served by the built sandbox. Tests find its origin in `baseURL` and
 * the password of `/sandbox` in the environment, SANDBOX_PASSWORD. Returns the tear-down.
 */
export default async function setUp() {
  const sandbox = await startSandbox({ DIST: process.env.DIST ?? '' })
  process.env.BASE_URL = sandbox.url
  process.env.SANDBOX_PASSWORD = sandbox.password
  return sandbox.stop
}
