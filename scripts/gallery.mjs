// npm run gallery: draws every state of every view from the snapshots of its machine, at 390 and 1280 px, in
// both languages, and compares the pictures with the last accepted ones. They are all on one page,
// gallery/index.html. `npm run gallery -- deposit login` draws only some flows or areas, `--languages=bn` one
// language. `--accept` accepts the pictures of the last run; their digest is tests/pictures/digest.json.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { acceptPictures, compare, readDrawn, summaryOf, writeGallery } from './gallery/compare.mjs'
import { draw, sizesIn } from './gallery/draw.mjs'
import { ensureBuilt } from './lib/build.mjs'
import { flowsNamed } from './lib/flows.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { LANGUAGES, languagesOf } from './lib/languages.mjs'
import { ROOT } from './lib/root.mjs'

const FOLDER = join(ROOT, 'gallery')
const DIGEST = join(ROOT, 'tests/pictures/digest.json')

const { values, positionals } = parseArgs({
  args: process.argv.slice(3),
  allowPositionals: true,
  options: {
    languages: { type: 'string', default: LANGUAGES.join() },
    accept: { type: 'boolean', default: false },
  },
})

const languages = languagesOf(values.languages)
const names = flowsNamed(positionals).map(({ name }) => name)

if (values.accept) {
  const count = acceptPictures(FOLDER, DIGEST, names)
  console.log(`${count} pictures are accepted. Commit tests/pictures/digest.json.`)
} else {
  await ensureInstalled()
  await ensureBuilt('gallery')
  if (names.length === 0) rmSync(join(FOLDER, 'now'), { recursive: true, force: true })
  const isDrawn = await draw('states', {
    flows: names,
    sizes: sizesIn('390,1280'),
    languages,
    folder: FOLDER,
  })
  const drawn = readDrawn(FOLDER)
  const compared = compare(drawn, DIGEST)
  console.log(summaryOf(compared, names))
  console.log(`The gallery is ${writeGallery(FOLDER, compared)}`)
  process.exitCode = isDrawn && compared.changed.length === 0 ? 0 : 1
}
