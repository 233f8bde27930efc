import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { flowIndex, flowPages } from '../scripts/docs/flows.mjs'

it('docs/flows has a page for each flow, which its model tests, and an index of them', () => {
  const pages = readdirSync('docs/flows', { recursive: true }).map(String)
  expect(pages.filter((page) => page.endsWith('.md') && page !== 'README.md').sort()).toEqual(
    flowPages().sort(),
  )
  expect(readFileSync('docs/flows/README.md', 'utf8'), 'npm run docs writes it').toBe(flowIndex())
})
