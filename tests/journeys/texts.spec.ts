import { expect } from '@playwright/test'
import { violations } from '../accessibility/violations.ts'
import { cutTexts, setTextSize } from '../site/cutTexts.ts'
import { inBengali } from '../site/inBengali.ts'
import { test } from '../site/kept.ts'
import { deadLinks } from '../site/links.ts'
import { dataOf, untranslated } from '../site/pageTexts.ts'
import { visit } from '../site/visit.ts'
import { PHONE_VISITS } from '../site/visits.ts'

// With reduced motion the announcements are a list; a text that scrolls past is never fully visible.
test.use({ viewport: { width: 320, height: 640 }, contextOptions: { reducedMotion: 'reduce' } })

for (const [screen, target] of PHONE_VISITS)
  for (const language of ['en', 'bn'] as const)
    test(`${screen} in ${language} shows its texts in full at 100 % and 200 % text size`, async ({
      page,
    }) => {
      const { go } = target
      const spoken = language === 'bn' && go ? { ...target, go: () => go(inBengali(page)) } : target
      await visit(page, spoken, { device: { 'app.language': language } })
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
      await expect(page.locator('[data-flow=splash], [aria-busy=true]')).toHaveCount(0)
      // The operator's name, instead of the build's.
      await expect(page).toHaveTitle('Tiya Test')
      expect(await deadLinks(page)).toEqual([])
      if (language === 'bn') expect(await untranslated(page, dataOf(target))).toEqual([])
      expect(await cutTexts(page)).toEqual([])
      if (language === 'en') expect(await violations(page)).toEqual([])
      await setTextSize(page, 2)
      expect(await cutTexts(page)).toEqual([])
    })
