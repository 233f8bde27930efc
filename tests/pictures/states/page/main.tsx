import '#src/theme/global.css.ts'
import 'keen-slider'
import { createRoot, type Root } from 'react-dom/client'
import { type Actor, type AnyStateMachine, createActor } from 'xstate'
import { ROUTES, type ScreenName } from '#machines/common/routes.ts'
import { App } from '#src/app/App.tsx'
import { homeGamesOf } from '#src/app/loading/homeGames.ts'
import { fetchScreen, loadedScreen } from '#src/app/loading/screens.ts'
import { siteOf, withPorts } from '#src/app/rootActor.ts'
import { SiteContext } from '#src/app/site.context.ts'
import { createEnvironment } from '#src/environment/createEnvironment.ts'
import { isDesktop } from '#src/environment/device.ts'
import type { Environment } from '#src/environment/environment.ts'
import { readLanguage } from '#src/environment/language.ts'
import { loadMessages } from '#src/i18n/messages.ts'
import { readBalance } from '#src/ports/access/balance.ts'
import { readSession } from '#src/ports/access/session.ts'
import { decode } from '../encode.ts'
import type { Scene, Shown } from '../scene.types.ts'
import { fingerprintOf } from './fingerprint.ts'
import { type InlineChild, Keeper, type KeptMachine } from './keep.ts'
import { fetchOf } from './network.ts'

// All code that the site fetches on first use is part of this page.
import.meta.glob(
  [
    '../../../../src/app/*.{ts,tsx}',
    '../../../../src/{screens,ui}/**/*.tsx',
    '../../../../src/i18n/{en,bn}/**/*.ts',
  ],
  { eager: true },
)

/** Returns the children that have no name in their parent's chart, by id. */
function inlineOf(environment: Environment): Readonly<Record<string, InlineChild>> {
  const games = (session: unknown) => homeGamesOf(environment, session as never)
  return {
    search: ({ session, words }) => ({ ...games(session).search, input: { words } }),
    ownGames: ({ session }) => games(session).ownGames,
    launcher: ({ session }) => games(session).launcher,
    screen: ({ shown, location, session, desktop }) => {
      const screen = loadedScreen((shown as { screen: ScreenName }).screen)
      const arrival = { location, session, desktop } as never
      return screen && { logic: screen.logic(environment), input: screen.input(arrival, environment) }
    },
  }
}

interface Current {
  readonly scene: Scene
  readonly kept: ReadonlyMap<string, KeptMachine>
  readonly keeper: Keeper
  readonly root: Actor<AnyStateMachine>
  readonly view: Root
  readonly container: HTMLElement
}

let current: Current | undefined

/** Sets up the scene's environment: address, storage, configuration, network. */
function prepare(scene: Scene): void {
  window.localStorage.clear()
  window.sessionStorage.clear()
  for (const [key, value] of Object.entries(scene.stored)) window.localStorage.setItem(key, value)
  window.history.replaceState(scene.state, '', scene.at)
  window.fetch = fetchOf(scene.answers)
  window.scrollTo(0, 0)
  document.documentElement.lang = 'en'
  const config = document.getElementById('config')
  if (config) config.textContent = JSON.stringify(scene.config)
}

/** Replaces the last scene with this one, and waits until the page is at rest. */
async function show(scene: Scene): Promise<void> {
  current?.view.unmount()
  current?.root.stop()
  current?.container.remove()
  prepare(scene)
  const kept = new Map(
    scene.kept.map(({ machine, snapshot }): [string, KeptMachine] => [
      machine,
      { snapshot: decode(snapshot) as KeptMachine['snapshot'] },
    ]),
  )
  const environment = createEnvironment(window, () => undefined)
  const keeper = new Keeper(kept, inlineOf(environment))
  const root = createActor(keeper.prepare(withPorts(environment)), {
    input: {
      stored: readSession(environment.storage),
      balance: readBalance(environment.storage),
      desktop: isDesktop(window),
      language: readLanguage(environment.storage),
      splash: scene.kept.some(({ machine }) => machine === 'splash') ? 0 : null,
    },
  })
  root.start()
  const container = document.createElement('div')
  container.id = 'app'
  document.body.prepend(container)
  const view = createRoot(container)
  view.render(
    <SiteContext value={siteOf(root as never, environment)}>
      <App />
    </SiteContext>,
  )
  current = { scene, kept, keeper, root: root as never, view, container }
  await rest()
}

/** Returns what the page shows of the scene, once it is at rest. */
async function look(): Promise<Shown> {
  await rest()
  if (!current) throw new Error('There is no scene.')
  const [{ machine }] = current.scene.kept
  const marked = [...document.querySelectorAll<HTMLElement>(`[data-flow="${machine}"]:not([data-region])`)]
  return {
    isRunning: current.kept.get(machine)?.actor?.getSnapshot().status === 'active',
    starts: Object.fromEntries(current.keeper.starts),
    states: marked.map(({ dataset }) => dataset.state ?? ''),
    height: document.querySelector('dialog[open]') ? 0 : document.documentElement.scrollHeight,
  }
}

const nextTask = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => resolve()
    port2.postMessage(null)
  })

/** The page is at rest after this many tasks without a change. */
const REST = 12

/** Waits until tasks no longer change anything, while the clock is stopped. */
async function untilStill(): Promise<string> {
  let html = ''
  for (let still = 0; still < REST; still += 1) {
    await nextTask()
    if (document.body.innerHTML !== html) still = 0
    html = document.body.innerHTML
  }
  return html
}

/** Waits until an image has loaded or failed. */
function loaded(image: HTMLImageElement): Promise<void> {
  image.loading = 'eager'
  return image.decode().catch(() => undefined)
}

/** Waits until the page is at rest, with its fonts and images: a missing image may change it. */
async function rest(): Promise<void> {
  for (let last = ''; ; ) {
    await untilStill()
    await document.fonts.ready
    await Promise.all([...document.images].map(loaded))
    const html = await untilStill()
    if (html === last) return
    last = html
  }
}

export type GalleryWindow = Window & {
  gallery?: { show: typeof show; look: typeof look; rest: typeof rest; fingerprintOf: typeof fingerprintOf }
}

async function start(): Promise<void> {
  await Promise.all([
    loadMessages('bn'),
    ...ROUTES.flatMap(({ screen, desktop }) => [screen, desktop]).map(
      (screen) => screen && fetchScreen(screen),
    ),
    fetchScreen('notFound'),
  ])
  // Loads the fonts before the first picture; otherwise each is fetched on first use.
  await Promise.all([...document.fonts].map((font) => font.load().catch(() => undefined)))
  ;(window as GalleryWindow).gallery = { show, look, rest, fingerprintOf }
}

start()
