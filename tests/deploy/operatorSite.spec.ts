import { execFileSync } from 'node:child_process'
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { NO_DEMO } from '../site/secondBrand.ts'
import { serve } from '../site/serve.ts'

// What docs/recipes.md says of `npm run operator`: a site of an operator's own, made from the build.

// The site is copied, and a browser draws its icons.
test.describe.configure({ timeout: 180_000 })

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><path fill="#ffb000" d="M24 2 46 46H2Z"/></svg>\n'

const makeSite = (...args: readonly string[]) =>
  execFileSync(process.execPath, ['scripts/run.mjs', 'operator', ...args], { encoding: 'utf8' })

/** Makes a site of another brand. Returns its folder. */
async function makeNova(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true })
  const logo = join(folder, 'logo.svg')
  await writeFile(logo, LOGO)
  const site = join(folder, 'site')
  makeSite('--site', site, '--name', 'Nova <Play>', '--colour', '#ffb000', '--logo', logo)
  return site
}

const TYPES = { json: 'application/json', webmanifest: 'application/manifest+json', svg: 'image/svg+xml' }

/** Serves the page and the operator's files of a site in the place of the built site's. */
async function serveSite(page: Page, site: string): Promise<void> {
  await serve(page, NO_DEMO)
  await page.route(/^[^.]+$|:\d+\/[^.]*$/, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    return route.fulfill({ response, body: await readFile(join(site, 'index.html'), 'utf8') })
  })
  await page.route('**/operator/**', async (route) => {
    const { pathname } = new URL(route.request().url())
    const body = await readFile(join(site, pathname)).catch(() => undefined)
    if (!body) return route.fulfill({ status: 404, body: '' })
    const contentType = TYPES[pathname.split('.').at(-1) as keyof typeof TYPES] ?? 'image/png'
    return route.fulfill({ contentType, body })
  })
}

test("an operator's site has its own title, colours, splash, manifest and icons before a script has arrived", async ({
  page,
}, info) => {
  const site = await makeNova(info.outputPath())
  await serveSite(page, site)
  await page.route(/\/assets\/index-[^/]*\.js$/, (route) => route.abort())
  await page.goto('/')
  await expect(page).toHaveTitle('Nova <Play>')
  const own = JSON.parse(await readFile(join(site, 'operator/brand.json'), 'utf8'))
  expect(own).toMatchObject({ name: 'Nova <Play>', title: 'Nova <Play>', colours: { brand: '#ffb000' } })
  await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', own.colours.page)
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(own.colours.page.slice(at, at + 2), 16))
  await expect(page.locator('html')).toHaveCSS('background-color', `rgb(${red}, ${green}, ${blue})`)
  const splash = await page.locator('#app img').getAttribute('src')
  expect(Buffer.from(splash?.split('base64,')[1] ?? '', 'base64').toString()).toBe(LOGO)

  const manifest = await page.evaluate(async () => {
    const [link] = document.querySelectorAll<HTMLLinkElement>('link[rel=manifest]')
    return (await fetch(link?.href ?? '')).json()
  })
  expect(manifest).toMatchObject({ name: 'Nova <Play>', start_url: '/', theme_color: own.colours.page })
  const touch = await page.locator('link[rel=apple-touch-icon]').getAttribute('href')
  for (const [address, width] of [
    ...manifest.icons.map(({ src, sizes }: Record<string, string>) => [
      src,
      Number.parseInt(sizes ?? '', 10),
    ]),
    [touch, 180],
  ]) {
    const drawn = await page.evaluate(async (src) => {
      const image = Object.assign(new Image(), { src })
      await image.decode()
      return image.naturalWidth
    }, address)
    expect([address, drawn]).toEqual([address, width])
  }
})

test("a later version keeps an operator's brand, texts and configuration", async ({ page }, info) => {
  const site = await makeNova(info.outputPath())
  const index = join(site, 'index.html')
  const configured = (await readFile(index, 'utf8')).replace(
    '"operator":"/operator/"',
    '"affiliateUrl":"https://nova.test/",$&',
  )
  await writeFile(index, configured)
  const faq = { lead: 'What is asked at Nova', sections: [] }
  await mkdir(join(site, 'operator/pages'))
  await writeFile(join(site, 'operator/pages/en.json'), JSON.stringify({ faq }))
  const before = await readFile(join(site, 'operator/brand.json'), 'utf8')

  makeSite('--site', site)
  expect(await readFile(index, 'utf8')).toBe(configured)
  expect(await readFile(join(site, 'operator/brand.json'), 'utf8')).toBe(before)
  await serveSite(page, site)
  await page.goto('/faq')
  await expect(page.getByText('What is asked at Nova')).toBeVisible()
  await expect(page).toHaveTitle(/Nova <Play>|Nova Play/)
})

test('a version comes to a served folder as a release does: its files, then the page, then the worker', async ({
  page: _,
}, info) => {
  const site = await makeNova(info.outputPath())
  const writtenAt = async (file: string) => (await stat(join(site, file))).mtimeMs
  const first = await stat(join(site, 'index.html'))
  makeSite('--site', site)
  const files = (await readdir(site, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(site.length + 1))
  const others = files.filter((file) => file !== 'index.html' && !file.startsWith('sw.js'))
  const newest = Math.max(...(await Promise.all(others.map(writtenAt))))
  const [index, worker] = [await writtenAt('index.html'), await writtenAt('sw.js')]
  expect(others.length).toBeGreaterThan(100)
  expect(index).toBeGreaterThanOrEqual(newest)
  expect(worker).toBeGreaterThanOrEqual(index)
  // Each of the two is replaced at once: the file that was served stays whole until then.
  expect((await stat(join(site, 'index.html'))).ino).not.toBe(first.ino)
})

test("a new logo takes the place of the old one, but not of a splash of the operator's own", async ({
  page: _,
}, info) => {
  const site = await makeNova(info.outputPath())
  const [mark, splash] = ['mark', 'splash'].map((name) => join(site, `operator/art/${name}.svg`)) as [
    string,
    string,
  ]
  const logo = join(info.outputPath(), 'second.svg')
  const second = LOGO.replace('#ffb000', '#00b0ff')
  await writeFile(logo, second)
  makeSite('--site', site, '--logo', logo)
  expect([await readFile(mark, 'utf8'), await readFile(splash, 'utf8')]).toEqual([second, second])

  const own = LOGO.replace('M24 2 46 46H2Z', 'M2 2H46V46Z')
  await writeFile(splash, own)
  makeSite('--site', site, '--logo', join(info.outputPath(), 'logo.svg'))
  expect([await readFile(mark, 'utf8'), await readFile(splash, 'utf8')]).toEqual([LOGO, own])
  expect(await readFile(join(site, 'index.html'), 'utf8')).toContain(Buffer.from(own).toString('base64'))
})
