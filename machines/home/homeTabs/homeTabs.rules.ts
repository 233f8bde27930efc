import type { Location } from '../../app/router/access.rules.ts'
import { HOME_TABS } from '../../games/gameKinds.ts'

/** Returns each name once, and nothing without a name: a list of choices tells them apart by nothing else. */
export function distinct<Item>(items: readonly Item[], nameOf: (item: Item) => string): readonly Item[] {
  return items.filter(
    (item, at) => nameOf(item) !== '' && items.findIndex((one) => nameOf(one) === nameOf(item)) === at,
  )
}

/** Returns the type of the tab in the address, else of the one that was open when this history entry was left. */
export function tabOf({ query, state }: Pick<Location, 'query' | 'state'>): string {
  const left = typeof state === 'object' && state !== null && 'tab' in state ? state.tab : undefined
  const tab = HOME_TABS.find(({ key }) => key === query.tab) ?? HOME_TABS.find(({ type }) => type === left)
  return tab?.type ?? 'SPORTS'
}
