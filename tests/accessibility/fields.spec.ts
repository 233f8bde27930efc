import { expect, type Page } from '@playwright/test'
import { field } from '../site/controls.ts'
import { test } from '../site/sharedPage.ts'
import { visit } from '../site/visit.ts'
import { PHONE_VISITS, VISITS } from '../site/visits.ts'

/** Returns the ids that describe or name something in the page and belong to nothing. */
const danglingIds = (page: Page) =>
  page.evaluate(() =>
    ['aria-describedby', 'aria-labelledby'].flatMap((name) =>
      [...document.querySelectorAll(`[${name}]`)].flatMap((element) =>
        (element.getAttribute(name) ?? '').split(' ').filter((id) => !document.getElementById(id)),
      ),
    ),
  )

for (const [name, one] of PHONE_VISITS.filter(([, { submits }]) => submits))
  test(`everything that describes a control of ${name} is on the screen`, async ({ page }) => {
    await visit(page, one)
    await expect(page.getByRole('heading', { level: 1, name: one.heading })).toBeAttached()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    expect(await danglingIds(page)).toEqual([])
  })

for (const [screen, name] of [
  ['signup', 'Password'],
  ['resetPassword', 'New Password'],
] as const)
  test(`the rules of a new password describe its field on ${screen}`, async ({ page }) => {
    await visit(page, VISITS[screen])
    await expect(field(page, name)).toHaveAccessibleDescription(/8 characters/)
  })
