/*
 * A page for the workbench to inspect instead of the site. It follows the protocol of `src/inspect`, with as
 * many actors and messages as the benchmark requests. Runs in the browser.
 */

/** Milliseconds between two polls of the odds. */
const POLL_MS = 300

/** Leaf states of each chart, in regions of five. */
const LEAVES = 25

/** Prices in the context of the screen. */
const PRICES = 200

/** Number of context values that a poll changes. */
const CHANGED = 40

/** @param {string} id @returns {import('#src/inspect/charts/chart.types.ts').Chart} */
function makeChart(id) {
  const nothing = { entry: [], exit: [], invokes: [], nodes: [], edges: [] }
  const region = (/** @type {number} */ at) => {
    const path = `${id}.region${at}`
    const leaf = (/** @type {number} */ index) => ({
      ...nothing,
      id: `${path}.state${index}`,
      key: `state${index}`,
      type: /** @type {const} */ ('atomic'),
      edges: [
        {
          id: `${path}.state${index} next#0`,
          source: `${path}.state${index}`,
          event: 'next',
          guard: 'isReady',
          actions: ['keepAnswer'],
          targets: [`${path}.state${(index + 1) % 5}`],
          reenter: false,
        },
      ],
    })
    return {
      ...nothing,
      id: path,
      key: `region${at}`,
      type: /** @type {const} */ ('compound'),
      initial: `${path}.state0`,
      nodes: Array.from({ length: 5 }, (_, index) => leaf(index)),
    }
  }
  const nodes = Array.from({ length: LEAVES / 5 }, (_, at) => region(at))
  return { id, root: { ...nothing, id, key: id, type: 'parallel', nodes } }
}

/** Starts the page. @param {number} actors @param {number} kept initial log entries */
export function startPage(actors, kept) {
  const SITE = 'bench'
  const SCREEN = 'root/router/screen'
  const channel = new BroadcastChannel('tiya-inspect')
  const machines = ['root', 'router', 'screen', 'site', 'session', 'shell', 'balance', 'connection']
  const paths = machines.map((name) => (name === 'root' ? name : name === 'screen' ? SCREEN : `root/${name}`))
  for (let port = paths.length; port < actors; port += 1) paths.push(`${SCREEN}/poll${port}`)
  const isMachine = (/** @type {number} */ at) => at < machines.length
  const value = (/** @type {number} */ step) =>
    Object.fromEntries(
      Array.from({ length: LEAVES / 5 }, (_, at) => [`region${at}`, `state${(step + at) % 5}`]),
    )

  let [n, step] = [0, 0]
  const context = {
    prices: /** @type {Record<string, number>} */ ({}),
    markets: [{ id: 1, name: 'Match odds' }],
  }
  for (let at = 0; at < PRICES; at += 1) context.prices[`price${at}`] = 1 + at / 100

  const entry = (/** @type {string} */ actor, /** @type {object} */ event) => ({
    n: n++,
    at: n * 12,
    actor,
    ...event,
  })

  /** Returns the log entries of one poll: each poller's request, its response, and the screen's next state. */
  function poll() {
    step += 1
    const before = { ...context.prices }
    for (let at = 0; at < CHANGED; at += 1)
      context.prices[`price${(step * 7 + at * 13) % PRICES}`] = step / 100 + at
    const pollers = paths
      .slice(-4)
      .flatMap((path, at) => [
        entry(path, { kind: 'started', machine: null, src: 'loadOdds', input: at }),
        entry(path, { kind: 'call', call: n, line: `GET /exchange-data/match-odds/${at}` }),
        entry(path, { kind: 'answer', call: n, answer: { status: 200, body: '{}' }, took: 20 }),
        entry(SCREEN, { kind: 'event', from: path, event: { type: 'odds.polled', at }, external: false }),
        entry(path, { kind: 'done', output: null }),
        entry(path, { kind: 'started', machine: null, src: 'loadOdds', input: at }),
      ])
    const changed = { prices: { from: before, to: { ...context.prices } } }
    const edges = Array.from(
      { length: LEAVES / 5 },
      (_, at) => `screen.region${at}.state${(step - 1 + at) % 5} next#0`,
    )
    return [
      ...pollers,
      entry(SCREEN, { kind: 'transition', event: 'odds.polled', value: value(step), edges, changed }),
    ]
  }

  const say = (/** @type {object} */ message) => channel.postMessage({ site: SITE, ...message })
  const showSnapshot = (/** @type {string} */ path) =>
    say({
      type: 'snapshot',
      path,
      snapshot: {
        path,
        machine: path.split('/').at(-1),
        status: 'active',
        value: value(path === SCREEN ? step : 0),
        context,
        next: Array.from({ length: LEAVES / 5 }, (_, at) => ({
          edge: `screen.region${at}.state${(step + at) % 5} next#0`,
          event: 'next',
          guard: 'isReady',
          can: at % 2 === 0,
        })),
        delays: [{ event: 'xstate.after.poll.screen', delay: POLL_MS, endsAt: Date.now() + POLL_MS }],
        now: Date.now(),
      },
    })

  /** @type {object[]} */
  let entries = []
  while (entries.length < kept) entries.push(...poll())
  let watched = SCREEN
  const hello = () =>
    say({
      type: 'hello',
      title: 'Bench',
      framed: false,
      mode: 'live',
      start: { at: '/odds-view', state: null, stored: {}, desktop: false, config: {}, time: 0 },
      charts: Object.fromEntries(machines.map((id) => [id, makeChart(id)])),
      actors: paths.map((path, at) => ({
        path,
        parent: path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : null,
        machine: isMachine(at) ? (path.split('/').at(-1) ?? null) : null,
        src: 'loadOdds',
        value: isMachine(at) ? value(0) : null,
      })),
      entries,
      dropped: 0,
    })
  channel.onmessage = ({ data }) => {
    if (data.type === 'hello' && !('charts' in data)) hello()
    if (data.type === 'watch' && data.actor) {
      watched = data.actor
      showSnapshot(watched)
    }
  }
  setInterval(() => {
    const batch = poll()
    entries = [...entries, ...batch].slice(-kept)
    say({ type: 'batch', entries: batch, charts: {} })
    showSnapshot(watched)
  }, POLL_MS)
  hello()
}
