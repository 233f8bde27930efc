import { withBrowser } from '../lib/browser.mjs'
import { BRAND_COLOURS, PARROT } from './brand.mjs'

/** By file: width in px, and the share of it that the parrot takes up. Launchers crop a maskable icon to a circle. */
const ICONS = {
  'icon-192.png': { width: 192, share: 0.66, rounded: true },
  'icon-512.png': { width: 512, share: 0.66, rounded: true },
  'maskable-192.png': { width: 192, share: 0.5, rounded: false },
  'maskable-512.png': { width: 512, share: 0.5, rounded: false },
  'apple-touch-icon.png': { width: 180, share: 0.62, rounded: false },
}

/** The parrot's width and centre, in its own units. */
const PARROT_WIDTH = 100
const PARROT_MIDDLE = [56, 50]

function drawIcon({ width, share, rounded }) {
  const scale = (share * width) / PARROT_WIDTH
  const [left, top] = PARROT_MIDDLE.map((middle) => width / 2 - middle * scale)
  const corner = rounded ? width * 0.22 : 0
  const parts = [
    `<rect width="${width}" height="${width}" rx="${corner}" fill="${BRAND_COLOURS.page}"/>`,
    `<circle cx="${width / 2}" cy="${width / 2}" r="${width * share * 0.61}" fill="${BRAND_COLOURS.disc}"/>`,
    `<g transform="translate(${left.toFixed(2)} ${top.toFixed(2)}) scale(${scale.toFixed(4)})">${PARROT}</g>`,
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width}">${parts.join('')}</svg>`
}

/** Returns the icons of the installed site as PNG by file name, drawn by Chromium. */
export function drawIcons() {
  return withBrowser(async (browser) => {
    const page = await browser.newPage()
    const drawn = {}
    for (const [file, icon] of Object.entries(ICONS)) {
      await page.setViewportSize({ width: icon.width, height: icon.width })
      await page.setContent(`<style>body{margin:0}svg{display:block}</style>${drawIcon(icon)}`)
      drawn[file] = await page.screenshot({ omitBackground: true })
    }
    return drawn
  })
}
