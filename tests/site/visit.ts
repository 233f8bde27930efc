import { expect, type Page } from '@playwright/test'
import { PLAYER } from '../model/ambient.ts'
import { travel } from '../model/device.ts'
import { type Answers, type Served, serve, stored } from './serve.ts'

/** What a test needs to reach a screen. */
export interface Way {
  /** The address to open. */
  readonly at: string
  readonly player?: boolean
  /** What the device has stored, in addition to the player. */
  readonly device?: Readonly<Record<string, string>> | undefined
  /** Responses in addition to those of `ambient.ts`. */
  readonly answers?: Answers | undefined
  /** Navigates from the address to the screen. */
  readonly go?: ((page: Page) => Promise<unknown>) | undefined
}

/** How to reach a screen in a test. */
export interface Visit extends Way {
  /** True for a screen that only a desktop shows. */
  readonly desktop?: boolean
  /** The level-1 heading. */
  readonly heading: string
  /** Fills in and submits the form of the screen. */
  readonly submit?: (page: Page) => Promise<unknown>
  /** The call that `submit` sends, as `METHOD /path` below `/api`. */
  readonly submits?: string
}

/** The address at which a tour starts: its screen needs no call. */
export const TOUR_START = '/nowhere'

const startOf = (page: Page) => page.locator('[data-flow=notFound]')

/** Takes a page of the site to the screen of an address without loading the site again, from a screen of its own. */
export async function tourTo(page: Page, address: string): Promise<void> {
  await travel(page, TOUR_START)
  await expect(startOf(page)).toBeVisible()
  await travel(page, address)
  await expect(startOf(page)).toHaveCount(0)
}

/** How far a page has to be loaded. The event `load` comes after the fonts of the first screen. */
export type Milestone = 'commit' | 'load'

/** Opens an address; the home without its splash, which appears only if the home is the first screen. */
export async function openAt(page: Page, address: string, waitUntil: Milestone = 'load'): Promise<void> {
  if (!/^\/($|\?)/.test(address)) return void (await page.goto(address, { waitUntil }))
  await page.goto(TOUR_START, { waitUntil })
  await tourTo(page, address)
}

/** Opens a screen. `device` adds to the stored values, `over` to the responses of the visit. */
export async function visit(
  page: Page,
  { at, player, answers, go, ...target }: Way,
  {
    device = {},
    over = {},
    waitUntil,
  }: Pick<Way, 'device'> & { readonly over?: Answers; readonly waitUntil?: Milestone } = {},
): Promise<Served> {
  const served = await serve(page, { ...answers, ...over })
  await stored(page, { ...(player && PLAYER), ...target.device, ...device })
  await openAt(page, at, waitUntil)
  await go?.(page)
  return served
}
