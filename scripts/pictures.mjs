// node scripts/pictures.mjs: generates the sandbox's pictures with outlined text and the brand's logos in
// server/seed/pictures, the pictures with its mark in public/art, and the icons of the installed site in public/icons.
// Run it when one of them or the brand changes, and commit the result.
import { mkdir, writeFile } from 'node:fs/promises'
import { drawBanners } from './pictures/banners.mjs'
import { BRAND_COLOURS, drawArt, drawMarks, drawOnDisc } from './pictures/brand.mjs'
import { drawIcons } from './pictures/icons.mjs'
import { drawMethods } from './pictures/methods.mjs'

/** @param {string} folder @param {Record<string, string | Buffer>} files contents by name */
async function writeAll(folder, files) {
  const target = new URL(`../${folder}/`, import.meta.url)
  await mkdir(target, { recursive: true })
  for (const [file, content] of Object.entries(files)) await writeFile(new URL(file, target), content)
}

/** @param {Record<string, string>} pictures as SVG */
const withNewline = (pictures) =>
  Object.fromEntries(Object.entries(pictures).map(([file, svg]) => [file, `${svg}\n`]))

const pictures = { ...drawMarks(), ...drawBanners(), ...drawMethods() }
await writeAll('server/seed/pictures', withNewline(pictures))
await writeAll('public/art', withNewline(drawArt()))
await writeAll('public/icons', await drawIcons({ page: BRAND_COLOURS.page, draw: drawOnDisc }))
