// npm run test:engines: plays the main stories in Firefox, WebKit and the oldest Chromiums. `-- --only=firefox` plays
// them in one.
import { parseArgs } from 'node:util'
import { writeMatrix } from './engines/matrix.mjs'
import { installOldChromium, OLD_CHROMIUMS } from './engines/oldChromium.mjs'
import { leftOut, OTHERS, playStories } from './engines/others.mjs'
import { partsIn } from './lib/options.mjs'
import { runPlaywright } from './lib/runners.mjs'
import { Tally } from './lib/tally.mjs'

/**
 * What the old Chromiums play: first visit to a game, sign-up, deposits to their approval, withdrawal, a browser that lacks something,
 * other languages, offline, and what phones do.
 */
const STORIES = [
  ...['firstEvening', 'firstVisit', 'money', 'desktop', 'lackingBrowser', 'noStart', 'phones', 'translated'],
].map((name) => `tests/journeys/${name}.spec.ts`)

/** Old Chromiums stop drawing frames for several pages at once. */
const FEW = ['--workers=1']

/** Tests that ask the browser itself for what old ones can't do. */
const BEYOND = 'all controls stay within the safe area'

/** @param {keyof typeof OLD_CHROMIUMS} version */
async function inOldChromium(version) {
  process.env.CHROMIUM = await installOldChromium(version)
  const files = [...STORIES, ...FEW, `--grep-invert=${BEYOND}`]
  return runPlaywright({ project: 'phone', name: `engines-chromium-${version}`, files })
}

const versions = /** @type {(keyof typeof OLD_CHROMIUMS)[]} */ (Object.keys(OLD_CHROMIUMS))
const others = /** @type {(keyof typeof OTHERS)[]} */ (Object.keys(OTHERS))
const ENGINES = Object.fromEntries([
  ...others.map((engine) => [engine, () => playStories(engine)]),
  ...versions.map((version) => [`chromium-${version}`, () => inOldChromium(version)]),
])

const names = Object.keys(ENGINES)
const { values } = parseArgs({ options: { only: { type: 'string', default: names.join() } } })

let isWhole = values.only === names.join()
const tally = new Tally()
for (const name of partsIn(values.only, names)) {
  const missing = name in OTHERS && leftOut(/** @type {keyof typeof OTHERS} */ (name))
  if (missing) console.log(missing)
  else await tally.add(name, ENGINES[name]())
  isWhole &&= !missing
}
if (isWhole) writeMatrix(names)
console.log(`Left out in old Chromiums, which can't be asked for it: "${BEYOND}".`)
tally.end()
