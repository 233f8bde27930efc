import type { Locator, Page } from '@playwright/test'
import type { AnyActor, EventObject } from 'xstate'

/*
 * What the walks and journeys need of Playwright and React, and these have no public API for. The walks would do without
 * (`packages/graph-tests` uses none of it), but take longer. Nothing else in `tests` uses private
 * members of packages. Any release may change them, so `package.json` pins the versions, and `harness.spec.ts` fails if
 * one of Playwright's is missing.
 */

interface Connected<Impl> {
  readonly _connection: { toImpl(frame: unknown): Impl }
}

/** Returns the main frame of a page in Playwright's own server, which runs in the same process. */
function frameInternals<Impl>(page: Page): Impl {
  const frame = page.mainFrame()
  return (frame as unknown as Connected<Impl>)._connection.toImpl(frame)
}

/** One assertion, in the form of Playwright's own matchers. */
export interface Assertion {
  readonly expression: string
  readonly isNot: boolean
}

/** The part used here of the code that Playwright injects into every page. */
export interface Injected {
  parseSelector(selector: string): unknown
  querySelectorAll(selector: unknown, root: Document): Element[]
  expect(
    element: Element | undefined,
    check: Assertion,
    elements: readonly Element[],
    frameVisible: boolean,
  ): Promise<{ matches: boolean }>
}

type Evaluation<Arg, Value> = (injected: Injected, arg: Arg) => Promise<Value>

interface FrameInternals {
  utilityContext(): Promise<{
    injectedScript(): Promise<{
      evaluate<Arg, Value>(run: Evaluation<Arg, Value>, arg: Arg): Promise<Value>
    }>
  }>
}

/**
 * Runs a function in the page, with Playwright's own code for selectors and matchers, so that all assertions of
 * a step take one round trip. Made one by one, each costs two processes about 5 ms, which is most of a walk's
 * time.
 */
export async function evaluateInjected<Arg, Value>(
  page: Page,
  run: Evaluation<Arg, Value>,
  arg: Arg,
): Promise<Value> {
  const context = await frameInternals<FrameInternals>(page).utilityContext()
  const injected = await context.injectedScript()
  return injected.evaluate(run, arg)
}

export function isLocator(value: unknown): value is Locator {
  return typeof value === 'object' && value !== null && '_selector' in value
}

/** Returns the selector of a locator, for the injected code. */
export function selectorOf(locator: Locator): string {
  return (locator as unknown as { readonly _selector: string })._selector
}

interface Clock {
  readonly _initScripts: { dispose(): Promise<void> }[]
}

/**
 * The scripts that Playwright runs in each new document to restore the previous one's time. There is one for
 * every `page.clock` call, so a page that is used for long would load slower and slower.
 */
export class ClockHistory {
  readonly #clock: Clock
  readonly #first: number

  /** Starts the history at this point. */
  constructor(page: Page) {
    const frame = frameInternals<{ readonly _page: { readonly browserContext: { readonly clock: Clock } } }>(
      page,
    )
    this.#clock = frame._page.browserContext.clock
    this.#first = this.#clock._initScripts.length
  }

  get length(): number {
    return this.#clock._initScripts.length - this.#first
  }

  /** Lets the next document start where the history started. */
  async forget(): Promise<void> {
    await Promise.all(this.#clock._initScripts.splice(this.#first).map((script) => script.dispose()))
  }
}

/** A node of React's tree of components. */
interface Fiber {
  readonly child: Fiber | null
  readonly sibling: Fiber | null
  readonly memoizedProps: { readonly value?: { readonly root?: AnyActor } | null } | null
  readonly stateNode: { readonly current: Fiber }
}

/**
 * Sends an event to an actor of the page by its path in the workbench, such as `root/router/screen`. Finds the root actor
 * in the context of the site's components: the built site has nothing else that reaches it.
 */
export async function sendTo(page: Page, path: string, event: EventObject): Promise<void> {
  await page.evaluate(
    ({ path, event }) => {
      const rootIn = (fiber: Fiber | null): AnyActor | undefined =>
        fiber ? (fiber.memoizedProps?.value?.root ?? rootIn(fiber.child) ?? rootIn(fiber.sibling)) : undefined
      const container = Object.entries(document.getElementById('app') ?? {})
      const [, fiber] = container.find(([key]) => key.startsWith('__reactContainer$')) ?? []
      const [, ...ids] = path.split('/')
      let actor = rootIn((fiber as Fiber).stateNode.current)
      for (const id of ids) {
        const children: Record<string, AnyActor> = actor?.getSnapshot().children ?? {}
        // An actor without an id of its own has the name of its chart in the path.
        actor = children[id] ?? Object.values(children).find(({ logic }) => logic.id === id)
      }
      if (!actor) throw new Error(`${path} does not run.`)
      actor.send(event)
    },
    { path, event },
  )
}
