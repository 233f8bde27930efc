import type { Page } from '@playwright/test'
import { button } from '#tests/site/controls.ts'
import type { Visit } from '#tests/site/visit.ts'
import { PROMOTIONS } from '../../rewards/promotions/promotions.fixture.ts'
import { promotionsPage } from '../../rewards/promotions/promotions.page.ts'

/** `/promotions` as a visitor uses it on a desktop. */
export function olderShellPage(page: Page) {
  const navigation = page.getByRole('navigation', { name: 'Main', exact: true })
  const strip = page.getByRole('list', { name: 'Categories', exact: true })
  const sports = navigation.getByRole('button', { name: 'Sports', exact: true })
  return {
    ...promotionsPage(page),
    navigation,
    clock: page.getByRole('timer'),
    sports,
    sportsLinks: sports.locator('xpath=..').getByRole('link'),
    exchange: navigation.getByRole('link', { name: 'Exchange', exact: true }),
    strip,
    categories: strip.getByRole('button'),
    category: (name: string) => strip.getByRole('button', { name, exact: true }),
    next: button(page, 'Next categories'),
    previous: button(page, 'Previous categories'),
    reload: button(page, 'Reload'),
    /** The collapsible text of the footer. */
    about: page.getByRole('heading', { level: 2, name: /^About / }).locator('xpath=..'),
    footer: page.getByRole('contentinfo'),
  }
}

/** Returns how many categories are fully in view. */
export function categoriesInView(page: Page): Promise<number> {
  return olderShellPage(page).strip.evaluate((list) => {
    const { left, right } = list.getBoundingClientRect()
    return [...list.children]
      .map((item) => item.getBoundingClientRect())
      .filter((item) => item.left > left - 1 && item.right < right + 1).length
  })
}

export const visit: Visit = {
  at: '/promotions',
  desktop: true,
  player: true,
  answers: { 'GET /promotion': { body: { promotions: PROMOTIONS } } },
  heading: 'Promotions',
}
