import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { KINDS, sourcesOf } from '../../scripts/mutants/config.mjs'

const living: Record<string, string> = JSON.parse(readFileSync('tests/mutants.json', 'utf8'))

it('each mutant that may live is one of a source that is mutated', async () => {
  const kinds = Object.entries(KINDS)
  const made: string[] = []
  for (const file of new Set(Object.keys(living).map((name) => name.split(' · ')[0] ?? ''))) {
    const [, kind] = kinds.find(([name]) => sourcesOf(name).includes(file)) ?? []
    for (const { name } of (await kind?.mutantsOf(file, readFileSync(file, 'utf8'))) ?? []) made.push(name)
  }
  expect(Object.keys(living).filter((name) => !made.includes(name))).toEqual([])
})

it('each source is of one kind', () => {
  const files = Object.keys(KINDS).flatMap(sourcesOf)
  expect(files.filter((file, at) => files.indexOf(file) !== at)).toEqual([])
  for (const kind of Object.keys(KINDS)) expect(sourcesOf(kind).length, kind).toBeGreaterThan(20)
})
