// npm run operator -- --name "…" --colour "#…" --logo file.svg: makes an operator's own site from the build, without
// another build. Later versions keep its brand and its files: run it again with the folder alone.
import { execFileSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureBuilt } from './lib/build.mjs'
import { importModule } from './lib/importModule.mjs'
import { ROOT } from './lib/root.mjs'
import { TroubleError } from './lib/trouble.mjs'
import { drawIcons } from './pictures/icons.mjs'

const USAGE = `npm run operator -- --name "…" --colour "#…" --logo file.svg [options]

  --name TEXT            what the site is called
  --colour "#rrggbb"     the accent; the other colours follow its hue
  --logo FILE            a square SVG
  --title TEXT           of the page, by default the name
  --description TEXT     for search engines and shared links
  --site DIR             where the site is made, by default build/site; in one that exists, what is not given stays`

const { values } = parseArgs({
  options: {
    name: { type: 'string' },
    colour: { type: 'string' },
    logo: { type: 'string' },
    title: { type: 'string' },
    description: { type: 'string' },
    site: { type: 'string', default: 'build/site' },
    help: { type: 'boolean', default: false },
  },
})

/** @param {string} file @returns {Promise<string | undefined>} its text; undefined if there is none */
const textOf = (file) => readFile(file, 'utf8').catch(() => undefined)

/** @param {string} file @param {string | Buffer} content */
async function write(file, content) {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, content)
}

/** Returns the brand: what is given, else what the folder has. @param {string} file @returns {Promise<any>} */
async function brandFrom(file) {
  /** @type {typeof import('../src/ports/content/operatorValues.ts')} */
  const { judgeFile } = await importModule('/src/ports/content/operatorValues.ts')
  const text = await textOf(file)
  const { values: known, problems } = text ? judgeFile('brand', text) : { values: {}, problems: [] }
  if (problems.length > 0) throw new TroubleError(`${file} ${problems.join(' ')}`)
  const { name, colour, title, description } = values
  if (!name && !known.name) throw new TroubleError(`The site needs a name.\n\n${USAGE}`)
  if (!colour && !known.colours) throw new TroubleError(`The site needs a colour.\n\n${USAGE}`)
  const given = Object.entries({ name, title: title ?? name, description }).filter(([, value]) => value)
  return {
    title: known.name,
    ...known,
    ...Object.fromEntries(given),
    ...(colour && { colours: await coloursOf(colour) }),
  }
}

/** @param {string} colour */
async function coloursOf(colour) {
  if (!/^#[\da-f]{6}$/i.test(colour)) throw new TroubleError(`--colour takes "#rrggbb", not "${colour}".`)
  /** @type {typeof import('./operator/colours.ts')} */
  const { paletteOf } = await importModule('/scripts/operator/colours.ts')
  const { colours, accent } = paletteOf(colour)
  if (accent !== colour.toLowerCase())
    console.log(`${colour} is too dark to be read on the page; the accent is ${accent}.`)
  return colours
}

/** Returns the mark: the given file, else that of the folder. @param {string} file */
async function markFrom(file) {
  const svg = values.logo ? await textOf(values.logo) : await textOf(file)
  if (!svg)
    throw new TroubleError(
      values.logo ? `${values.logo} can't be read.` : `The site needs a logo.\n\n${USAGE}`,
    )
  if (!/<svg[\s>]/i.test(svg)) throw new TroubleError(`${values.logo ?? file} is not an SVG.`)
  return svg
}

/**
 * Returns the splash: the mark, unless the folder has a picture of the operator's own there. This command writes the mark,
 * so any other picture is the operator's. @param {string} art @param {string} mark
 */
async function splashFrom(art, mark) {
  const file = join(art, 'splash.svg')
  const splash = await textOf(file)
  if (!splash || splash === mark || splash === (await textOf(join(art, 'mark.svg')))) return mark
  if (values.logo) console.log(`${file} stays, because it is not the logo that was there.`)
  return splash
}

/** Draws the icons of the installed site with a mark on a background. @param {string} svg @param {string} page */
function drawOwnIcons(svg, page) {
  const source = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
  const draw = (/** @type {number} */ width) =>
    `<image href="${source}" x="${-width / 2}" y="${-width / 2}" width="${width}" height="${width}"/>`
  return drawIcons({ page, draw })
}

async function makeSite() {
  const site = resolve(values.site)
  const dist = join(ROOT, 'dist')
  if (site === dist) throw new TroubleError('Each build replaces dist/. Name another folder.')
  const folder = join(site, 'operator')
  const index = join(site, 'index.html')
  /** @type {typeof import('./operator/page.ts')} */
  const { brandedPage, configOf } = await importModule('/scripts/operator/page.ts')
  /** @type {typeof import('./operator/manifest.ts')} */
  const { manifestText } = await importModule('/scripts/operator/manifest.ts')

  const brand = await brandFrom(join(folder, 'brand.json'))
  const mark = await markFrom(join(folder, 'art/mark.svg'))
  const splash = await splashFrom(join(folder, 'art'), mark)
  const config = configOf((await textOf(index)) ?? '')
  const { name, description = '', colours } = brand

  await ensureBuilt('site')
  const page = await readFile(join(dist, 'index.html'), 'utf8')
  const files = {
    'operator/brand.json': `${JSON.stringify({ $schema: './brand.schema.json', ...brand }, null, 2)}\n`,
    'operator/art/mark.svg': mark,
    'operator/art/splash.svg': splash,
    ...Object.fromEntries(
      Object.entries(await drawOwnIcons(mark, colours.page)).map(([file, png]) => [
        `operator/icons/${file}`,
        png,
      ]),
    ),
    'operator/site.webmanifest': manifestText({
      name,
      description,
      page: colours.page,
      icons: '/operator/icons',
    }),
    'index.html': brandedPage(page, '/operator', brand, splash, config),
  }
  await release(dist, files, site)

  console.log(
    `The site of ${name} is in ${values.site}. DIST=${values.site} npm start shows it with the sandbox.`,
  )
  console.log('Its texts are yours to write: docs/deploy.md lists the files of operator/.')
}

/**
 * Makes a version beside the site and puts it there as a host's releases are: it may be served, so its page comes after
 * the files that it names, and the worker last. @param {string} dist @param {Record<string, string | Buffer>} files
 * @param {string} site
 */
async function release(dist, files, site) {
  const version = await mkdtemp(join(tmpdir(), 'operator-'))
  try {
    await cp(dist, version, { recursive: true })
    for (const [file, content] of Object.entries(files)) await write(join(version, file), content)
    execFileSync('sh', [join(ROOT, 'docs/deploy/release.sh'), version, site], { stdio: 'inherit' })
  } finally {
    await rm(version, { recursive: true })
  }
}

if (values.help) console.log(USAGE)
else await makeSite()
