import { readdirSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { BRAND, BRAND_MARK } from '../../machines/brand/brand.ts'
import { generalWith } from '../model/ambient.ts'
import { travel } from '../model/device.ts'
import { configure } from '../site/configure.ts'
import { HeldFiles } from '../site/heldFiles.ts'
import { visitIn } from '../site/inBengali.ts'
import { NO_DEMO, NOVA, serveFolder } from '../site/secondBrand.ts'
import { serve } from '../site/serve.ts'
import { TOUR_START, type Visit, visit } from '../site/visit.ts'
import { SINGLE_VISITS, TOURS, tour, VISITS } from '../site/visits.ts'

/*
 * A site whose operator has a folder of its own, and one that is no demonstration.
 */

const title = (page: Page) => page.getByRole('heading', { level: 1 })

/** What the page writes to the console as a warning or an error. */
function consoleOf(page: Page): string[] {
  const lines: string[] = []
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) lines.push(message.text())
  })
  return lines
}

/** What the home of a demonstration makes up. */
const MADE_UP = /^Sponsors$|Padma Kites|000-DEMO|Made-up names|^Cashback|^Welcome bonus|^Referral programme/

/** The first shape of the parrot. */
const PARROT = BRAND_MARK.map(([, { d }]) => d).find((d) => d !== undefined) ?? ''

/** Returns what a page shows of the first brand. */
function tracesIn(page: Page): Promise<string[]> {
  return page.evaluate(
    ([name, parrot]) => {
      const pictures = [...document.querySelectorAll('img, image')]
        .map((one) => one.getAttribute('src') ?? one.getAttribute('href') ?? '')
        .filter((src) => src.startsWith('/art/'))
      const drawn = document.querySelector(`path[d="${parrot}"]`) ? ['the parrot'] : []
      const icons = [...document.querySelectorAll('link[rel=icon]')]
        .map((link) => link.getAttribute('href') ?? '')
        .filter((href) => href.startsWith('/art/'))
      const words = [document.title, document.body.innerText].join('\n')
      const said = words.match(new RegExp(`.*(${name}|টিয়া|parrot|000-DEMO|Games and sports).*`, 'gi')) ?? []
      return [...pictures, ...drawn, ...icons, ...said]
    },
    [BRAND.name, PARROT] as const,
  )
}

async function expectNoTrace(page: Page): Promise<void> {
  await expect(title(page)).toBeAttached()
  await expect(page.locator('[data-flow=splash], [aria-busy=true]')).toHaveCount(0)
  await expect.poll(() => tracesIn(page)).toEqual([])
}

const withNova = ({ answers = {}, ...target }: Visit): Visit => ({
  ...target,
  answers: { ...answers, ...NO_DEMO },
})

for (const language of ['en', 'bn'] as const) {
  for (const { visitor, device, visits } of TOURS)
    test(`no screen of a ${visitor} in ${language} has a trace of the first brand once there is a second`, async ({
      page,
    }) => {
      test.setTimeout(120_000)
      const lines = consoleOf(page)
      await serveFolder(page, NOVA)
      const served = await visit(page, {
        at: TOUR_START,
        device: { ...device, 'app.language': language },
        answers: NO_DEMO,
      })
      const ofNova = visits.map(([screen, target]) => [screen, withNova(target)] as const)
      await tour(page, served, ofNova, () => expectNoTrace(page))
      expect(lines.filter((line) => /operator/.test(line))).toEqual([])
    })

  for (const [screen, target] of SINGLE_VISITS)
    test(`the screen ${screen} in ${language} has no trace of the first brand`, async ({ page }) => {
      await serveFolder(page, NOVA)
      await visitIn(page, withNova(target), language)
      await expectNoTrace(page)
    })
}

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false })

  for (const screen of ['comingSoon', 'olderShell', 'register'] as const)
    test(`${screen} has no trace of the first brand, and what the operator says instead`, async ({
      page,
    }) => {
      await serveFolder(page, NOVA)
      await visit(page, withNova(VISITS[screen]))
      await expectNoTrace(page)
      if (screen === 'comingSoon') return
      const footer = page.getByRole('contentinfo')
      for (const words of ['Nova 1', 'Nova 77/2026', 'Nova Pay', 'Nova FC', 'Nova 101'])
        await expect(footer).toContainText(words)
      await expect(page.getByRole('img', { name: 'Sponsor: Nova FC' })).toBeVisible()
    })
})

