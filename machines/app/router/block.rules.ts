import type { MarketBlock } from '../../contract/site.ts'
import type { Location } from './access.rules.ts'
import { routeOf, type Section } from './routes.ts'
import type { Navigate } from './screen.types.ts'

/** An upline blocks a section by its flag at 0 and a status that is not `active`. */
export function isBlocked(section: Section | undefined, block: MarketBlock | 'unknown' | 'free'): boolean {
  if (section === undefined || typeof block === 'string' || block.status === 'active') return false
  return section === 'exchange' ? !block.exchange_market : !block.cs_market
}

/** The name that the popup gives a section: the title that the player pressed, else the section's own. */
export function sectionName(section: Section | undefined, location: Location): string {
  const title = location.query.title?.trim()
  return title || (section === 'exchange' ? 'Exchange' : 'Games')
}

/** Where a player whose section is blocked is sent: back to the screen that its navigation state names, else home. */
export function wayOutOf({ state }: Location): Navigate {
  const { from, fromState = null } = (state ?? {}) as { from?: unknown; fromState?: unknown }
  const route = typeof from === 'string' ? routeOf(from) : undefined
  if (typeof from !== 'string' || !route || route.section) return { to: '/', replace: true }
  return { to: from, replace: true, state: fromState }
}
