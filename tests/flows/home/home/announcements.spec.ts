import { expect, type Locator, test } from '@playwright/test'
import { generalWith } from '#tests/model/ambient.ts'
import { laidOut } from '#tests/site/cutTexts.ts'
import { serve } from '#tests/site/serve.ts'
import { openAt, visit } from '#tests/site/visit.ts'

const NOTICES = ['A bonus of 10 % on Friday!', 'আজ রাতে রক্ষণাবেক্ষণ।', 'مرحبا!']

/** Returns what an element holds, as boxes relative to it. */
const boxesIn = (element: Locator) =>
  element.evaluate((root) => {
    const start = root.getBoundingClientRect()
    const round = (value: number) => Math.round(value * 10) / 10
    return [...root.querySelectorAll('*')].map((child) => {
      const { left, top, width, height } = child.getBoundingClientRect()
      return [left - start.left, top - start.top, width, height].map(round)
    })
  })

test('the announcements run in a loop, although the page has each text once', async ({ page }) => {
  await visit(page, { at: '/', answers: { 'GET /general': generalWith({ notice: NOTICES }) } })
  const announcements = page.getByLabel('Announcements')
  const list = announcements.getByRole('list')
  const copy = list.locator('xpath=following-sibling::*')
  for (const notice of NOTICES) await expect(page.getByText(notice)).toHaveCount(1)
  await expect(announcements.getByRole('listitem')).toHaveCount(NOTICES.length)

  await laidOut(page)
  // Half the width is one round of the animation: the copy begins there and looks the same.
  const [first, second] = [await list.boundingBox(), await copy.boundingBox()]
  expect(first?.width).toBeGreaterThan(300)
  expect(second?.width).toBeCloseTo(first?.width ?? 0, 1)
  expect(await boxesIn(copy)).toEqual(await boxesIn(list))

  // A list that stands still needs no copy.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(copy).toBeHidden()
  for (const notice of NOTICES) await expect(page.getByText(notice)).toBeInViewport({ ratio: 1 })
})

test('a notice that the operator gives twice goes when other notices come', async ({ page }) => {
  const { answer } = await serve(page)
  answer('GET /general', ({ headers }) =>
    generalWith({ notice: headers['accept-language'] === 'bn' ? ['নতুন নৌকা'] : ['New boats', 'New boats'] }),
  )
  await openAt(page, '/')
  await expect(page.getByLabel('Announcements').getByRole('listitem')).toHaveText(['New boats', 'New boats'])
  await page.getByRole('banner').getByRole('button', { name: 'Language', exact: true }).click()
  await page.getByRole('dialog').getByRole('radio', { name: 'বাংলা' }).click()
  await expect(page.getByRole('marquee').getByRole('listitem')).toHaveText(['নতুন নৌকা'])
})
