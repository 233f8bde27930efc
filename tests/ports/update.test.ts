import { settled } from '@tiya/graph-tests/internal/headless/settled.ts'
import { expect, it, vi } from 'vitest'
import { updatePortsOf } from '../../src/ports/app/update.ts'
import { FakeDevice } from '../model/headless/fakeDevice.ts'
import { HeadlessEnvironment } from '../model/headless/headlessEnvironment.ts'
import { listenTo } from './listenTo.fixture.ts'

const BUILD = ['/assets/site.js', '/assets/site.css']
const SITE = 'http://site.test'
const READY = { type: 'update.ready' }
const TOOK_OVER = { type: 'update.tookOver' }

/** A worker that notes what it is told, and answers each question with `yes`. */
function workerWith(yes: boolean) {
  const told: unknown[] = []
  const postMessage = (message: unknown, [port]: readonly MessagePort[] = []) => {
    told.push(message)
    port?.postMessage(yes)
  }
  return { told, postMessage }
}

type Worker = ReturnType<typeof workerWith>

interface Workers {
  readonly waiting?: Worker
  readonly active?: Worker
  readonly controller?: Worker
  /** Controls the page before its registration is known. */
  readonly early?: Worker
}

/** What was answered takes turns of the event loop of its own. */
async function answered() {
  for (let turn = 0; turn < 5; turn += 1) await settled()
}

/** Opens a page with these workers. `device` holds what differs of its window; `config` is its page's. */
async function begin(
  { waiting, active, controller, early }: Workers,
  {
    stored = {},
    device = {},
    config = '',
  }: { stored?: Record<string, string>; device?: object; config?: string } = {},
) {
  const world = new HeadlessEnvironment({ at: '/', stored })
  const { page } = world
  const update = vi.fn(() => Promise.reject(new Error('The host does not answer.')))
  const workers = { waiting: waiting ?? null, active: active ?? null, installing: null as EventTarget | null }
  const registration = Object.assign(new EventTarget(), { ...workers, update })
  const control = (worker: Worker | null) => {
    Object.assign(container, { controller: worker })
    container.dispatchEvent(new Event('controllerchange'))
  }
  const register = vi.fn(async () => {
    if (early) control(early)
    return registration
  })
  const container = Object.assign(new EventTarget(), { controller: controller ?? null, register })
  const reload = vi.fn()
  Object.assign(page, { innerWidth: 390, screen: { width: 390, height: 844 }, ...device })
  Object.assign(page.location, { reload })
  Object.assign(page.document, {
    getElementById: (id: string) => (id === 'config' && config ? { textContent: config } : null),
    querySelectorAll: () => BUILD.map((path) => ({ getAttribute: () => path })),
  })
  Object.assign(page.navigator, { serviceWorker: container })
  const channel = listenTo(updatePortsOf(world.of('update')).serviceWorker)
  await answered()
  return { ...channel, page, registration, control, register, update, reload }
}

it('a worker that waits is an update, unless it is of the build that the page has', async () => {
  const waiting = workerWith(false)
  expect((await begin({ waiting })).heard).toEqual([READY])
  expect(waiting.told).toEqual([{ type: 'isSameBuild', files: BUILD }])
  expect((await begin({ waiting: workerWith(true) })).heard).toEqual([])
})

it.each(['{"apiHost":""}', ''])(
  'a page from the device with the configuration “%s” is an older one if its worker says so',
  async (config) => {
    const controller = workerWith(false)
    expect((await begin({ controller }, { config })).heard).toEqual([READY])
    expect(controller.told).toContainEqual({ type: 'isConfigured', config })
    expect((await begin({ controller: workerWith(true) }, { config })).heard).toEqual([])
  },
)

it('a worker that is found later is an update once it waits', async () => {
  const { registration, heard } = await begin({})
  const installing = new EventTarget()
  registration.dispatchEvent(new Event('updatefound'))
  Object.assign(registration, { installing })
  registration.dispatchEvent(new Event('updatefound'))
  installing.dispatchEvent(new Event('statechange'))
  await answered()
  expect(heard).toEqual([])
  Object.assign(registration, { waiting: workerWith(false) })
  installing.dispatchEvent(new Event('statechange'))
  await answered()
  expect(heard).toEqual([READY])
})

it('the worker’s script comes from the host, and a page that is shown again asks for a newer one', async () => {
  const { register, page, update } = await begin({})
  expect(register).toHaveBeenCalledExactlyOnceWith('/sw.js', { updateViaCache: 'none' })
  page.show(false)
  expect(update).not.toHaveBeenCalled()
  page.show(true)
  expect(update).toHaveBeenCalledOnce()
})

it('the page is loaded again when the chart says so', async () => {
  const { send, reload, heard } = await begin({ waiting: workerWith(true), controller: workerWith(true) })
  send({ type: 'reload' })
  await answered()
  expect([reload.mock.calls.length, heard]).toEqual([1, []])
})

