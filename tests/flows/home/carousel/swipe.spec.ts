import { expect, test } from '@playwright/test'
import { visit } from '#tests/site/visit.ts'
import { banner, bannersAre } from './banners.fixture.ts'

test('each swipe leads to the neighbour of the banner that is shown', async ({ page }) => {
  // The banners do not advance by themselves.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, { at: '/', answers: bannersAre(banner(1), banner(2), banner(3)) })
  const banners = page.getByLabel('Banners')
  const seeCurrent = async (number: number) => {
    await expect(banners.locator('[aria-current=true]')).toHaveAccessibleName(`Slide ${number}`)
  }
  await banners.getByRole('button', { name: 'Slide 2' }).tap()
  await expect(banners.locator('[data-sliding]')).toBeVisible()
  await seeCurrent(2)

  const box = await banners.boundingBox()
  if (!box) throw new Error('The banners are not shown.')
  const middle = box.y + box.height / 2
  const swipe = async (from: number, to: number) => {
    await page.mouse.move(box.x + box.width * from, middle)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width * to, middle, { steps: 5 })
    await page.mouse.up()
  }
  await swipe(0.9, 0.2)
  await seeCurrent(3)
  await swipe(0.2, 0.9)
  await seeCurrent(2)
})
