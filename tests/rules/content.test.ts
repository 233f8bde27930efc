import { expect, it } from 'vitest'
import { contentPageAt } from '#machines/content/content/content.rules.ts'

it.each(['/terms', '/terms/'])('names the text page at %s', (path) => {
  expect(contentPageAt(path)).toBe('terms')
})
