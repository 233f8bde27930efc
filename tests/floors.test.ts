import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { climbsIn, FLOORS } from '../scripts/lint/floors.mjs'

it.each(Object.entries(FLOORS))('the order of floors has every folder of %s once', (root, floors) => {
  const folders = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .map(({ name }) => name)
  expect([...floors].sort()).toEqual(folders.sort())
})

it.each([
  ['machines/money/a.ts', "import { b } from '../home/b.ts'", 'machines/home/b.ts'],
  ['src/app/notices/A.tsx', "const B = () => import('../frame/B.tsx')", 'src/app/frame/B.tsx'],
  ['src/screens/account/account/A.tsx', "import { B } from '../../app/B.tsx'", 'src/screens/app/B.tsx'],
  ['src/ports/games/a.ts', "import '#src/ports/home/b.ts'", 'src/ports/home/b.ts'],
])('in %s, %s climbs', (file, text, target) => {
  expect(climbsIn(file, text)).toEqual([expect.stringContaining(`${file} imports ${target}`)])
})

it.each([
  ['packages/ports/a.ts', "import { b } from '../../machines/home/b.ts'", 'machines/home/b.ts'],
  ['packages/graph-tests/src/a.mjs', "import '#src/ports/home/b.ts'", 'src/ports/home/b.ts'],
  ['packages/ports/a.ts', "import '../contract/wire.ts'", 'packages/contract/wire.ts'],
])('in %s, %s leaves its package', (file, text, target) => {
  expect(climbsIn(file, text)).toEqual([`${file} imports ${target}, which is outside of its package.`])
})

it.each([
  ['packages/graph-tests/tests/a.ts', "import { b } from '../src/model.ts'"],
  ['packages/graph-tests/src/a.ts', "import { b } from '@tiya/ports/result'"],
  ['machines/money/a.ts', "import { b } from '../common/b.ts'"],
  ['src/app/App.tsx', "import { B } from './frame/B.tsx'"],
  ['src/screens/exchange/Row.tsx', "import { useTexts } from '../../app/useTexts.ts'"],
])('in %s, %s does not', (file, text) => {
  expect(climbsIn(file, text)).toEqual([])
})
