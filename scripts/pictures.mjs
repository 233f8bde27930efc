// Makes server/seed/pictures: the pictures of the sandbox that have words in them, as outlines, and the brand's. Run it
// by hand when one of them changes: node scripts/pictures.mjs. What it writes is committed.
import { mkdir, writeFile } from 'node:fs/promises'
import { drawBanners } from './pictures/banners.mjs'
import { drawMarks } from './pictures/brand.mjs'
import { drawMethods } from './pictures/methods.mjs'

const target = new URL('../server/seed/pictures/', import.meta.url)

await mkdir(target, { recursive: true })
for (const [file, svg] of Object.entries({ ...drawMarks(), ...drawBanners(), ...drawMethods() })) {
  await writeFile(new URL(file, target), `${svg}\n`)
}
