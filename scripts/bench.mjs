// npm run bench: measures the speed of the built site as a player feels it, compared with pages that are built in the
// same run. `--only=ready` runs only some parts (ready, data, inp, deposit, lists, odds); `--runs=5` sets the number of runs
// of all but lists; `--site=DIR` measures the build in another folder, to which odds compare this one; `--seconds=20` sets
// the length of each odds run.
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { BY_HAND } from './bench/odds/pages.mjs'
import { benchData } from './bench/parts/data.mjs'
import { benchDeposit } from './bench/parts/deposit.mjs'
import { benchPresses } from './bench/parts/inp.mjs'
import { benchLists } from './bench/parts/lists.mjs'
import { benchOdds } from './bench/parts/odds.mjs'
import { benchReady } from './bench/parts/ready.mjs'
import { ensureBuilt } from './lib/build.mjs'
import { partsIn, positiveIntegers } from './lib/options.mjs'
import { runTool } from './lib/process.mjs'
import { ROOT } from './lib/root.mjs'
import { startSandbox } from './lib/sandbox.mjs'
import { TroubleError } from './lib/trouble.mjs'

/** The parts, in the order in which they run. */
const BENCHES = {
  ready: benchReady,
  data: benchData,
  inp: benchPresses,
  deposit: benchDeposit,
  lists: benchLists,
  odds: benchOdds,
}
const PARTS = Object.keys(BENCHES)
const BARE = join(ROOT, '.cache/bench/bare')

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: PARTS.join() },
    runs: { type: 'string', default: '3' },
    site: { type: 'string', default: '' },
    seconds: { type: 'string', default: '10' },
  },
})
const parts = partsIn(values.only, PARTS)
const { runs } = positiveIntegers({ runs: values.runs })
const seconds = Number(values.seconds)
if (!(seconds >= 1)) throw new TroubleError('--seconds takes a positive number.')

await ensureBuilt('site')
await ensureBuilt('server')
await buildPage('bare', BARE)
await buildPage('odds/handwritten', BY_HAND)

// Exiting stops the sandboxes.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))
const [site, bare] = await Promise.all([
  startSandbox({ DIST: values.site && resolve(values.site) }),
  startSandbox({ DIST: BARE }),
])

try {
  const bench = { site, bare, runs, seconds, other: values.site }
  for (const [part, measure] of Object.entries(BENCHES)) if (parts.includes(part)) await measure(bench)
} finally {
  await Promise.all([site.stop(), bare.stop()])
}

/** @param {string} root of a page to compare with, in scripts/bench @param {string} folder to build it in */
async function buildPage(root, folder) {
  const args = [
    'build',
    join(ROOT, 'scripts/bench', root),
    '--outDir',
    folder,
    '--emptyOutDir',
    '--logLevel',
    'warn',
  ]
  const { code, output } = await runTool('vite/bin/vite.js', args)
  if (code !== 0) throw new TroubleError(`scripts/bench/${root} could not be built.\n${output}`)
}
