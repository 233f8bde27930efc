import { expect, it } from 'vitest'
import { text as bengali } from '#src/i18n/bn/content/pages/faq.ts'
import { text as english } from '#src/i18n/en/content/pages/faq.ts'
import { ASKED } from '#src/screens/support/chatBox/asked.ts'

it.each([
  ['English', english],
  ['Bengali', bengali],
])('the questions of an empty chat are answered by the FAQ in %s', (_, { sections }) => {
  const answered = sections.flatMap(({ questions = [] }) => questions.map(({ id }) => id))
  expect(answered).toEqual(expect.arrayContaining([...ASKED]))
})
