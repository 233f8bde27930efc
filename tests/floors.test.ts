import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { FLOORS, floorsRule } from '../scripts/lint/floors.mjs'

it.each(Object.entries(FLOORS))('the order of floors has every folder of %s once', (root, floors) => {
  const folders = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .map(({ name }) => name)
  expect([...floors].sort()).toEqual(folders.sort())
})

it('the linter has the rule of this order', () => {
  expect(readFileSync('scripts/lint/floors.grit', 'utf8'), 'npm run docs writes it').toBe(floorsRule())
})
