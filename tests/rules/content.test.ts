import { expect, it } from 'vitest'
import { CONTENT_PAGES } from '../../machines/app/router/routes.ts'
import { contentPageAt } from '../../machines/content/content/content.rules.ts'

it.each(CONTENT_PAGES)('/%s shows its page, with a slash at the end too', (page) => {
  expect(contentPageAt(`/${page}`)).toBe(page)
  expect(contentPageAt(`/${page}/`)).toBe(page)
})
