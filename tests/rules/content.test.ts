import { expect, it } from 'vitest'
import { contentPageAt } from '#machines/content/content/content.rules.ts'

it.each(['/terms', '/terms/'])('the address %s is that of the terms', (path) => {
  expect(contentPageAt(path)).toBe('terms')
})
