import type { Locator } from '@playwright/test'
import { expect, sandboxTest } from '#tests/site/sandbox.ts'

/** The smallest text that a player can read without effort, in pixels. */
const LEAST = 10

/** The height of an em in the outlines of texts, see `scripts/pictures/lettering.mjs`. */
const EM = 150

/** Returns the height of the smallest text in each of the sandbox's pictures, as it is shown, by file name. */
const textsIn = (pictures: Locator) =>
  pictures.evaluateAll(async (images, em) => {
    const sizes: Record<string, number> = {}
    for (const image of images as HTMLImageElement[]) {
      const svg = await (await fetch(image.src)).text()
      const [width = 0, height = 0] = (/viewBox="\S+ \S+ (\S+) (\S+)"/.exec(svg) ?? []).slice(1).map(Number)
      const box = image.getBoundingClientRect()
      // A banner that is not laid out yet is not shown.
      if (box.width === 0) continue
      const ratios = [box.width / width, box.height / height]
      const zoom = getComputedStyle(image).objectFit === 'cover' ? Math.max(...ratios) : Math.min(...ratios)
      const outlines = svg.matchAll(/<path [^>]*transform="translate\([^)]*\) scale\(([\d.]+)\)" d=/g)
      const smallest = Math.min(...[...outlines].map(([, scale]) => Number(scale) * em * zoom))
      const file = image.src.split('/').at(-1) ?? ''
      if (Number.isFinite(smallest)) sizes[file] = Math.min(smallest, sizes[file] ?? smallest)
    }
    return sizes
  }, EM)

for (const language of ['en', 'bn'])
  sandboxTest(
    `no text in a picture is below ${LEAST} px on the smallest phone: ${language}`,
    async ({ page, player }) => {
      // Five screens with all their pictures.
      sandboxTest.slow()
      await page.setViewportSize({ width: 320, height: 640 })
      await page.addInitScript((code) => localStorage.setItem('app.language', code), language)
      const sizes: Record<string, number> = {}
      for (const path of ['/', '/promotions', '/chat', '/deposit', '/withdrawal']) {
        await page.goto(path)
        const pictures = page.locator('main img[src*="/storage/"]')
        await expect(pictures.first()).toBeAttached()
        if (path === '/') await expect(page.locator('[data-row="footer"]')).toBeAttached()
        await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
        Object.assign(sizes, await textsIn(pictures))
      }
      const smallest = Object.entries(sizes).sort(([, one], [, other]) => one - other)
      sandboxTest.info().annotations.push({
        type: 'smallest text in pictures',
        description: `${smallest[0]?.[1].toFixed(1)} px in ${smallest[0]?.[0]}`,
      })
      // Banners, favourites and featured games, and the letters of payment methods.
      expect(smallest.length).toBeGreaterThan(10)
      expect(smallest.filter(([, size]) => size < LEAST)).toEqual([])
      expect(player.username).not.toBe('')
    },
  )
