import { describe, expect, it } from 'vitest'
import { ANSWERS, answerIn } from '#machines/content/operator/answers.rules.ts'
import { operatorSchemas } from '#scripts/vite/operatorSchemas.ts'
import { text as bengali } from '#src/i18n/bn/content/pages/faq.ts'
import { text as english } from '#src/i18n/en/content/pages/faq.ts'

const turnover = { id: 'turnover', title: 'Why play first?' }
const sections = [{ id: 'vip', title: 'Points', questions: [turnover] }, { title: 'Nothing' }]

it('an answer is the question or section of a faq that has its name', () => {
  expect(answerIn(sections, 'turnover')).toEqual(turnover)
  expect(answerIn(sections, 'vip')?.title).toBe('Points')
  expect(answerIn(sections, 'liability')).toBeUndefined()
})

describe.each(Object.entries({ english, bengali }))('the %s faq of the product', (_, faq) => {
  it.each(ANSWERS)('answers %s', (name) => {
    expect(answerIn(faq.sections, name)?.text?.length).toBeGreaterThan(0)
  })
})

it('the schema of the pages names the answers that a faq may replace', () => {
  const { properties } = JSON.parse(operatorSchemas()['pages.schema.json'] ?? '') as {
    properties: Readonly<Record<string, { description?: string }>>
  }
  for (const name of ANSWERS) expect(properties.faq?.description).toContain(name)
  expect(properties.terms?.description).toBeUndefined()
})
