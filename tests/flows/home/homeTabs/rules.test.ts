import { expect, it } from 'vitest'
import { distinct, tabOf, wordsOf } from '#machines/home/homeTabs/homeTabs.rules.ts'

it.each([
  [{ tab: 'slot' }, null, 'SLOT'],
  [{ tab: 'slot' }, { tab: 'FH' }, 'SLOT'],
  [{}, { tab: 'FH' }, 'FH'],
  [{ tab: 'nonsense' }, { tab: 'FH' }, 'FH'],
  [{ tab: 'SLOT' }, null, 'SPORTS'],
  // Arcade and Lottery have no tab.
  [{ tab: 'arcade' }, null, 'SPORTS'],
  [{}, { tab: 'LOTTO' }, 'SPORTS'],
  [{}, 'FH', 'SPORTS'],
  [{}, {}, 'SPORTS'],
  [{}, null, 'SPORTS'],
])('an address with the query %j and a history entry with %j open the tab %s', (query, state, type) =>
  expect(tabOf({ query, state })).toBe(type),
)

it('a distinct list keeps the first item of each name, and no item without a name', () => {
  expect(distinct(['B', '', 'A', 'B'], (name) => name)).toEqual(['B', 'A'])
  const items = [
    { name: 'A', at: 1 },
    { name: 'A', at: 2 },
    { name: '', at: 3 },
  ]
  expect(distinct(items, ({ name }) => name)).toEqual([{ name: 'A', at: 1 }])
})

it.each([
  [{ words: 'boat', tab: 'SLOT' }, 'boat'],
  [{ words: '' }, ''],
  [{ words: 7 }, ''],
  [{}, ''],
  ['boat', ''],
  [null, ''],
  [undefined, ''],
])('a history entry with %j searches for “%s”', (state, words) => expect(wordsOf({ state })).toBe(words))
