import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { homeTabsMachine, loadOfTab } from '#machines/home/homeTabs/homeTabs.machine.ts'
import { distinct, tabOf } from '#machines/home/homeTabs/homeTabs.rules.ts'

it.each([
  [{ tab: 'slot' }, undefined, 'SLOT'],
  [{ tab: 'slot' }, 'FH', 'FH'],
  [{}, 'FH', 'FH'],
  [{ tab: 'SLOT' }, undefined, 'SPORTS'],
  // Arcade and Lottery have no tab.
  [{ tab: 'arcade' }, undefined, 'SPORTS'],
  [{ tab: 'slot' }, 'LOTTO', 'SLOT'],
  [{}, 'LOTTO', 'SPORTS'],
  [{}, undefined, 'SPORTS'],
])('an address with the query %j and a history entry with the tab %s open the tab %s', (query, kept, type) =>
  expect(tabOf({ query }, kept)).toBe(type),
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
  ['SLOT', 'loadSystems'],
  ['SPORTS', undefined],
])('the tab %s opens with the load %s', (type, load) =>
  expect(loadOfTab(createActor(homeTabsMachine, { input: { type } }).getSnapshot())?.id).toBe(load),
)
