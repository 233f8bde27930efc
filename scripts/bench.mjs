// npm run bench: measures the speed of the built site as a player feels it, compared with pages that are built in the
// same run. `--only=ready` runs only some parts (ready, data, inp, deposit, lists, odds); `--runs=5` sets the number of runs
// of all but lists; `--site=DIR` measures the build in another folder, to which odds compare this one; `--seconds=20` sets
// the length of each odds run.
import { loadavg } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { measureData } from './bench/data.mjs'
import { measurePresses } from './bench/inp.mjs'
import { measureLists } from './bench/lists.mjs'
import { measureHeap, measureList, measureOdds } from './bench/odds/measure.mjs'
import { BY_HAND, PAGES as ODDS_PAGES } from './bench/odds/pages.mjs'
import { countWrongPlaces } from './bench/odds/places.mjs'
import { SIZES } from './bench/odds/workload.mjs'
import { measureReady } from './bench/ready.mjs'
import { ensureBuilt } from './lib/build.mjs'
import { startHttp2 } from './lib/http2.mjs'
import { importModule } from './lib/importModule.mjs'
import { partsIn, positiveIntegers } from './lib/options.mjs'
import { runTool } from './lib/process.mjs'
import { ROOT } from './lib/root.mjs'
import { startSandbox } from './lib/sandbox.mjs'
import { CPU_SLOWDOWN, SLOW_4G, startSlowNetwork } from './lib/slowNetwork.mjs'
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

/** The splash's 2.5 s, and a tenth. */
const SPLASH_MS = 2_600

/** A word may grow by a pixel when its font arrives. */
const MAX_SHIFT = 0.001

/** The page makes one call, as any screen does, and is ready when it shows the answer. */
const BARE_SCREEN = { path: '/', holds: ['[data-state=loaded] button'], player: false }

/** Screens with what they are for, and limits: the first visit and the scripts relative to the bare page's, ms of the second. */
const READY = [
  {
    ...{ path: '/', holds: ['[role=tabpanel] a', 'nav a[href="/login"]', '[role=tab]'], player: false },
    limits: { first: 0, second: 0, script: 1.6 },
  },
  {
    ...{ path: '/login', holds: ['button[type=submit]', 'input[name=username]'], player: false },
    limits: { first: 1, second: 500, script: 1.4 },
  },
  {
    ...{ path: '/games?type=SLOT', holds: ['[role=list] button img', 'input[type=search]'], player: false },
    limits: { first: 1.25, second: 700, script: 1.6 },
  },
  {
    ...{ path: '/deposit', holds: ['[role=radio], input[type=radio]'], player: true },
    limits: { first: 1.1, second: 1_300, script: 1.6 },
  },
  {
    ...{ path: '/exchange-inplay', holds: ['section a, section button', '[role=tab]'], player: true },
    limits: { first: 1.1, second: 1_300, script: 1.6 },
  },
]

/** The limit in kB of a first visit with all that its worker keeps. */
const MAX_VISIT = 320

/** The 98th percentile of the time from a press to the next paint. */
const MAX_PRESS_MS = 100

/** Limits of a long list that was scrolled: elements in the page for each row, besides those of a screen; its heap. */
const MAX_ELEMENTS = (/** @type {number} */ rows) => 3_000 + 5 * rows
const MAX_LIST_HEAP = 40e6

/** Limits for the odds view. The ratio, by number of cells, is its CPU time per poll to the hand-written page's. */
const MAX_ODDS_RATIO = { 200: 1, 800: 0.67 }
/** The CPU time per poll of this build to that of the one in `--site`. */
const MAX_ODDS_GROWTH = 1.05
const MIN_POLLS = 3
const MAX_ODDS_TASK_MS = 50
/** Long enough for two polls of a list. */
const LIST_SECONDS = 12
const MAX_HEAP_GROWTH = 0.05

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

/** Returns the text for a goal that was met or missed; a missed goal fails the process. @param {boolean} passed */
function verdict(passed) {
  if (!passed) process.exitCode = 1
  return passed ? 'ok' : 'MISS'
}

