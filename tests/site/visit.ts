import type { Page } from '@playwright/test'
import { PLAYER } from '../model/ambient.ts'
import { type Answers, type Served, serve, stored } from './serve.ts'

/** How to reach a screen in a test. */
export interface Visit {
  /** The address to open. */
  readonly at: string
  readonly player?: boolean
  /** True for a screen that only a desktop shows. */
  readonly desktop?: boolean
  /** Responses in addition to those of `ambient.ts`. */
  readonly answers?: Answers
  /** Navigates from the address to the screen. */
  readonly go?: (page: Page) => Promise<void>
  /** The level-1 heading. */
  readonly heading: string
  /** Fills in and submits the form of the screen. */
  readonly submit?: (page: Page) => Promise<void>
  /** The call that `submit` sends, as `METHOD /path` below `/api`. */
  readonly submits?: string
}

/** Opens a screen. `device` adds to the stored values, `over` to the responses of the visit. */
export async function visit(
  page: Page,
  { at, player, answers, go }: Visit,
  { device = {}, over = {} }: { device?: Readonly<Record<string, string>>; over?: Answers } = {},
): Promise<Served> {
  const served = await serve(page, { ...answers, ...over })
  await stored(page, { ...(player && PLAYER), ...device })
  await page.goto(at)
  await go?.(page)
  return served
}
