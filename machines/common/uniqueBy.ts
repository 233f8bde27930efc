/** Returns the items with each id once: the first of them. */
export function uniqueBy<Item>(items: readonly Item[], idOf: (item: Item) => string): readonly Item[] {
  const first = new Map<string, Item>()
  for (const item of items) if (!first.has(idOf(item))) first.set(idOf(item), item)
  return [...first.values()]
}
