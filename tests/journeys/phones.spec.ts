import { expect, type Locator, test } from '@playwright/test'
import { travel } from '../model/device.ts'
import { button } from '../site/controls.ts'
import { visit } from '../site/visit.ts'
import { VISITS } from '../site/visits.ts'

// What a phone does that the browser of these tests doesn't do by itself.

const boxOf = (element: Locator) => element.evaluate((one) => one.getBoundingClientRect().toJSON())

test('the first wrong field is below the header where a focus knows nothing of it, as in Safari', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { focus } = HTMLElement.prototype
    HTMLElement.prototype.focus = function (options) {
      focus.call(this, { ...options, preventScroll: true })
      if (!options?.preventScroll && this.getBoundingClientRect().top < 0)
        scrollBy(0, this.getBoundingClientRect().top)
    }
  })
  await page.setViewportSize({ width: 320, height: 480 })
  await visit(page, VISITS.signup)
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await button(page, 'Sign up').click()
  const wrong = page.locator('[aria-invalid=true]').first()
  await expect(wrong).toBeFocused()
  const { bottom } = await boxOf(page.getByRole('banner'))
  expect((await boxOf(wrong)).top).toBeGreaterThanOrEqual(bottom)
})

test('a list keeps its place in a browser that does not say when scrolling ends', async ({ page }) => {
  await page.addInitScript(() => {
    for (const target of [Window.prototype, Document.prototype, Element.prototype, window])
      Reflect.deleteProperty(target, 'onscrollend')
    addEventListener('scrollend', (event) => event.stopImmediatePropagation(), true)
  })
  const games = Array.from({ length: 90 }, (_, at) => ({
    ...{ code: `g${at}`, name: `Game ${at}`, platform: 'HILO', type: 'SLOT' },
  }))
  await visit(page, { at: '/vip', player: true, answers: { 'GET /get-games': { body: { games } } } })
  await travel(page, '/games?type=SLOT&title=Slot')
  await expect(button(page, 'Game 1')).toBeVisible()
  await page.evaluate(() => scrollTo(0, 900))
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain('offset')
  await page.goBack()
  await expect(page).toHaveURL('/vip')
  await page.goForward()
  await expect.poll(() => page.evaluate(() => Math.abs(scrollY - 900))).toBeLessThanOrEqual(1)
})