try {
  for (const [part, bench] of Object.entries(BENCHES)) if (parts.includes(part)) await bench()
} finally {
  await Promise.all([site.stop(), bare.stop()])
}

/** Returns the item in the middle by a figure. @template Item @param {readonly Item[]} items @param {(item: Item) => number} of */
function middle(items, of) {
  return /** @type {Item} */ (items.toSorted((a, b) => of(a) - of(b))[Math.floor(items.length / 2)])
}

/**
 * Measures each item several times, in turns, so that other load on the machine affects all of them equally.
 *
 * @template Item, Figures
 * @param {readonly Item[]} items
 * @param {(item: Item) => Promise<Figures>} measureOne
 * @returns {Promise<{ item: Item, all: Figures[], median: (figure: keyof Figures) => number }[]>}
 */
async function measureInTurns(items, measureOne) {
  const measured = items.map((item) => ({ item, all: /** @type {Figures[]} */ ([]) }))
  for (let run = 0; run < runs; run += 1)
    for (const { item, all } of measured) all.push(await measureOne(item))
  return measured.map(({ item, all }) => {
    const median = (/** @type {keyof Figures} */ figure) => {
      const of = (/** @type {Figures} */ figures) => Number(figures[figure])
      return of(middle(all, of))
    }
    return { item, all, median }
  })
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

async function benchReady() {
  const player = await newPlayer()
  console.log(`\nReady: a person can use the first viewport. Slow 4G behind a proxy, median of ${runs}`)
  printLoad()
  console.log('  HTTP/1.1, by which the limits go')
  await compareReady(site.url, bare.url, player, true)
  const secure = await Promise.all([startHttp2(site.url), startHttp2(bare.url)])
  console.log('  HTTP/2 with TLS, as sites are served')
  await compareReady(secure[0].url, secure[1].url, player, false)
  await Promise.all(secure.map(({ stop }) => stop()))
}

/**
 * @param {string} siteUrl @param {string} bareUrl @param {Readonly<Record<string, string>>} player what a device stores
 * @param {boolean} isLimited whether the limits apply
 */
async function compareReady(siteUrl, bareUrl, player, isLimited) {
  const networks = await Promise.all([siteUrl, bareUrl].map((url) => startSlowNetwork(url, SLOW_4G)))
  const [slow, slowBare] = networks
  const measured = await measureInTurns([BARE_SCREEN, ...READY], async (screen) => {
    const origin = screen === BARE_SCREEN ? slowBare : slow
    const stored = screen.player ? player : {}
    const { first, second } = await measureReady(String(origin?.url), screen, stored)
    return {
      first: first.ready,
      paint: first.paint,
      second: second.ready,
      secondPaint: second.paint,
      script: first.script,
      shift: Math.max(first.shift, second.shift),
    }
  })
  const [base, ...screens] = measured
  const bareFigures = { first: Number(base?.median('first')), script: Number(base?.median('script')) }
  console.log(
    `  ${'bare page'.padEnd(24)}${seconds2(bareFigures.first)}, ${bareFigures.script.toFixed(1)} kB`,
  )
  for (const { item, median } of screens) {
    const { path, limits } = /** @type {typeof READY[number]} */ (item)
    const ratio = median('first') / bareFigures.first
    const script = median('script') / bareFigures.script
    const isOnTime =
      path === '/'
        ? median('first') <= median('paint') + SPLASH_MS &&
          median('second') <= median('secondPaint') + SPLASH_MS
        : ratio <= limits.first && median('second') <= limits.second
    const passed = isOnTime && script <= limits.script && median('shift') < MAX_SHIFT
    console.log(
      `  ${path.padEnd(24)}${seconds2(median('first'))}, ${ratio.toFixed(2)} (painted ${seconds2(median('paint'))}); second visit ${seconds2(median('second'))} (painted ${seconds2(median('secondPaint'))}); script ${script.toFixed(2)}; shift ${median('shift').toFixed(3)}${isLimited ? `: ${verdict(passed)}` : ''}`,
    )
  }
  await Promise.all(networks.map(({ stop }) => stop()))
}

async function benchData() {
  const secure = await startHttp2(site.url)
  const network = await startSlowNetwork(secure.url, SLOW_4G)
  const { visit, minutes } = await measureData(network, site.url, await newPlayer())
  await network.stop()
  await secure.stop()
  const kB = (/** @type {number} */ bytes) => `${(bytes / 1_000).toFixed(0)} kB`
  console.log('\nData over HTTP/2, page and worker together')
  console.log(
    `  first visit of a guest to / ${kB(visit)} (≤ ${MAX_VISIT}): ${verdict(visit <= MAX_VISIT * 1_000)}`,
  )
  for (const { path, bytes } of minutes) console.log(`  a minute of ${path.padEnd(20)}${kB(bytes)}`)
}

/** @param {number} ms */
function seconds2(ms) {
  return `${(ms / 1_000).toFixed(2)} s`
}

async function benchDeposit() {
  console.log(`\nA deposit on a cold start, 320 px, slow 4G behind a proxy, median of ${runs}`)
  /** @type {typeof import('./bench/deposit.ts')} The names of the controls are the site's texts. */
  const { measureDeposit } = await importModule('/scripts/bench/deposit.ts')
  const slow = await startSlowNetwork(site.url, SLOW_4G)
  const measured = await measureInTurns(/** @type {const} */ (['en', 'bn']), async (language) =>
    measureDeposit(slow.url, String((await newPlayer()).username), language),
  )
  await slow.stop()
  const secondsOf = (/** @type {import('./bench/deposit.ts').DepositRun} */ { waited }) =>
    waited.reduce((sum, { seconds }) => sum + seconds, 0)
  for (const { item, all } of measured) {
    const usual = middle(all, secondsOf)
    console.log(`  ${item}: ${usual.taps} taps, ${secondsOf(usual).toFixed(1)} s of waiting`)
    for (const { step, seconds } of usual.waited)
      console.log(`    ${step.padEnd(16)}${seconds.toFixed(2).padStart(6)} s`)
  }
}

/** Returns what a device stores about a new player of the sandbox. */
async function newPlayer() {
  /** @type {typeof import('../tests/site/session.ts')} */
  const { signUpAt, storedOf } = await importModule('/tests/site/session.ts')
  return storedOf(await signUpAt(site.url, site.password))
}

/** Says how busy the machine is, because times of day depend on it. */
function printLoad() {
  const [busy = 0] = loadavg()
  console.log(`  load of the machine before: ${busy.toFixed(1)}${busy > 0.5 ? ', BUSY: measure again' : ''}`)
}

async function benchPresses() {
  console.log(`\nPresses, CPU slowed down four times, ${runs} of each control`)
  printLoad()
  const stored = await newPlayer()
  /** @type {import('./bench/inp.mjs').Press[]} */
  const presses = []
  for (let run = 0; run < runs; run += 1) presses.push(...(await measurePresses(site.url, stored)))
  const slowest = presses.toSorted((a, b) => b.ms - a.ms)
  const p98 = slowest[Math.floor(slowest.length * 0.02)]?.ms ?? Number.NaN
  for (const { name, ms } of slowest.slice(0, 8)) console.log(`    ${String(ms).padStart(5)} ms  ${name}`)
  console.log(
    `  98 % of ${presses.length} take ${p98} ms at most (≤ ${MAX_PRESS_MS}): ${verdict(p98 <= MAX_PRESS_MS)}`,
  )
}

async function benchLists() {
  const [bare, ...lists] = await measureLists(site.url, await newPlayer())
  console.log('\nLong lists, CPU slowed down four times, 5 s of scrolling')
  const cpuOf = (/** @type {import('./bench/lists.mjs').List | undefined} */ list) =>
    Number(list?.total) / Number(list?.frames)
  for (const list of lists) {
    const passed =
      list.over50 === 0 &&
      list.scrolled > 0 &&
      list.elements <= MAX_ELEMENTS(list.rows) &&
      list.heap <= MAX_LIST_HEAP
    console.log(
      `  ${list.path.padEnd(32)}${list.rows} rows, ${list.scrolled} px: ${list.over50} tasks over 50 ms, longest ${list.longest.toFixed(0)} ms; CPU of a frame, ratio ${(cpuOf(list) / cpuOf(bare)).toFixed(2)}; ${list.elements} elements, ${(list.heap / 1e6).toFixed(0)} MB: ${verdict(passed)}`,
    )
  }
}

async function benchOdds() {
  console.log(`\nOdds for ${seconds} s, main-thread CPU time of a poll, median of ${runs}`)
  printLoad()
  const pages = { ...ODDS_PAGES, other: { ...ODDS_PAGES.site, folder: resolve(values.site) } }
  const names = /** @type {const} */ (['byHand', 'site', 'other']).slice(0, values.site ? 3 : 2)
  for (const [cells, size] of Object.entries(SIZES)) {
    const measured = await measureInTurns(names, (name) => measureOdds(pages[name], size, seconds))
    const limit = MAX_ODDS_RATIO[/** @type {200 | 800} */ (Number(cells))]
    const [base, own, other] = measured.map(({ median }) => median('cpu'))
    for (const { item, median } of measured) {
      const ratio = median('cpu') / Number(base)
      const figures = `${median('cpu').toFixed(2)} ms, ratio ${ratio.toFixed(2)}, ${median('polls').toFixed(2)} polls a second, longest task ${median('longest').toFixed(0)} ms`
      const result = item === 'site' ? verdict(ratio <= limit && median('polls') >= MIN_POLLS) : ''
      console.log(`  ${cells} cells, ${item.padEnd(8)}${figures} ${result}`)
    }
    const growth = Number(own) / Number(other)
    if (values.site)
      console.log(
        `  ${cells} cells, site to other ${growth.toFixed(2)}, at most ${MAX_ODDS_GROWTH}: ${verdict(growth <= MAX_ODDS_GROWTH)}`,
      )
  }
  console.log(
    `  goals: ratio ≤ ${MAX_ODDS_RATIO[200].toFixed(2)} and ≤ ${MAX_ODDS_RATIO[800].toFixed(2)}, polls a second ≥ ${MIN_POLLS.toFixed(1)}`,
  )

  const size = SIZES[800]
  const places = /** @type {const} */ ([
    ['800 cells', ODDS_PAGES.site, seconds],
    ['list of 60', ODDS_PAGES.list, LIST_SECONDS],
  ])
  for (const [name, page, time] of places) {
    const { answers, prices, wrong } = await countWrongPlaces(page, size, time)
    const passed = wrong === 0 && answers > 0
    console.log(
      `  ${name}: ${wrong} of ${prices} prices of ${answers} answers in a wrong cell: ${verdict(passed)}`,
    )
  }
  const { longest } = await measureOdds(ODDS_PAGES.site, size, seconds, CPU_SLOWDOWN)
  console.log(
    `  800 cells: longest task ${longest.toFixed(0)} ms, CPU slowed down four times, at most ${MAX_ODDS_TASK_MS} ms: ${verdict(longest <= MAX_ODDS_TASK_MS)}`,
  )
  const lists = await measureInTurns(/** @type {const} */ (['listByHand', 'list']), (name) =>
    measureList(ODDS_PAGES[name]),
  )
  for (const { item, median } of lists) {
    const figures = `${median('total').toFixed(0)} ms of tasks while scrolling, longest ${median('longest').toFixed(0)} ms, CPU slowed down four times`
    const result = item === 'list' ? verdict(median('longest') <= MAX_ODDS_TASK_MS) : ''
    console.log(`  60 rows, ${item.padEnd(11)}${figures} ${result}`)
  }
  const { before, after, minutes } = await measureHeap(SIZES[200])
  const growth = after / before - 1
  console.log(
    `  200 cells: heap ${(before / 1e6).toFixed(2)} MB, after ${minutes.toFixed(0)} simulated minutes ${(after / 1e6).toFixed(2)} MB, ${(growth * 100).toFixed(1)} %, at most 5 %: ${verdict(growth <= MAX_HEAP_GROWTH && minutes >= 60)}`,
  )
}
