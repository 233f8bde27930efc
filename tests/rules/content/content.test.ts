import { expect, it } from 'vitest'
import { contentPageAt, hasPage } from '#machines/content/content/content.rules.ts'
import { withIds } from '#src/i18n/pageText.ts'

it.each(['/terms', '/terms/'])('the address %s is that of the terms', (path) => {
  expect(contentPageAt(path)).toBe('terms')
})

const FACTS = ['brand-ambassador', 'about', 'terms', 'privacy'] as const
const OTHERS = ['faq', 'responsible-gaming', 'age-limit', 'affiliate'] as const

it.each(FACTS)('%s is there in a demonstration, or if the operator has written it', (page) => {
  expect(hasPage(page, { demo: true, pages: {} })).toBe(true)
  expect(hasPage(page, { demo: false, pages: {} })).toBe(false)
  expect(hasPage(page, { demo: null, pages: {} })).toBe(null)
  expect(hasPage(page, { demo: false, pages: { [page]: 'text' } })).toBe(true)
  expect(hasPage(page, { demo: null, pages: { [page]: 'text' } })).toBe(true)
})

it.each(OTHERS)('%s is always there', (page) => {
  for (const demo of [true, false, null]) expect(hasPage(page, { demo, pages: {} })).toBe(true)
})

it('sections and questions without an id get one by their place', () => {
  const text = {
    lead: 'Lead.',
    sections: [
      { title: 'One', text: [] },
      { id: 'own', title: 'Two', text: [] },
    ],
  }
  expect(withIds(text).sections.map(({ id }) => id)).toEqual(['section-1', 'own'])
  const questions = [
    { title: 'Why?', text: [] },
    { id: 'how', title: 'How?', text: [] },
  ]
  const asked = withIds({ lead: 'Lead.', sections: [{ title: 'One', text: [], questions }] })
  expect(asked.sections[0]?.questions?.map(({ id }) => id)).toEqual(['question-1-1', 'how'])
})
