import { expect, type Page } from '@playwright/test'
import { violations } from '../accessibility/violations.ts'
import { TRANSACTIONS } from '../flows/records/transactionRecord/transactions.fixture.ts'
import { cutTexts, setTextSize, setTextZoom } from '../site/cutTexts.ts'
import { visitIn } from '../site/inBengali.ts'
import { deadLinks } from '../site/links.ts'
import { dataOf, untranslated } from '../site/pageTexts.ts'
import { test } from '../site/sharedPage.ts'
import { TOUR_START, type Visit, visit } from '../site/visit.ts'
import { SINGLE_VISITS, TOURS, tour } from '../site/visits.ts'

// With reduced motion the announcements are a list; a text that scrolls past is never fully visible.
test.use({ viewport: { width: 320, height: 640 }, contextOptions: { reducedMotion: 'reduce' } })

const WIDTHS = [320, 360, 390]
const ZOOMS = [1.15, 1.5, 2]

const LANGUAGES = ['en', 'bn'] as const

async function expectTexts(page: Page, target: Visit, language: 'en' | 'bn'): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  await expect(page.locator('[data-flow=splash], [aria-busy=true]')).toHaveCount(0)
  const loading = { en: 'Loading…', bn: 'লোড হচ্ছে…' }[language]
  await expect(page.getByRole('progressbar', { name: loading })).toHaveCount(0)
  expect.soft(await deadLinks(page)).toEqual([])
  if (language === 'bn') expect.soft(await untranslated(page, dataOf(target))).toEqual([])
  expect.soft(await cutTexts(page), '100 %').toEqual([])
  if (language === 'en') expect.soft(await violations(page)).toEqual([])
  await setTextSize(page, 2)
  expect.soft(await cutTexts(page), '200 %').toEqual([])
  await setTextSize(page, 1)
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 640 })
    for (const factor of ZOOMS) {
      await setTextZoom(page, factor)
      // A name may be cut; a figure, the page and the bar may not.
      const cut = (await cutTexts(page)).filter((one) => /\d|outside of the window/.test(one))
      expect.soft(cut, `${width} px, texts × ${factor}`).toEqual([])
    }
    await setTextZoom(page, 1)
  }
  await page.setViewportSize({ width: 320, height: 640 })
}

for (const language of LANGUAGES) {
  for (const { visitor, device, visits } of TOURS)
    test(`every screen of a ${visitor} in ${language} shows its texts in full at 100 % and 200 % text size`, async ({
      page,
    }) => {
      test.setTimeout(180_000)
      const served = await visit(page, { at: TOUR_START, device: { ...device, 'app.language': language } })
      await tour(page, served, visits, (target) => expectTexts(page, target, language))
    })

  test(`an amount of thirteen digits in ${language} is shown in full in the list and the details of records`, async ({
    page,
  }) => {
    const transactions = [{ ...TRANSACTIONS[0], amount: '1234567890123.00' }]
    await visit(page, {
      at: '/transaction-record',
      player: true,
      device: { 'app.language': language },
      answers: { 'GET /transaction/show': { body: { transactions } } },
    })
    await page.getByRole('main').getByRole('listitem').getByRole('button').click()
    await expect(page.getByRole('dialog')).toContainText('৳ 1,234,567,890,123.00')
    expect(await cutTexts(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await cutTexts(page)).toEqual([])
  })

  for (const [screen, target] of SINGLE_VISITS)
    test(`${screen} in ${language} shows its texts in full at 100 % and 200 % text size`, async ({
      page,
    }) => {
      await visitIn(page, target, language)
      await expectTexts(page, target, language)
    })
}
