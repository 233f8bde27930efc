import { expect, it } from 'vitest'
import { CONTENT_PAGES } from '../../machines/common/routes.ts'
import { contentPageAt } from '../../machines/content/content/content.rules.ts'

it.each(CONTENT_PAGES)('/%s shows its page, also with a slash at the end', (page) => {
  expect(contentPageAt(`/${page}`)).toBe(page)
  expect(contentPageAt(`/${page}/`)).toBe(page)
})
