import type { Location } from '../../app/router/access.rules.ts'
import { uniqueBy } from '../../common/uniqueBy.ts'
import { HOME_TABS } from '../../games/gameKinds.ts'

/** Returns each name once, and nothing without a name: a list of choices tells them apart by nothing else. */
export function distinct<Item>(items: readonly Item[], nameOf: (item: Item) => string): readonly Item[] {
  return uniqueBy(items, nameOf).filter((item) => nameOf(item) !== '')
}

/** Returns a text that the home left in the state of its history entry, undefined where it is none. */
function leftText(state: unknown, name: 'tab' | 'words'): string | undefined {
  const left = typeof state === 'object' && state !== null && (state as Record<string, unknown>)[name]
  return typeof left === 'string' ? left : undefined
}

/** Returns the words that were searched for when this history entry was left. */
export function wordsOf({ state }: Pick<Location, 'state'>): string {
  return leftText(state, 'words') ?? ''
}

/** Returns the type of the tab in the address, else of the one that was open when this history entry was left. */
export function tabOf({ query, state }: Pick<Location, 'query' | 'state'>): string {
  const left = leftText(state, 'tab')
  const tab = HOME_TABS.find(({ key }) => key === query.tab) ?? HOME_TABS.find(({ type }) => type === left)
  return tab?.type ?? 'SPORTS'
}
