import { uniqueBy } from '../../common/lists/uniqueBy.ts'
import type { Location } from '../../common/routing/access.rules.ts'
import { HOME_TABS } from '../../games/gameKinds.ts'

/** Returns the items with unique, non-empty names: a list of options distinguishes them only by name. */
export function distinct<Item>(items: readonly Item[], nameOf: (item: Item) => string): readonly Item[] {
  return uniqueBy(items, nameOf).filter((item) => nameOf(item) !== '')
}

/** Returns the type of the tab that was last open in this history entry, else of the one in the address. */
export function tabOf({ query }: Pick<Location, 'query'>, kept: string | undefined): string {
  const tab = HOME_TABS.find(({ type }) => type === kept) ?? HOME_TABS.find(({ key }) => key === query.tab)
  return tab?.type ?? 'SPORTS'
}
