import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { ROUTES, type ScreenName } from '../../machines/app/router/routes.ts'
import type { Visit } from './visit.ts'

const FLOWS = new URL('../flows/', import.meta.url)

const files = readdirSync(FLOWS, { recursive: true, encoding: 'utf8' })
const pages = new Map(
  files.filter((file) => file.endsWith('.page.ts')).map((file) => [basename(file, '.page.ts'), file]),
)

/** Returns the visit of a screen, which its page model exports. Rejects where there is none. */
async function visitOf(screen: ScreenName): Promise<Visit> {
  const file = pages.get(screen)
  const page: { visit?: Visit } = file ? await import(new URL(file, FLOWS).href) : {}
  if (!page.visit) throw new Error(`No tests/flows/*/${screen}/${screen}.page.ts exports a visit.`)
  return page.visit
}

const screens = [...ROUTES.flatMap(({ screen, desktop }) => [screen, desktop]), 'notFound' as const]

/** A visit for each screen of the route table. */
export const VISITS = Object.fromEntries(
  await Promise.all(
    [...new Set(screens)]
      .filter((screen) => screen != null)
      .map(async (screen) => [screen, await visitOf(screen)] as const),
  ),
) as Readonly<Record<ScreenName, Visit>>

/** The visits of the screens that a phone shows. */
export const PHONE_VISITS = (Object.entries(VISITS) as [ScreenName, Visit][]).filter(
  ([, { desktop }]) => !desktop,
)