test('the first view of a second brand has its pictures before the scripts', async ({ page }) => {
  await serveFolder(page, NOVA)
  await serve(page, NO_DEMO)
  await page.route(/\/assets\/index-[^/]*\.js$/, (route) => route.abort())
  for (const [at, art] of [
    ['/login', 'mark'],
    ['/', 'splash'],
  ] as const) {
    await page.goto(at)
    await expect(page.locator('#app img')).toHaveAttribute('src', `/operator/art/${art}.svg`)
  }
})

test('the brand gives title and colours until the settings are known, whose title then counts', async ({
  page,
}) => {
  const served = await serve(page, { 'GET /general': { status: 500, body: {} } })
  await serveFolder(page, NOVA)
  await page.goto('/')
  await expect(page).toHaveTitle('Nova Play')
  await expect(title(page)).toHaveText('Nova Play')
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', 'Another house.')
  const login = page.getByRole('link', { name: 'Sign up' }).first()
  await expect(login).toHaveCSS('background-color', 'rgb(255, 176, 0)')
  // The settings are asked for twice before they count as lost.
  await page.waitForLoadState('networkidle')
  served.answer('GET /general', generalWith({ site_title: 'Renamed' }))
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(page).toHaveTitle('Renamed')
})

test('outside a demonstration, pages that state facts are not found, their names have no link, and nothing is made up', async ({
  page,
}) => {
  const lines = consoleOf(page)
  await visit(page, { at: '/faq', answers: NO_DEMO })
  const links = page.getByRole('navigation', { name: 'Information and help' })
  for (const [path, name] of Object.entries({
    '/terms': 'Terms',
    '/privacy': 'Privacy',
    '/about': 'About Us',
    '/brand-ambassador': 'Brand Ambassador',
  })) {
    await expect(links.getByText(name, { exact: true })).toBeVisible()
    await expect(links.getByRole('link', { name, exact: true })).toHaveCount(0)
    await travel(page, path)
    await expect(title(page)).toHaveText('Page not found')
    await travel(page, '/faq')
  }
  await expect(links.getByRole('link', { name: 'Affiliate' })).toBeVisible()

  await travel(page, '/signup')
  await expect(page.getByText('agree to the terms')).toBeVisible()
  await expect(page.getByText('Privacy', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: '18+' })).toHaveAttribute('href', '/age-limit')
  await expect(page.getByRole('link', { name: /^(Terms|Privacy)$/ })).toHaveCount(0)

  await travel(page, '/')
  await page.getByRole('button', { name: 'Show More' }).scrollIntoViewIfNeeded()
  await expect(page.getByText('All rights reserved.')).toBeVisible()
  await expect(page.getByText('one wallet, one search')).toBeVisible()
  await expect(page.getByText(MADE_UP)).toHaveCount(0)
  expect(lines.filter((line) => /operator/.test(line))).toEqual([
    'No folder of the operator is configured: /terms, /privacy, /about and /brand-ambassador are not found.',
  ])
})

test('the home of a demonstration says what is made up, once it is known to be one', async ({ page }) => {
  const served = await serve(page)
  const answer = served.hold('GET /general')
  await page.goto('/')
  await page.getByRole('button', { name: 'Show More' }).scrollIntoViewIfNeeded()
  await expect(page.getByText(MADE_UP)).toHaveCount(0)
  await answer(generalWith({}))
  await expect(page.getByText(MADE_UP)).toHaveCount(7)
})

test("an operator's text about the site is folded where it does not fit", async ({ page }) => {
  const long = Array.from({ length: 20 }, (_, at) => `নোভা ${at}`)
  await serveFolder(page, {
    ...NOVA,
    'home/en.json': { seo: ['Nova is short.'] },
    'home/bn.json': { seo: long },
  })
  await serve(page, NO_DEMO)
  await page.goto('/')
  await page.getByText('All rights reserved.').scrollIntoViewIfNeeded()
  await expect(page.getByText('Nova is short.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Show More' })).toHaveCount(0)

  await page.getByRole('banner').getByRole('button', { name: 'Language' }).click()
  await page.getByRole('radio', { name: 'বাংলা' }).click()
  const more = page.getByRole('button', { name: 'আরও দেখুন' })
  await more.click()
  await page.getByRole('button', { name: 'কম দেখুন' }).click()
  await expect(more).toBeVisible()
})

test('the build writes only schemas into the folder', () => {
  expect(readdirSync('dist/operator').toSorted()).toEqual([
    'brand.schema.json',
    'home.schema.json',
    'pages.schema.json',
  ])
})

