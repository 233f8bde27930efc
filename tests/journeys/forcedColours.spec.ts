import { expect, type Locator, type Page, test } from '@playwright/test'
import { exchangeFrame } from '../flows/exchange/exchange/frame.page.ts'
import { depositPage } from '../flows/money/deposit/deposit.page.ts'
import { inboxPage } from '../flows/support/inbox/inbox.page.ts'
import { button } from '../site/controls.ts'
import { sandboxTest } from '../site/sandbox.ts'
import { visit } from '../site/visit.ts'
import { VISITS } from '../site/visits.ts'

// The device's own colours leave neither backgrounds nor shadows.

test.use({ contextOptions: { forcedColors: 'active' } })

/** Returns the line around a control, or around the box of one that is inside it. */
const lineOf = (control: Locator) =>
  control.evaluate((element) => {
    const box = element instanceof HTMLInputElement ? element.parentElement : element
    const { outlineStyle, outlineWidth } = getComputedStyle(box ?? element)
    return outlineStyle === 'none' ? 'none' : outlineWidth
  })

/** Returns the buttons, and the links that look like one, whose end no line shows. */
const endless = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('button, a[class*=button]')]
      .filter((one) => one.checkVisibility() && getComputedStyle(one).outlineStyle === 'none')
      .map((one) => one.outerHTML.slice(0, 80)),
  )

test('what is chosen has a line of its own, and every button has one', async ({ page }) => {
  await visit(page, VISITS.deposit)
  const { choice, choose } = depositPage(page)
  await choose('Cash Out')
  expect(await lineOf(choice('Payment Method', 'bKash'))).toBe('3px')
  expect(await lineOf(choice('Promotion', 'No promotion'))).toBe('1px')
  expect(await lineOf(button(page, '500'))).toBe('3px')
  expect(await lineOf(button(page, '1000'))).toBe('1px')
  const bar = page.getByRole('navigation', { name: 'Main' })
  expect(await endless(page)).toEqual([])
  await visit(page, VISITS.home)
  expect(await lineOf(bar.getByRole('link', { name: 'Home' }))).toBe('3px')
  expect(await lineOf(bar.getByRole('link', { name: 'Deposit' }))).toBe('none')
  const tab = (selected: boolean) =>
    page.getByRole('tablist', { name: 'Game categories' }).getByRole('tab', { selected }).first()
  expect([await lineOf(tab(true)), await lineOf(tab(false))]).toEqual(['3px', '1px'])
  expect(await endless(page)).toEqual([])
})

test('only what is checked has a tick, and a bar shows how far it is', async ({ page }) => {
  await visit(page, VISITS.inbox)
  const { edit, selectAll } = inboxPage(page)
  await edit.click()
  const tick = selectAll.locator('xpath=following-sibling::*')
  await expect(tick).toBeHidden()
  await selectAll.press('Space')
  await expect(tick).toBeVisible()
  await visit(page, VISITS.limits)
  const fill = page.getByRole('progressbar').first().locator('div')
  const [filled, words] = await fill.evaluate((bar) => [
    getComputedStyle(bar).borderTopColor,
    getComputedStyle(document.body).color,
  ])
  expect(filled).toBe(words)
  expect((await fill.boundingBox())?.height).toBe(4)
})

sandboxTest('so on the pages of the demo exchange and the demo games', async ({ page, player }) => {
  await page.goto(`/exchange-frame?token=${player.exchangeToken}&market=`)
  const exchange = exchangeFrame(page)
  await exchange.openLate('earlier')
  await exchange.price(1, 'Back').click()
  await expect(exchange.slip).toBeVisible()
  expect(await lineOf(exchange.price(1, 'Back'))).toBe('3px')
  expect(await lineOf(exchange.price(1, 'Lay'))).toBe('1px')
  expect(await endless(page)).toEqual([])
  await page.goto(`/demo-game/?launch=${await player.launchGame()}`)
  const stake = (name: string) => page.getByRole('radio', { name, exact: true })
  await expect(stake('৳ 10')).toBeChecked()
  expect([await lineOf(stake('৳ 10')), await lineOf(stake('৳ 20'))]).toEqual(['3px', '1px'])
  expect(await endless(page)).toEqual([])
})
