import { expect, type Page } from '@playwright/test'
import { button } from '#tests/site/controls.ts'
import { closeError } from '#tests/site/errorDialog.ts'
import { test } from '#tests/site/sharedPage.ts'
import { fillSignup } from '#tests/site/signup.ts'
import { TOUR_START, tourTo, visit } from '#tests/site/visit.ts'
import { expectEntry } from './overlays.page.ts'

const CREATE = 'POST /v1/create-players'

const dialog = (page: Page) => page.getByRole('dialog')

async function openSheet(page: Page): Promise<number> {
  await page.getByRole('banner').getByRole('link', { name: 'Help' }).click()
  // The contacts may come late, and raise the sheet.
  await expect(dialog(page).getByRole('link', { name: /Telegram|Email/ })).toHaveCount(2)
  await dialog(page).evaluate(async (sheet) => {
    await Promise.allSettled(sheet.getAnimations({ subtree: true }).map(({ finished }) => finished))
  })
  return page.evaluate(() => history.length)
}

async function drag(page: Page, by: number): Promise<void> {
  const box = await dialog(page).locator('header').boundingBox()
  if (!box) throw new Error('The sheet has no header.')
  await page.mouse.move(box.x + 40, box.y + 20)
  await page.mouse.down()
  await page.mouse.move(box.x + 40, box.y + 20 + by, { steps: 3 })
  await page.mouse.up()
}

test('a sheet is closed by dragging it down, not by a short drag', async ({ page }) => {
  await visit(page, { at: '/' })
  await openSheet(page)
  await drag(page, 40)
  await expect(dialog(page)).not.toHaveAttribute('style', /translate/)
  await drag(page, 120)
  await expect(dialog(page)).toHaveCount(0)
})

test('a page that is opened from an overlay takes the place of its history entry', async ({ page }) => {
  await visit(page, { at: '/' })
  const entries = await openSheet(page)
  const login = dialog(page).getByRole('link', { name: 'Login', exact: true })
  await expect(login).toHaveAccessibleDescription('Log in to chat with us')
  await login.click()
  await expect(page).toHaveURL('/login')
  expect(await page.evaluate(() => history.length)).toBe(entries)
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(dialog(page)).toHaveCount(0)
})

test('an overlay that was open before a reload leaves no entry behind', async ({ page }) => {
  await visit(page, { at: '/' })
  await openSheet(page)
  await page.reload()
  await expectEntry(page, false)
  await page.goBack()
  await expect(page).toHaveURL(TOUR_START)
})

test('Forward to the entry of a dialog that was closed leaves the page below as it is', async ({ page }) => {
  const served = await visit(page, {
    at: TOUR_START,
    answers: { [CREATE]: { status: 422, body: { message: 'Sign-up is closed.' } } },
    go: () => tourTo(page, '/signup'),
  })
  await fillSignup(page)
  await button(page, 'Sign up').click()
  await closeError(page)
  await expectEntry(page, false)
  const steps = await page.evaluateHandle(() => {
    const seen: Event[] = []
    window.addEventListener('popstate', (event) => seen.push(event))
    return seen
  })
  await page.evaluate(() => history.forward())
  await expect.poll(() => steps.evaluate((seen) => seen.length)).toBe(2)
  await button(page, 'Sign up').click()
  await closeError(page)
  await expectEntry(page, false)
  const [first, second] = served.bodies(CREATE)
  expect(second).toEqual(first)

  await page.goBack()
  await expect(page).toHaveURL(TOUR_START)
  // As a long press on Forward offers it.
  await page.evaluate(() => history.go(2))
  await expect(page.getByRole('heading', { level: 1, name: 'Sign up' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(TOUR_START)
})

test('Tab and Shift+Tab wrap around in a dialog', async ({ page }) => {
  await visit(page, { at: '/', player: true, device: { regPopup: '1' } })
  const names = ['Close', 'Home Page', 'Deposit now']
  const button = (name: string) => dialog(page).getByRole('button', { name })
  for (const name of [...names, ...names]) {
    await expect(button(name)).toBeFocused()
    await page.keyboard.press('Tab')
  }
  for (const name of ['Close', ...names.toReversed(), ...names.toReversed()]) {
    await expect(button(name)).toBeFocused()
    await page.keyboard.press('Shift+Tab')
  }
})