test('settings that could not be loaded make no demonstration; once they are, its pages are there', async ({
  page,
}) => {
  const served = await visit(page, { at: '/terms', answers: { 'GET /general': { status: 500, body: {} } } })
  await expect(title(page)).toHaveText('Page not found')
  served.answer('GET /general', generalWith({}))
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(title(page)).toHaveText('Terms')
  await expect(page.getByRole('heading', { name: 'Who may play' })).toBeVisible()
})

test('a page is busy until it is known whether the site is a demonstration', async ({ page }) => {
  const served = await serve(page)
  const answer = served.hold('GET /general')
  await page.goto('/about')
  await expect(page.getByRole('region', { name: 'The page is loading' })).toHaveAttribute('aria-busy', 'true')
  await expect(title(page)).toHaveText('About Us')
  await answer(generalWith({ demo: 0 }))
  await expect(title(page)).toHaveText('Page not found')
})

test('what is missing in the folder or does not fit is said in the console, and the default stands', async ({
  page,
}) => {
  const lines = consoleOf(page)
  const { privacy } = NOVA['pages/en.json'] as Record<string, object>
  await serveFolder(page, {
    ...NOVA,
    'brand.json': { name: 7, colours: { brand: '#1f6b4d', page: 'black', wrong: '#000000' }, more: 1 },
    'pages/en.json': { privacy, terms: { lead: 'Rules', sections: [{ title: 'No text' }] } },
    'home/en.json': [],
    'art/mark.svg': 'no picture',
    'art/error.svg': undefined as unknown as string,
  })
  await visit(page, { at: '/faq', answers: NO_DEMO })
  for (const words of [
    '/operator/brand.json does not fit at name',
    '/operator/brand.json has an unknown key more',
    '/operator/brand.json has no colour page that fits',
    '/operator/brand.json has no colour wrong that fits',
    '/operator/brand.json has a colour brand with a contrast of',
    '/operator/pages/en.json does not fit at terms.sections.0.text',
    '/operator/pages/en.json has no brand-ambassador, about, terms: these pages are not found',
    '/operator/home/en.json is not a JSON object',
  ])
    await expect.poll(() => lines.filter((line) => line.includes(words)).length, words).toBe(1)
  const links = page.getByRole('navigation', { name: 'Information and help' })
  await expect(links.getByRole('link', { name: 'Privacy' })).toBeVisible()
  await expect(links.getByRole('link', { name: 'Terms' })).toHaveCount(0)
  await travel(page, '/login')
  await expect(page.getByRole('main').locator('img')).toHaveAttribute('src', '/art/mark.svg')
  await travel(page, '/nowhere')
  await expect(page.locator('svg [fill="var(--color-surface)"]')).toBeVisible()
  for (const path of ['/operator/art/mark.svg', '/operator/art/error.svg'])
    await expect.poll(() => lines.some((line) => line.includes(`${path} can't be shown`))).toBe(true)
})

test('a page whose file was lost can be loaded again, and is in the player’s language', async ({ page }) => {
  await configure(page, /\/terms$/, { operator: '/operator' })
  const files = await HeldFiles.hold(page, '/operator')
  await visit(page, { at: '/terms', device: { 'app.language': 'bn' }, answers: NO_DEMO })
  await files.lose('pages/bn.json')
  await page.getByRole('button', { name: 'আবার চেষ্টা করুন' }).click()
  await files.answer('pages/bn.json', NOVA['pages/bn.json'] as object)
  await expect(page.getByText('নোভা terms')).toBeVisible()
})

test('texts of the operator’s follow the language', async ({ page }) => {
  await serveFolder(page, NOVA)
  await visit(page, { at: '/faq', answers: NO_DEMO })
  const guide = (name: string) => page.getByRole('link', { name })
  await expect(guide('Nova 101')).toBeVisible()
  await page.getByRole('navigation', { name: 'Guest' }).getByRole('button', { name: 'Language' }).click()
  await page.getByRole('radio', { name: 'বাংলা' }).click()
  await expect(guide('নোভা 101')).toBeVisible()
  await expect(page.getByText('নোভা faq')).toBeVisible()
})

test('without a folder nothing is asked for', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const lines = consoleOf(page)
  await visit(page, { at: '/about' })
  await expect(page.getByRole('heading', { name: 'The parrot' })).toBeVisible()
  expect(asked.filter((path) => /operator|brand|\/(pages|home)\//.test(path))).toEqual([])
  expect(lines).toEqual([])
})
