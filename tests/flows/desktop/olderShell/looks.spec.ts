import { violations } from '#tests/accessibility/violations.ts'
import { generalWith } from '#tests/model/ambient.ts'
import { cutTexts, setTextSize } from '#tests/site/cutTexts.ts'
import type { Answers } from '#tests/site/serve.ts'
import { DESKTOP, expect, test } from '#tests/site/sharedPage.ts'
import { visit } from '#tests/site/visit.ts'
import { banner, bannersAre } from '../../home/carousel/banners.fixture.ts'
import { promotion } from '../../rewards/promotions/promotions.fixture.ts'

/* What must hold for the older shell in every width and language. */

const LONG = `https://${'w'.repeat(113)}`
const NAMES = [LONG, 'Double it']
/** A card shows the first lines of a name. */
const SHORTENED = `cut at its height: ${LONG.slice(0, 20)}`

const ANSWERS: Answers = {
  'GET /promotion': {
    body: {
      promotions: NAMES.map((name, id) => promotion(id, name, { start_date: null, end_date: null })),
    },
  },
  'GET /sociallink': { body: { whatsapp: '8801700000000', facebook: 'https://facebook.test/site' } },
  ...bannersAre(...NAMES.map((name, id) => banner(id, { link: '/games', name }))),
  'GET /general': generalWith({ site_title: LONG }),
  'POST /balance': { body: { balance: '90071992547409.91' } },
}

// Colours in transition have a different contrast.
test.use({ ...DESKTOP, contextOptions: { reducedMotion: 'reduce' } })

for (const [language, player] of [
  ['en', false],
  ['bn', true],
] as const)
  test(`long words and enlarged text fit the older shell, which has no violations: ${player ? 'player' : 'guest'}, ${language}`, async ({
    page,
  }) => {
    await visit(page, { at: '/promotions', player, device: { 'app.language': language }, answers: ANSWERS })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    // With reduced motion.
    await expect(page.locator('[data-flow=carousel]')).toHaveAttribute('data-state', 'stopped')
    for (const width of [1280, 768, 320]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await violations(page), `${width} px`).toEqual([])
      for (const factor of [1, 2]) {
        await setTextSize(page, factor)
        const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth)
        expect(scrollWidth, `${width} px, × ${factor}`).toBeLessThanOrEqual(width)
        const cut = (await cutTexts(page)).filter((text) => !text.startsWith(SHORTENED))
        expect(cut, `${width} px, × ${factor}`).toEqual([])
      }
      await setTextSize(page, 1)
    }
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.locator('[aria-expanded=false]').first().click()
    expect(await violations(page), 'with the Sports menu').toEqual([])
  })
