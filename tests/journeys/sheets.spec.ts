import { expect, type Page, test } from '@playwright/test'
import { button } from '../site/controls.ts'
import { visit } from '../site/visit.ts'

const closing = (page: Page) =>
  page.evaluate(async () => {
    const close = document.querySelector<HTMLElement>('dialog[open] button')
    close?.click()
    await new Promise(requestAnimationFrame)
    const copy = document.querySelector('dialog[inert]')
    return {
      open: document.querySelectorAll('dialog[open]').length,
      leaves: copy?.getAnimations().map(({ effect }) => effect?.getTiming().direction) ?? [],
      focused: document.activeElement?.getAttribute('aria-label'),
    }
  })

/** Makes animations last, so that the test can act while one plays. */
async function slowAnimations(page: Page): Promise<void> {
  const animations = await page.context().newCDPSession(page)
  await animations.send('Animation.enable')
  await animations.send('Animation.setPlaybackRate', { playbackRate: 0.001 })
}

async function openSheet(page: Page): Promise<void> {
  await visit(page, { at: '/nowhere' })
  await button(page, 'Language').click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

test('a sheet leaves as it came; meanwhile the page has the focus, and only a copy is there', async ({
  page,
}) => {
  await openSheet(page)
  expect(await closing(page)).toEqual({ open: 0, leaves: ['reverse'], focused: 'Language' })
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // The page can be used at once.
  await button(page, 'Language').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.locator('dialog[inert]')).toHaveCount(0)
})

test('a sheet that is opened again while it still leaves is there once', async ({ page }) => {
  await openSheet(page)
  await slowAnimations(page)
  await closing(page)
  await expect(page.locator('dialog[inert]')).toHaveCount(1)
  await button(page, 'Language').click()
  await expect(page.locator('dialog')).toHaveCount(1)
  await expect(page.getByRole('dialog', { name: 'Language' })).toBeVisible()
})

test('without motion, a sheet is gone at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openSheet(page)
  expect(await closing(page)).toEqual({ open: 0, leaves: [], focused: 'Language' })
})

test('a press on a sheet that still comes up does nothing, one on its veil closes it', async ({ page }) => {
  await visit(page, { at: '/nowhere' })
  await slowAnimations(page)
  await button(page, 'Language').click()
  const dialog = page.getByRole('dialog')
  const box = await dialog.getByRole('button', { name: 'Close' }).boundingBox()
  if (!box) throw new Error('The sheet has no button.')
  await page.mouse.click(box.x + 22, box.y + 22)
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await expect(dialog).toBeVisible()
  await page.mouse.click(20, 20)
  await expect(dialog).toHaveCount(0)
})
