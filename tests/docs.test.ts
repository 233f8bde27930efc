import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { openApiText } from '@tiya/contract/openapi/document'
import { expect, it } from 'vitest'
import { flowIndex, flowPages } from '../scripts/docs/flows.mjs'

it('docs/flows has a page for each flow, which its model tests, and an index of them', () => {
  const pages = readdirSync('docs/flows', { recursive: true }).map(String)
  expect(pages.filter((page) => page.endsWith('.md') && page !== 'README.md').sort()).toEqual(
    flowPages().sort(),
  )
  expect(readFileSync('docs/flows/README.md', 'utf8'), 'npm run docs writes it').toBe(flowIndex())
})

it('docs/openapi.json is up to date; `npm run docs` writes it', () => {
  expect(readFileSync('docs/openapi.json', 'utf8')).toBe(openApiText())
})

const pages = [
  ...readdirSync('.'),
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' }).map((path) => join('docs', path)),
  ...readdirSync('packages').map((name) => join('packages', name, 'README.md')),
].filter((path) => path.endsWith('.md') && existsSync(path))

/** The anchors of a page's headings, as GitHub makes them. */
const anchorsOf = (text: string) =>
  [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading]) =>
    String(heading)
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )

function brokenLinks(page: string): string[] {
  const text = readFileSync(page, 'utf8').replace(/^```.*?^```/gms, '')
  const links = [...text.matchAll(/(?:\]\(|src=")(?!\w+:)([^)"#]*)#?([^)"]*)/g)]
  const broken = links.filter(([, path, anchor]) => {
    const target = path ? join(dirname(page), path) : page
    if (!existsSync(target)) return true
    return anchor && !anchorsOf(readFileSync(target, 'utf8')).includes(anchor)
  })
  return broken.map(([link]) => `${page}: ${link}`)
}

it('the pages link to files and headings that exist', () => {
  expect(pages.flatMap(brokenLinks)).toEqual([])
})

it('each decision ends with the day on which it came in', () => {
  const entries = pages
    .filter((page) => page.startsWith('docs/decisions/') && !page.endsWith('README.md'))
    .flatMap((page) => readFileSync(page, 'utf8').split(/\n(?=- |#|\n)/))
    .filter((part) => part.startsWith('- '))
  expect(entries.length).toBeGreaterThan(200)
  expect(entries.filter((entry) => !/\s\(20\d\d-\d\d-\d\d\)\s*$/.test(entry))).toEqual([])
})
