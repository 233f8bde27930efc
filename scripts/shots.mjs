// npm run shots: takes a picture of every screen, including its empty, loading and failed states, and puts
// them all on one page, shots/index.html. `--check` also checks for faults. `--screens=deposit,login`
// restricts it to names that contain one of these (`--screens=filled` leaves out the other states),
// `--sizes=320,390x844,640x360` to these window sizes, `--languages=bn` to these languages; `--text=200` sets
// the text size in percent.
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { writeAlbum } from '@tiya/graph-tests/internal/pages/album.mjs'
import { ensureChromium } from './lib/chromium.mjs'
import { LANGUAGES, languagesOf } from './lib/languages.mjs'
import { runTool } from './lib/process.mjs'
import { ROOT } from './lib/root.mjs'
import { TroubleError } from './lib/trouble.mjs'

const FOLDER = join(ROOT, 'shots')

const { values } = parseArgs({
  options: {
    screens: { type: 'string', default: '' },
    sizes: { type: 'string', default: '320,390,1280' },
    languages: { type: 'string', default: LANGUAGES.join() },
    text: { type: 'string', default: '100' },
    check: { type: 'boolean', default: false },
  },
})

const sizes = values.sizes.split(',').map((size) => {
  const [, width, height] = /^(\d+)(?:x(\d+))?$/.exec(size) ?? []
  if (!width) throw new TroubleError('--sizes takes a list such as 320,390x844.')
  return { width: Number(width), height: Number(height ?? (Number(width) < 768 ? 844 : 900)) }
})
const languages = languagesOf(values.languages)
const screens = values.screens.split(',').filter(Boolean)
const text = Number(values.text)
if (!(text >= 50 && text <= 400)) throw new TroubleError('--text takes a percentage from 50 to 400.')

/** @returns {import('@tiya/graph-tests/internal/pages/album.mjs').Entry[]} the pictures of this run and of earlier ones */
function entries() {
  /** @type {Map<string, import('@tiya/graph-tests/internal/pages/album.mjs').Picture[]>} */
  const pictures = new Map()
  const files = readdirSync(FOLDER, { recursive: true }).map((file) => String(file).replaceAll('\\', '/'))
  for (const file of files.sort((one, other) => one.localeCompare(other, 'en', { numeric: true }))) {
    const [, size = '', language = '', name = ''] = /^(\d+x\d+)\/(\w+)\/(.+)\.png$/.exec(file) ?? []
    const picture = { size, language, file: file.split('/').map(encodeURIComponent).join('/') }
    if (name) pictures.set(name, [...(pictures.get(name) ?? []), picture])
  }
  return [...pictures].map(([name, some]) => ({ group: name.split(' ')[0] ?? '', name, pictures: some }))
}

if (screens.length === 0)
  for (const { width, height } of sizes)
    rmSync(join(FOLDER, `${width}x${height}`), { recursive: true, force: true })
const options = { screens, sizes, languages, text, check: values.check, folder: FOLDER }
const { code } = await runTool(
  '@playwright/test/cli.js',
  ['test', '--config=tests/pictures/pictures.config.ts', `--reporter=${values.check ? 'line' : 'dot'}`],
  { env: { PICTURES: JSON.stringify(options), CHROMIUM: await ensureChromium() }, show: true },
)
process.exitCode = code === 0 ? 0 : 1
if (existsSync(FOLDER))
  console.log(
    `The pictures are ${writeAlbum(FOLDER, { title: 'All screens', words: 'Every screen in its states', entries: entries() })}`,
  )
