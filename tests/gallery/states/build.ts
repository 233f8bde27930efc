import { ensureBuilt } from '../../../scripts/lib/build.mjs'

/** Playwright's global set-up: the page that shows the states, where it is older than its sources. */
export default () => ensureBuilt('gallery')
