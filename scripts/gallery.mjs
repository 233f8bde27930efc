// npm run gallery: draws every state of every view from the snapshots of its machine, at 390 and 1280 px, in
// both languages, and compares the pictures with the last accepted ones. They are all on one page,
// gallery/index.html. `npm run gallery -- deposit login` draws only some flows, `--languages=bn` one
// language, `--all` every snapshot that the charts can reach. `--accept` accepts the pictures of the last
// run; their digest is tests/gallery/digest.json.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { acceptPictures, compare, readDrawn, summaryOf, versionOf } from './gallery/compare.mjs'
import { writeGallery } from './gallery/page.mjs'
import { ensureChromium } from './lib/chromium.mjs'
import { flows } from './lib/flows.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { runTool } from './lib/process.mjs'
import { ROOT } from './lib/root.mjs'
import { TroubleError } from './lib/trouble.mjs'

const FOLDER = join(ROOT, 'gallery')
const DIGEST = join(ROOT, 'tests/gallery/digest.json')

const { values, positionals } = parseArgs({
  args: process.argv.slice(3),
  allowPositionals: true,
  options: {
    languages: { type: 'string', default: 'en,bn' },
    all: { type: 'boolean', default: false },
    accept: { type: 'boolean', default: false },
  },
})

const languages = values.languages.split(',')
if (!languages.every((language) => ['en', 'bn'].includes(language)))
  throw new TroubleError('--languages takes en, bn, or both.')
const names = flows().map(({ name }) => name)
const unknown = positionals.filter((name) => !names.includes(name))
if (unknown.length > 0) throw new TroubleError(`No flow is called ${unknown.join(' or ')}.`)

/** Draws the pictures and returns true if every flow could be drawn. */
async function draw() {
  await ensureInstalled()
  const chromium = await ensureChromium()
  if (positionals.length === 0) rmSync(join(FOLDER, 'now'), { recursive: true, force: true })
  const options = {
    flows: positionals,
    languages,
    all: values.all,
    folder: FOLDER,
    browser: await versionOf(chromium),
  }
  const { code } = await runTool(
    '@playwright/test/cli.js',
    ['test', '--config=tests/gallery/states/gallery.config.ts', '--reporter=dot'],
    { env: { GALLERY: JSON.stringify(options), CHROMIUM: chromium }, show: true },
  )
  return code === 0
}

if (values.accept) {
  const count = acceptPictures(FOLDER, DIGEST, positionals)
  console.log(`${count} pictures are accepted. Commit tests/gallery/digest.json.`)
} else {
  const isDrawn = await draw()
  const drawn = readDrawn(FOLDER)
  const compared = compare(drawn, DIGEST)
  console.log(summaryOf(compared, positionals))
  console.log(`The gallery is ${writeGallery(FOLDER, compared)}`)
  process.exitCode = isDrawn && compared.changed.length === 0 ? 0 : 1
}
