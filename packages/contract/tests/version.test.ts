import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { openApiDocument } from '../openapi/document.ts'
import { CALL_LIMIT } from '../timeLimits.ts'

/** The digests of what each version of the contract sends and reads, without words and examples. */
const DIGESTS: Readonly<Record<string, string>> = {
  '1.0': 'ca75d5b27482b747',
  '1.1': '371a69d0a98b45b3',
  '1.2': '343bc8a1f9436079',
}

const WORDS = ['description', 'summary', 'title']

/** Leaves out examples, and words, which have the names of fields too. */
const shapeOf = (key: string, value: unknown) =>
  key === 'example' || (WORDS.includes(key) && typeof value === 'string') ? undefined : value

it('what the site sends and reads is that of the contract’s version; docs/contract.md says which number rises', () => {
  const { info, paths, components } = openApiDocument()
  const shapes = JSON.stringify([paths, components, CALL_LIMIT], shapeOf)
  expect(createHash('sha256').update(shapes).digest('hex').slice(0, 16)).toBe(DIGESTS[info.version])
})
