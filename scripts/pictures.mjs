// node scripts/pictures.mjs: generates server/seed/pictures, the sandbox's pictures with outlined text and the brand's
// logos. Run it when one of them changes, and commit the result.
import { mkdir, writeFile } from 'node:fs/promises'
import { drawBanners } from './pictures/banners.mjs'
import { drawMarks } from './pictures/brand.mjs'
import { drawMethods } from './pictures/methods.mjs'

const target = new URL('../server/seed/pictures/', import.meta.url)

await mkdir(target, { recursive: true })
for (const [file, svg] of Object.entries({ ...drawMarks(), ...drawBanners(), ...drawMethods() })) {
  await writeFile(new URL(file, target), `${svg}\n`)
}
