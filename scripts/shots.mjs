// npm run shots: takes a picture of every screen, including its empty, loading and failed states, and puts
// them all on one page, shots/index.html. `--check` also checks for faults. `--screens=deposit,login`
// restricts it to names that contain one of these (`--screens=filled` leaves out the other states),
// `--sizes=320,390x844,640x360` to these window sizes, `--languages=bn` to these languages; `--text=200` sets
// the text size in percent.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureChromium } from './lib/chromium.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { runTool } from './lib/process.mjs'
import { ROOT } from './lib/root.mjs'
import { TroubleError } from './lib/trouble.mjs'
import { writeSheet } from './shots/sheet.mjs'

const FOLDER = join(ROOT, 'shots')

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    screens: { type: 'string', default: '' },
    sizes: { type: 'string', default: '320,390,1280' },
    languages: { type: 'string', default: 'en,bn' },
    text: { type: 'string', default: '100' },
    check: { type: 'boolean', default: false },
  },
})

const sizes = values.sizes.split(',').map((size) => {
  const [, width, height] = /^(\d+)(?:x(\d+))?$/.exec(size) ?? []
  if (!width) throw new TroubleError('--sizes takes a list such as 320,390x844.')
  return { width: Number(width), height: Number(height ?? (Number(width) < 768 ? 844 : 900)) }
})
const languages = values.languages.split(',')
if (!languages.every((language) => ['en', 'bn'].includes(language)))
  throw new TroubleError('--languages takes en, bn, or both.')
const text = Number(values.text)
if (!(text >= 50 && text <= 400)) throw new TroubleError('--text takes a percentage from 50 to 400.')

await ensureInstalled()
const options = {
  screens: values.screens.split(',').filter(Boolean),
  sizes,
  languages,
  text,
  check: values.check,
  folder: FOLDER,
}
if (options.screens.length === 0)
  for (const { width, height } of sizes)
    rmSync(join(FOLDER, `${width}x${height}`), { recursive: true, force: true })
const { code } = await runTool(
  '@playwright/test/cli.js',
  ['test', '--config=tests/shots/shots.config.ts', `--reporter=${values.check ? 'line' : 'dot'}`],
  { env: { SHOTS: JSON.stringify(options), CHROMIUM: await ensureChromium() }, show: true },
)
process.exitCode = code
console.log(`The contact sheet is ${writeSheet(FOLDER)}`)
