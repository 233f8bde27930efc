import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const rule = readFileSync('scripts/lint/floors.grit', 'utf8')

/** Returns, for each folder of a root but the highest, the folders that it may not import. */
function floorsOf(root: string): readonly (readonly [folder: string, above: readonly string[]])[] {
  const [, ofRoot = ''] = rule.split(`$filename <: r".*/${root}/`)
  const [rows = ''] = ofRoot.split('$filename')
  return [...rows.matchAll(/\$folder <: "(\w+)", \$from <: or \{ (.*?) \}/g)].map(
    ([, folder = '', above = '']) => [folder, above.split(', ').map((name) => name.slice(1, -1))],
  )
}

it.each(['machines', 'server', 'src'])('the order of floors has every folder of %s', (root) => {
  const floors = floorsOf(root)
  const order = [...floors.map(([folder]) => folder), floors.at(-1)?.[1][0] ?? '']
  const folders = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .map(({ name }) => name)
  expect([...order].sort()).toEqual(folders.sort())
  expect(floors).toEqual(order.slice(0, -1).map((folder, at) => [folder, order.slice(at + 1)]))
})
