import { expect, type Frame, test } from '@playwright/test'

// The sandbox's framed pages have an opaque origin, and take the site's fonts from the one sheet of all its pages.

/** Returns the families that a page loads for an English word, an amount and a Bengali word. */
const familiesIn = (frame: Frame) =>
  frame.evaluate(async () => {
    const families = ['Manrope', 'Taka', 'Anek Bangla']
    const faces = await Promise.all(families.map((name) => document.fonts.load(`500 16px "${name}"`, 'A৳ক')))
    return faces.flat().map(({ family, status }) => `${family.replaceAll('"', '')} ${status}`)
  })

for (const path of [
  ...['/demo-game/?launch=abc', '/exchange-frame?token=abc', '/demo-wallet/abc'],
  ...['/exchange-demo/score?event=1&language=bn', '/exchange-demo/stream?event=1&language=bn'],
])
  test(`${path} has the fonts of the site in a sandboxed frame`, async ({ page }) => {
    await page.goto('/')
    await page.evaluate((src) => {
      const frame = Object.assign(document.createElement('iframe'), { src, name: 'framed' })
      frame.setAttribute('sandbox', 'allow-scripts')
      document.body.append(frame)
    }, path)
    await expect.poll(() => page.frame('framed')?.url()).toContain(path)
    const frame = page.frame('framed')
    if (!frame) throw new Error('no frame')
    await frame.waitForLoadState()
    expect(await familiesIn(frame)).toEqual(['Manrope loaded', 'Taka loaded', 'Anek Bangla loaded'])
  })
