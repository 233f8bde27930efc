import type { Page } from '@playwright/test'
import type { FlowModel } from '../model.ts'
import type { WireAnswer } from '../wire.types.ts'

/** Milliseconds by which calls reach the test late, and answers the page. */
export interface Delays {
  readonly call: number
  readonly answer: number
}

/** Code of the app that pages do not get, and the module that they get in its place. */
export interface Stub {
  /** As in the `Fetch` domain of the DevTools protocol: `*` stands for any characters. */
  readonly urlPattern: string
  readonly module: string
}

/** What the harness has to know of an app's pages. */
export interface PagesOf {
  /** The top folders whose addresses are calls, by default `api`. Other requests go to the app's server. */
  readonly folders?: readonly string[]
  /** Returns true if a call, `METHOD /path`, is answered with a picture. */
  isPicture?(call: string): boolean
  readonly stub?: Stub
  readonly delays?: Delays
  /**
   * Returns how to make the clock of a page forget what has happened. With it, all walks of a worker share one page;
   * without it each has a page of its own, which takes some 0.2 s more.
   */
  clockOf?(page: Page): ClockHistory
}

/** What a page restores in its next document: the time that has passed. */
export interface ClockHistory {
  forget(): Promise<void>
}

/** What the harness has to know of an app in order to walk its charts in a browser. All of it is optional. */
export interface BrowserApp extends PagesOf {
  /** Answers to calls that any flow of the app makes, by `METHOD /path`; `held` until a gesture releases them. */
  readonly ambient?: Readonly<Record<string, WireAnswer | 'held'>>
  /** Returns true for a model whose pages get the code that `stub` replaces. */
  isUnstubbed?(model: FlowModel): boolean
  /** Returns what plays the model's `deviceEvents` on a page. */
  deviceOf?(page: Page): unknown
  readonly together?: Together
}

/** The result of one look at a page. */
export interface Look {
  /** Whether each check holds, in their order. */
  readonly holds: readonly boolean[]
  /** The visible text. */
  readonly text: string
  /** `data-flow` and `data-state` of the elements that have them. */
  readonly flows: readonly { readonly flow: string; readonly state: string }[]
  /** Whether the page says that a part of it is loading. */
  readonly isBusy?: boolean
  /** What is wrong whatever the state is, in words. */
  readonly slips?: readonly string[]
}

/**
 * Makes all assertions of a step in one round trip to the page. Without it they are made one by one, by Playwright's own
 * `expect`, which takes some 5 ms each.
 */
export interface Together<Check = unknown> {
  /** Runs assertions, and returns those that it can make later instead of making them. */
  collect(assertions: () => Promise<unknown>): Promise<readonly Check[]>
  /** Makes them, and returns what the page shows. */
  lookAt(page: Page, checks: readonly Check[]): Promise<Look>
  /** Returns an assertion in words, such as `getByRole('status') has the text "idle"`. */
  inWords(page: Page, check: Check): string
}
