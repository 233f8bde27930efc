import type { MarketBlock } from '@tiya/contract/site'
import type { Location } from '../../common/routing/access.rules.ts'
import { routeOf, type Section } from '../../common/routing/routes.ts'
import type { Navigate } from '../../common/routing/screen.types.ts'

/** What the server has said of blocks; null as far as nothing is known. */
interface Blocks {
  /** Of this player. */
  readonly block: MarketBlock | null
  /** Of all players, in the site's settings. */
  readonly settingsBlock: MarketBlock | null
}

/** Returns the block that counts: the settings' only where the player's own could not be loaded. */
export const blockOf = ({ block, settingsBlock }: Blocks): MarketBlock | null => block ?? settingsBlock

/** Returns true if the upline blocks the section: its flag is 0 and the status is not `active`. Null blocks nothing. */
export function isBlocked(section: Section | undefined, block: MarketBlock | null): boolean {
  if (section === undefined || block === null || block.status === 'active') return false
  return section === 'exchange' ? !block.exchange_market : !block.cs_market
}

/** Returns the section's name for the popup: the title that the player pressed, else the section's own. */
export function sectionName(section: Section | undefined, location: Location): string {
  const title = location.query.title?.trim()
  return title || (section === 'exchange' ? 'Exchange' : 'Games')
}

/** Returns the way out of a blocked section: the screen named in the state if it has no section, else home. */
export function wayOutOf({ state }: Location): Navigate {
  const { from, fromState = null } = (state ?? {}) as { from?: unknown; fromState?: unknown }
  const route = typeof from === 'string' ? routeOf(from) : undefined
  if (typeof from !== 'string' || !route || route.section) return { to: '/', replace: true }
  return { to: from, replace: true, state: fromState }
}
