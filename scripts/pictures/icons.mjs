import { withBrowser } from '../lib/browser.mjs'

/** By file: width in px, and the share of it that the mark takes up. Launchers crop a maskable icon to a circle. */
const ICONS = {
  'icon-192.png': { width: 192, share: 0.66, rounded: true },
  'icon-512.png': { width: 512, share: 0.66, rounded: true },
  'maskable-192.png': { width: 192, share: 0.5, rounded: false },
  'maskable-512.png': { width: 512, share: 0.5, rounded: false },
  'apple-touch-icon.png': { width: 180, share: 0.62, rounded: false },
}

/**
 * @typedef {object} Look of the icons
 * @property {string} page the background, as `#rrggbb`
 * @property {(width: number) => string} draw returns the mark as SVG that fits into this width, around (0, 0)
 */

/** @param {Look} look */
function drawIcon({ page, draw }, { width, share, rounded }) {
  const corner = rounded ? width * 0.22 : 0
  const middle = width / 2
  const parts = [
    `<rect width="${width}" height="${width}" rx="${corner}" fill="${page}"/>`,
    `<g transform="translate(${middle} ${middle})">${draw(share * width)}</g>`,
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width}">${parts.join('')}</svg>`
}

/**
 * Returns the icons of the installed site as PNG by file name, drawn by Chromium.
 *
 * @param {Look} look
 * @returns {Promise<Record<string, Buffer>>}
 */
export function drawIcons(look) {
  return withBrowser(async (browser) => {
    const page = await browser.newPage()
    /** @type {Record<string, Buffer>} */
    const drawn = {}
    for (const [file, icon] of Object.entries(ICONS)) {
      await page.setViewportSize({ width: icon.width, height: icon.width })
      await page.setContent(`<style>body{margin:0}svg{display:block}</style>${drawIcon(look, icon)}`)
      drawn[file] = await page.screenshot({ omitBackground: true })
    }
    return drawn
  })
}
