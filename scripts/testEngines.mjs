// npm run test:engines: plays the main stories in the oldest browsers. `-- --only=chromium-106` plays them in one.
import { parseArgs } from 'node:util'
import { installOldChromium, OLD_CHROMIUMS } from './engines/oldChromium.mjs'
import { partsIn } from './lib/options.mjs'
import { runPlaywright } from './lib/runners.mjs'
import { Tally } from './lib/tally.mjs'

/**
 * The stories: first visit to a game, sign-up, deposits to their approval, withdrawal, a browser that lacks something,
 * other languages, offline, and what phones do.
 */
const STORIES = [
  ...['firstEvening', 'firstVisit', 'money', 'desktop', 'lackingBrowser', 'noStart', 'phones', 'translated'],
].map((name) => `tests/journeys/${name}.spec.ts`)

/** Old Chromiums stop drawing frames for several pages at once. */
const FEW = ['--workers=1']

/** Tests that ask the browser itself for what old ones can't do. */
const BEYOND = 'in the areas that a phone keeps to itself'

/** @param {keyof typeof OLD_CHROMIUMS} version */
async function inOldChromium(version) {
  process.env.CHROMIUM = await installOldChromium(version)
  return runPlaywright({ project: 'phone', files: [...STORIES, ...FEW, `--grep-invert=${BEYOND}`] })
}

const versions = /** @type {(keyof typeof OLD_CHROMIUMS)[]} */ (Object.keys(OLD_CHROMIUMS))
const ENGINES = Object.fromEntries(
  versions.map((version) => [`chromium-${version}`, () => inOldChromium(version)]),
)

const names = Object.keys(ENGINES)
const { values } = parseArgs({ options: { only: { type: 'string', default: names.join() } } })

const tally = new Tally()
for (const name of partsIn(values.only, names)) await tally.add(name, ENGINES[name]())
console.log(`Left out in old Chromiums, which can't be asked for it: "${BEYOND}".`)
tally.end()
