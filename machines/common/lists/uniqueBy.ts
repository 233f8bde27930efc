/** Returns the items without duplicates: the first item with each id. */
export function uniqueBy<Item>(items: readonly Item[], idOf: (item: Item) => string): readonly Item[] {
  const first = new Map<string, Item>()
  for (const item of items) if (!first.has(idOf(item))) first.set(idOf(item), item)
  return [...first.values()]
}
