import type { InspectionEvent } from 'xstate'
import type { SiteStart } from '../log/log.types.ts'
import type { Opened, Page, Recordable } from '../recordable.ts'
import { Bridge, type PageControl } from './bridge.ts'
import { Pause } from './pause.ts'
import { CallRecorder } from './recordCalls.ts'
import { Recorder } from './recorder.ts'
import { recordGestures } from './recordGestures.ts'
import { recordSights } from './recordSights.ts'
import { leaveOrder, leaveResult, type ReplayOrder, takeOrder } from './replay/replayOrder.ts'
import { startReplay } from './replay/startReplay.ts'

/** The name of the address parameter, and of the session storage key that stores it for the tab. */
const INSPECTED = 'inspect'

/** Milliseconds within which an open workbench responds. */
const ANSWER_LIMIT = 500

const WORKBENCH = '/__inspect'

/**
 * Opens the site with an inspector if the address has `?inspect`, or had it before in this tab. The inspector
 * is the workbench, or Stately's for `?inspect=hosted`; `?inspect=off` turns it off. Resolves with undefined
 * if nothing is inspected.
 */
export async function openInspected<Site>(
  window: Window,
  recordable: Recordable<Site>,
): Promise<Site | undefined> {
  const page = window as Page
  const asked = takeParameter(page)
  if (asked !== null) page.sessionStorage.setItem(INSPECTED, asked)
  const kind = page.sessionStorage.getItem(INSPECTED)
  if (kind === null || kind === 'off') return undefined
  if (kind === 'hosted') return openHosted(page, recordable)
  const order = await takeOrder(page)
  return order ? openReplayed(page, order, recordable) : openRecorded(page, recordable)
}

/** Removes the parameter from the address, so the site and its log don't have it. Returns its value. */
function takeParameter({ location, history }: Page): string | null {
  const address = new URL(location.href)
  const asked = address.searchParams.get(INSPECTED)
  address.searchParams.delete(INSPECTED)
  if (asked !== null) history.replaceState(history.state, '', address)
  return asked
}

async function openHosted<Site>(page: Page, { open }: Recordable<Site>): Promise<Site> {
  const { createBrowserInspector } = await import('@statelyai/inspect')
  const { inspect } = createBrowserInspector()
  const observe = typeof inspect === 'function' ? inspect : (event: InspectionEvent) => inspect.next?.(event)
  const { root, site } = open(page, {
    inspect: observe,
    fetch: (fetch) => fetch,
    client: (client) => client,
  })
  root.start()
  return site()
}

/** Reloads the page at an address. */
function reload({ history, location }: Page, at: string): void {
  history.replaceState(null, '', at)
  location.reload()
}

/** Returns the controls that recorded and replayed pages share. */
function ordersOf(page: Page, start: SiteStart): Pick<PageControl, 'rewind' | 'restart'> {
  return {
    async rewind(toEntry, log) {
      if (!('caches' in page)) return 'Rewinding needs a page on https or on localhost.'
      await leaveOrder(page, { log, toEntry })
      reload(page, log.start.at)
      return undefined
    },
    restart: () => reload(page, start.at),
  }
}

function readStart(page: Page, { desktop, config }: Opened<unknown>, time: number): SiteStart {
  return {
    at: page.location.pathname + page.location.search,
    state: page.history.state,
    stored: { ...page.localStorage },
    desktop,
    viewport: { width: page.innerWidth, height: page.innerHeight },
    reducedMotion: page.matchMedia('(prefers-reduced-motion: reduce)').matches,
    config,
    time,
  }
}

/** Records what the user sees and does on the page, and what other tabs store. */
function recordPage(page: Page, recorder: Recorder, isLive: () => boolean): void {
  let since: number | undefined
  const { look } = recordSights(page.document, (sight) => {
    if (isLive()) recorder.add('', { kind: 'seen', ...sight })
  })
  recordGestures(page.document, {
    begin() {
      look()
      since = recorder.next
    },
    report(gesture) {
      if (since === undefined) look()
      if (isLive()) recorder.add('', { kind: 'gesture', ...gesture, ...(since !== undefined && { since }) })
      since = undefined
    },
  })
  page.addEventListener('storage', ({ key, newValue }) => {
    if (isLive()) recorder.add('', { kind: 'storage', key, value: newValue })
  })
}

async function openRecorded<Site>(page: Page, { open, consequences }: Recordable<Site>): Promise<Site> {
  const time = Date.now()
  const recorder = new Recorder(() => Date.now() - time, consequences)
  const calls = new CallRecorder(recorder)
  const opened = open(page, {
    inspect: recorder.observe,
    fetch: (fetch) => calls.fetch(fetch),
    client: (client) => calls.client(client),
  })
  const { root } = opened
  const start = readStart(page, opened, time)
  const pause = new Pause(root)
  recordPage(page, recorder, () => true)
  root.start()
  const control: PageControl = {
    get mode() {
      return pause.isPaused ? 'paused' : 'live'
    },
    divergence: null,
    pause: () => pause.begin(),
    resume: () => pause.end(),
    now: () => Date.now(),
    endOf: () => undefined,
    ...ordersOf(page, start),
  }
  const bridge = new Bridge({ window: page, root, recorder, start, control })
  page.setTimeout(() => openWorkbench(page, bridge), ANSWER_LIMIT)
  return opened.site()
}

/** Opens the workbench in its own window if none is open. */
function openWorkbench(page: Page, bridge: Bridge): void {
  if (bridge.isHeard || page.parent !== page) return
  if (!page.open(WORKBENCH, 'tiya-inspect'))
    console.info(`The workbench is at ${page.location.origin}${WORKBENCH}`)
}

/** Opens the site, replays a log on it up to the ordered entry, and stops there. */
async function openReplayed<Site>(
  page: Page,
  { log, toEntry }: ReplayOrder,
  recordable: Recordable<Site>,
): Promise<Site> {
  const { start } = log
  page.history.replaceState(start.state, '', start.at)
  const { root, site, player, recorder } = startReplay(page, log, page.fetch.bind(page), recordable)
  const failure = await player.play(toEntry ?? undefined)
  const played = log.entries.filter(({ n }) => n <= (failure ? failure.entry : (toEntry ?? n)))
  leaveResult(page, { reached: played.at(-1)?.n ?? -1, failure })
  recorder.adopt(played)
  const pause = new Pause(root)
  let isLive = false
  recordPage(page, recorder, () => isLive)
  const control: PageControl = {
    get mode() {
      return !isLive ? 'rewound' : pause.isPaused ? 'paused' : 'live'
    },
    divergence: failure,
    pause: () => isLive && pause.begin(),
    resume() {
      if (isLive) pause.end()
      else player.goLive()
      isLive = true
    },
    now: player.clock.now,
    endOf: (sends) => player.clock.endOf(sends),
    ...ordersOf(page, start),
  }
  new Bridge({ window: page, root, recorder, start, control })
  return site
}
