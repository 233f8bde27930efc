import { expect, type Page } from '@playwright/test'
import { violations } from '../accessibility/violations.ts'
import { cutTexts, setTextSize } from '../site/cutTexts.ts'
import { test } from '../site/kept.ts'
import { deadLinks } from '../site/links.ts'
import { untranslated } from '../site/pageTexts.ts'
import { OPTIONS } from './options.ts'
import { scenesFor } from './scenes.ts'

/** Longer pages are cut in the pictures. */
const MAX_HEIGHT = 2_400

/** Makes the window as high as the page, so a picture shows all of it, except in landscape, which must look low. */
async function growToPage(page: Page, height: number): Promise<void> {
  const size = page.viewportSize()
  if (!size || height <= 500) return
  const whole = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ ...size, height: Math.min(Math.max(whole, height), MAX_HEIGHT) })
}

const { screens, sizes, languages, text, check, folder } = OPTIONS

// Reduced motion, because colours in transition have a different contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const { width, height } of sizes)
  test.describe(`${width}x${height}`, () => {
    const isPhone = Math.min(width, height) < 768
    test.use({ viewport: { width, height }, isMobile: isPhone, hasTouch: isPhone })
    const scenes = scenesFor(isPhone ? Math.min(width, height) : width).filter(
      ({ screen, state }) =>
        screens.length === 0 || screens.some((name) => `${screen} ${state}`.includes(name)),
    )
    for (const { screen, state, show } of scenes)
      for (const language of languages)
        test(`${screen} · ${state} · ${language}`, async ({ page }) => {
          const data = await show(page, language)
          if (check) await expectFaultless(page, data, language)
          if (text !== 100) await setTextSize(page, text / 100)
          await growToPage(page, height)
          const name = `${screen.replaceAll('/', '')} ${state}.png`
          await page.screenshot({ path: `${folder}/${width}x${height}/${language}/${name}` })
        })
  })

/**
 * Expects everything that a script can check: links, language, unclipped texts at both text sizes, and
 * accessibility.
 */
async function expectFaultless(page: Page, data: unknown, language: 'en' | 'bn'): Promise<void> {
  expect.soft(await deadLinks(page), 'links that lead nowhere').toEqual([])
  if (language === 'bn') expect.soft(await untranslated(page, data), 'not translated').toEqual([])
  expect.soft(await cutTexts(page), 'cut').toEqual([])
  if ((page.viewportSize()?.width ?? 0) >= 360) expect.soft(await violations(page), 'axe').toEqual([])
  await setTextSize(page, 2)
  expect.soft(await cutTexts(page), 'cut at 200 %').toEqual([])
  await setTextSize(page, 1)
}