it('the worker that waits has taken over when it controls the page', async () => {
  const waiting = workerWith(true)
  const { send, heard, control } = await begin({ waiting, controller: workerWith(true) })
  send({ type: 'takeOver' })
  await answered()
  expect([waiting.told.at(-1), heard]).toEqual([{ type: 'takeOver' }, []])
  control(waiting)
  control(waiting)
  expect(heard).toEqual([TOOK_OVER])
})

const own = workerWith(true)

it.each([
  ['the one that waits refuses', { waiting: workerWith(false), controller: own }, [READY, TOOK_OVER]],
  ['none controls the page', { waiting: workerWith(true) }, [TOOK_OVER]],
  ['the active one controls it already', { active: own, controller: own }, [TOOK_OVER]],
  ['another one is active', { active: workerWith(true), controller: own }, []],
])('where %s, the wait for a worker that takes over ends: %j', async (_, workers, events) => {
  const { send, heard, reload } = await begin(workers)
  send({ type: 'takeOver' })
  await answered()
  expect([heard, reload.mock.calls.length]).toEqual([events, 0])
})

const CALLS = { headers: { 'Accept-Language': 'bn' }, credentials: 'omit', cache: 'no-cache' }
const LOGO = [`${SITE}/storage/logo.png`, { mode: 'no-cors' }] as const
const GENERAL = [`${SITE}/api/general`, CALLS] as const
const SLIDERS = [`${SITE}/api/sliders`, CALLS] as const
const LOADED = [
  { name: GENERAL[0], initiatorType: 'fetch' },
  { name: SLIDERS[0], initiatorType: 'fetch' },
  { name: LOGO[0], initiatorType: 'img' },
]
const performance = { getEntriesByType: (type: string) => (type === 'resource' ? LOADED : []) }
const PHONE = { innerWidth: 390 }
const DESKTOP = { innerWidth: 1280, screen: { width: 1280, height: 800 } }

it.each([
  ['guest', {}, PHONE, [GENERAL, SLIDERS, LOGO], ['guest-phone', 'bn']],
  ['player on a desktop', { token: 't' }, DESKTOP, [GENERAL, LOGO], ['player-desktop', 'bn']],
])('the first worker of a %s keeps what the page has loaded, and fetches what comes next', async (...row) => {
  const [, stored, device, urlsToCache, visitors] = row
  const { control } = await begin(
    {},
    { stored: { ...stored, 'app.language': 'bn' }, device: { ...device, performance } },
  )
  const first = workerWith(true)
  control(first)
  control(first)
  expect(first.told).toEqual([
    { type: 'CACHE_URLS', payload: { urlsToCache } },
    { type: 'fetchAhead', visitors },
  ])
})

it('a first worker that controls the page before it is registered fetches for its visitor alone', async () => {
  const early = workerWith(true)
  await begin({ early }, { device: { performance } })
  expect(early.told.filter((message) => Object(message).type === 'fetchAhead')).toEqual([
    { type: 'fetchAhead', visitors: ['guest-phone', 'en'] },
  ])
})

it('a worker that has the page fetches for all visitors, unless the visitor saves data', async () => {
  const controller = workerWith(true)
  const { control } = await begin({ controller }, { device: { performance } })
  const ahead = { type: 'fetchAhead', visitors: undefined }
  control(controller)
  expect(controller.told).toEqual([{ type: 'isConfigured', config: '' }, ahead])

  const saving = workerWith(true)
  const navigator = Object.assign(new FakeDevice(), { connection: { saveData: true } })
  await begin({ controller: saving }, { device: { navigator } })
  expect(saving.told).not.toContainEqual(ahead)
})

it('a first worker that is gone again when the page hears of it is told nothing', async () => {
  const { control, heard } = await begin({}, { device: { performance } })
  control(null)
  await answered()
  expect(heard).toEqual([])
})

it('after its end, the port hears nothing', async () => {
  const waiting = workerWith(false)
  const { stop, registration, page, update, control } = await begin({ waiting }, { device: { performance } })
  const installing = new EventTarget()
  Object.assign(registration, { installing })
  registration.dispatchEvent(new Event('updatefound'))
  stop()
  const later = new EventTarget()
  Object.assign(registration, { installing: later })
  registration.dispatchEvent(new Event('updatefound'))
  for (const worker of [installing, later]) worker.dispatchEvent(new Event('statechange'))
  page.show(true)
  const first = workerWith(true)
  control(first)
  await answered()
  expect(waiting.told).toHaveLength(1)
  expect(update).not.toHaveBeenCalled()
  expect(first.told).toEqual([])
})

it.each([
  ['has no workers', undefined],
  [
    'refuses the worker',
    Object.assign(new EventTarget(), {
      controller: null,
      register: () => Promise.reject(new Error('refused')),
    }),
  ],
])('a browser that %s has no updates', async (_, serviceWorker) => {
  const world = new HeadlessEnvironment({ at: '/' })
  const environment = world.of('update')
  Object.assign(world.page.navigator, { serviceWorker })
  const { heard } = listenTo(updatePortsOf(environment).serviceWorker)
  await answered()
  expect(heard).toEqual([])
})
