import { ensureBuilt } from '../../../scripts/lib/build.mjs'

/** Playwright's global setup: builds the page that shows the states if it is older than its sources. */
export default () => ensureBuilt('gallery')
