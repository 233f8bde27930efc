import { startHttp2 } from '../../lib/http2.mjs'
import { SLOW_4G, startSlowNetwork } from '../../lib/slowNetwork.mjs'
import { measureReady } from '../ready.mjs'
import { measureInTurns, newPlayer, printLoad, verdict } from '../runs.mjs'

/** @import { Bench } from '../runs.mjs' */

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

/** Measures when a person can use the first viewport of five screens. @param {Bench} bench */
export async function benchReady({ site, bare, runs }) {
  const player = await newPlayer(site)
  console.log(`\nReady: a person can use the first viewport. Slow 4G behind a proxy, median of ${runs}`)
  printLoad()
  console.log('  HTTP/1.1, by which the limits go')
  await compareReady(runs, site.url, bare.url, player, true)
  const secure = await Promise.all([startHttp2(site.url), startHttp2(bare.url)])
  console.log('  HTTP/2 with TLS, as sites are served')
  await compareReady(runs, secure[0].url, secure[1].url, player, false)
  await Promise.all(secure.map(({ stop }) => stop()))
}

/**
 * @param {number} runs
 * @param {string} siteUrl @param {string} bareUrl @param {Readonly<Record<string, string>>} player what a device stores
 * @param {boolean} isLimited whether the limits apply
 */
async function compareReady(runs, siteUrl, bareUrl, player, isLimited) {
  const networks = await Promise.all([siteUrl, bareUrl].map((url) => startSlowNetwork(url, SLOW_4G)))
  const [slow, slowBare] = networks
  const measured = await measureInTurns(runs, [BARE_SCREEN, ...READY], async (screen) => {
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

/** @param {number} ms */
function seconds2(ms) {
  return `${(ms / 1_000).toFixed(2)} s`
}
