import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { type Page, test } from '@playwright/test'
import { ROUTES, type ScreenName } from '../../machines/common/routing/routes.ts'
import { PLAYER } from '../model/ambient.ts'
import type { Served } from './serve.ts'
import { TOUR_START, tourTo, type Visit } from './visit.ts'

const FLOWS = new URL('../flows/', import.meta.url)

const files = readdirSync(FLOWS, { recursive: true, encoding: 'utf8' })
const pages = new Map(
  files.filter((file) => file.endsWith('.page.ts')).map((file) => [basename(file, '.page.ts'), file]),
)

interface PageModel {
  readonly visit?: Visit
  /** The visits of the other addresses of a screen that has several, by what they show. */
  readonly otherVisits?: Readonly<Record<string, Visit>>
}

/** Returns the page model of a screen. Rejects if none has a visit. */
async function pageOf(screen: ScreenName): Promise<PageModel & { visit: Visit }> {
  const file = pages.get(screen)
  const { visit, otherVisits = {} }: PageModel = file ? await import(new URL(file, FLOWS).href) : {}
  if (!visit) throw new Error(`No tests/flows/*/${screen}/${screen}.page.ts exports a visit.`)
  return { visit, otherVisits }
}

const screens = [...ROUTES.flatMap(({ screen, desktop }) => [screen, desktop]), 'notFound' as const]

const models = await Promise.all(
  [...new Set(screens)]
    .filter((screen) => screen != null)
    .map(async (screen) => [screen, await pageOf(screen)] as const),
)

/** A visit for each screen of the route table. */
export const VISITS = Object.fromEntries(
  models.map(([screen, { visit }]) => [screen, visit] as const),
) as Readonly<Record<ScreenName, Visit>>

/** The visits of the screens that a phone shows, at each of their addresses. */
export const PHONE_VISITS = models
  .flatMap(([screen, { visit, otherVisits = {} }]): [string, Visit][] => [
    [screen, visit],
    ...Object.entries(otherVisits),
  ])
  .filter(([, { desktop }]) => !desktop)

/** True for a screen that needs more than its address, or the address at which a tour starts. */
const isAlone = ({ at, go }: Visit) => go !== undefined || at === TOUR_START

/** The visits of the screens that one page can show in turn, by visitor: each needs its address only. */
export const TOURS = (['guest', 'player'] as const).map((visitor) => ({
  visitor,
  device: visitor === 'player' ? PLAYER : {},
  visits: PHONE_VISITS.filter(([, one]) => !isAlone(one) && Boolean(one.player) === (visitor === 'player')),
}))

/** Shows the visits of a tour in turn on a page at its start, and looks at each. */
export async function tour(
  page: Page,
  served: Served,
  visits: readonly (readonly [string, Visit])[],
  look: (target: Visit, screen: string) => Promise<unknown>,
): Promise<void> {
  for (const [screen, target] of visits)
    await test.step(screen, async () => {
      served.answerAll(target.answers)
      await tourTo(page, target.at)
      await look(target, screen)
    })
}

/** The visits of the other screens that a phone shows. */
export const SINGLE_VISITS = PHONE_VISITS.filter(([, one]) => isAlone(one))
