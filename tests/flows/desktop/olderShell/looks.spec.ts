import { expect, type Page } from '@playwright/test'
import { violations } from '#tests/accessibility/violations.ts'
import { generalWith, PLAYER } from '#tests/model/ambient.ts'
import { button } from '#tests/site/controls.ts'
import { setTextSize } from '#tests/site/cutTexts.ts'
import { test } from '#tests/site/kept.ts'
import { overflowing } from '#tests/site/overflow.ts'
import { type Answers, serve, stored } from '#tests/site/serve.ts'
import { promotion } from '../../rewards/promotions/promotions.fixture.ts'
import { olderShellPage } from './olderShell.page.ts'

/* What must hold for the older shell in every width and language. */

const LONG = `https://${'w'.repeat(113)}`
const ALWAYS = { start_date: null, end_date: null }

const listed = (...names: string[]): Answers => ({
  'GET /promotion': { body: { promotions: names.map((name, id) => promotion(id, name, ALWAYS)) } },
  'GET /sociallink': { body: { whatsapp: '8801700000000', facebook: 'https://facebook.test/site' } },
  'GET /sliders': {
    body: {
      sliders: names.map((name, id) => ({
        message_id: id,
        thubmnail: 'slide.svg',
        link: '/games',
        name,
        status: 'active',
        slider_type: 'Main',
      })),
    },
  },
})

// Colours in transition have a different contrast.
test.use({
  viewport: { width: 1280, height: 800 },
  isMobile: false,
  hasTouch: false,
  contextOptions: { reducedMotion: 'reduce' },
})

async function arrive(
  page: Page,
  { player, language, over }: { player: boolean; language: string; over: Answers },
): Promise<void> {
  await stored(page, { ...(player && PLAYER), 'app.language': language })
  await serve(page, over)
  await page.goto('/promotions')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}

test('an error, an empty list and the details have no accessibility violations', async ({ page }) => {
  await arrive(page, { player: false, language: 'en', over: { 'GET /promotion': { status: 500, body: {} } } })
  expect(await violations(page)).toEqual([])
  await serve(page, listed('Double it'))
  await button(page, 'Try again').first().click()
  const { category, noData, openDetails, dialog } = olderShellPage(page)
  await category('Fishing').click()
  await expect(noData).toBeVisible()
  expect(await violations(page)).toEqual([])
  await button(page, 'Show all').click()
  await openDetails('Double it')
  await expect(dialog).toContainText('One two')
  expect(await violations(page)).toEqual([])
})

/** Returns the texts of header, navigation and footer that are cut off or outside the window. */
function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'header a, header button, header p, footer a, footer p, h1, h2, h3',
      ),
    ]
      .filter((element) => element.checkVisibility() && element.offsetWidth > 1)
      .filter((element) => {
        const range = document.createRange()
        range.selectNodeContents(element)
        const { left, right } = range.getBoundingClientRect()
        return left < -1 || right > window.innerWidth + 1 || element.scrollWidth > element.clientWidth + 1
      })
      .map(({ innerText }) => innerText.slice(0, 60)),
  )
}

for (const [language, player] of [
  ['en', false],
  ['bn', true],
] as const)
  test(`long words and enlarged text fit the older shell, which has no violations: ${player ? 'player' : 'guest'}, ${language}`, async ({
    page,
  }) => {
    const over: Answers = {
      ...listed(LONG, 'Double it'),
      'GET /general': generalWith({ site_title: LONG }),
      'POST /balance': { body: { balance: '90071992547409.91' } },
    }
    await arrive(page, { player, language, over })
    // With reduced motion.
    await expect(page.locator('[data-flow=carousel]')).toHaveAttribute('data-state', 'stopped')
    for (const width of [1280, 768, 320]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await violations(page), `${width} px`).toEqual([])
      for (const factor of [1, 2]) {
        await setTextSize(page, factor)
        const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth)
        expect(scrollWidth, `${width} px, × ${factor}`).toBeLessThanOrEqual(width)
        expect(await overflowing(page), `${width} px, × ${factor}`).toEqual([])
        expect(await cutTexts(page), `${width} px, × ${factor}`).toEqual([])
      }
      await setTextSize(page, 1)
    }
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.locator('[aria-expanded=false]').first().click()
    expect(await violations(page), 'with the Sports menu').toEqual([])
  })
