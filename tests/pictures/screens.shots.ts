import { expect, type Page } from '@playwright/test'
import { violations } from '../accessibility/violations.ts'
import { cutTexts, laidOut, setTextSize } from '../site/cutTexts.ts'
import { deadLinks } from '../site/links.ts'
import { untranslated } from '../site/pageTexts.ts'
import { test } from '../site/sharedPage.ts'
import { OPTIONS } from './options.ts'
import { scenesFor } from './scenes.ts'
import { contextOf, heightFor, isPhone, type Size } from './window.ts'

/** Makes the window as high as its page, so that a picture shows all of it. */
async function growToPage(page: Page, size: Size): Promise<void> {
  await laidOut(page)
  const whole = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ ...size, height: heightFor(size, whole) })
}

const { screens, sizes, languages, text, check, folder } = OPTIONS

for (const size of sizes)
  test.describe(`${size.width}x${size.height}`, () => {
    const { reducedMotion, ...context } = contextOf(size)
    test.use({ ...context, contextOptions: { reducedMotion } })
    const scenes = scenesFor(isPhone(size)).filter(
      ({ screen, state }) =>
        screens.length === 0 || screens.some((name) => `${screen} ${state}`.includes(name)),
    )
    for (const { screen, state, show } of scenes)
      for (const language of languages)
        test(`${screen} · ${state} · ${language}`, async ({ page }) => {
          const data = await show(page, language)
          if (check) await expectFaultless(page, data, language)
          if (text !== 100) await setTextSize(page, text / 100)
          await growToPage(page, size)
          const name = `${screen.replaceAll('/', '')} ${state}.png`
          await page.screenshot({ path: `${folder}/${size.width}x${size.height}/${language}/${name}` })
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
