// npm run test:engines: plays the main stories in Firefox, WebKit and the oldest Chromiums, and the charts' walks in the
// latter. `-- --only=firefox` plays them in one.
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

/** A walk whose page requests a lost script again. Old Chromiums never do this. */
const BEYOND_WALKS = 'backgroundLoad in the browser'

/** @param {keyof typeof OLD_CHROMIUMS} version @param {'phone' | 'flows'} project */
async function inOldChromium(version, project) {
  process.env.CHROMIUM = await installOldChromium(version)
  const [name, tests, beyond] = {
    phone: [`engines-chromium-${version}`, STORIES, BEYOND],
    flows: [`engines-chromium-${version}-walks`, [], BEYOND_WALKS],
  }[project]
  return runPlaywright({ project, name, files: [...tests, ...FEW, `--grep-invert=${beyond}`] })
}

const versions = /** @type {(keyof typeof OLD_CHROMIUMS)[]} */ (Object.keys(OLD_CHROMIUMS))
const others = /** @type {(keyof typeof OTHERS)[]} */ (Object.keys(OTHERS))
/** What is played in each engine: stories, and the walks of all charts where Playwright drives it. */
const ENGINES = Object.fromEntries([
  ...others.map((engine) => [engine, { stories: () => playStories(engine) }]),
  ...versions.map((version) => {
    const walks = () => inOldChromium(version, 'flows')
    return [`chromium-${version}`, { stories: () => inOldChromium(version, 'phone'), walks }]
  }),
])

const names = Object.keys(ENGINES)
const { values } = parseArgs({ options: { only: { type: 'string', default: names.join() } } })

let isWhole = values.only === names.join()
const tally = new Tally()
for (const name of partsIn(values.only, names)) {
  const missing = name in OTHERS && leftOut(/** @type {keyof typeof OTHERS} */ (name))
  if (missing) console.log(missing)
  else for (const [what, play] of Object.entries(ENGINES[name])) await tally.add(`${name}, ${what}`, play())
  isWhole &&= !missing
}
if (isWhole) writeMatrix(names)
console.log(`Left out in old Chromiums, which can't be asked for it: "${BEYOND}", "${BEYOND_WALKS}".`)
tally.end()
