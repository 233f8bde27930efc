import type { Location } from '../../common/access.rules.ts'
import { uniqueBy } from '../../common/uniqueBy.ts'
import { HOME_TABS } from '../../games/gameKinds.ts'

/** Returns the items with unique, non-empty names: a list of options distinguishes them only by name. */
export function distinct<Item>(items: readonly Item[], nameOf: (item: Item) => string): readonly Item[] {
  return uniqueBy(items, nameOf).filter((item) => nameOf(item) !== '')
}

/** Returns a text that the home page stored in the state of its history entry, undefined if it isn't a text. */
function entryText(state: unknown, name: 'tab' | 'words'): string | undefined {
  const text = typeof state === 'object' && state !== null && (state as Record<string, unknown>)[name]
  return typeof text === 'string' ? text : undefined
}

/** Returns the search words at the time this history entry was left. */
export function wordsOf({ state }: Pick<Location, 'state'>): string {
  return entryText(state, 'words') ?? ''
}

/** Returns the type of the tab in the address, else of the one open when this history entry was left. */
export function tabOf({ query, state }: Pick<Location, 'query' | 'state'>): string {
  const entryType = entryText(state, 'tab')
  const tab =
    HOME_TABS.find(({ key }) => key === query.tab) ?? HOME_TABS.find(({ type }) => type === entryType)
  return tab?.type ?? 'SPORTS'
}
