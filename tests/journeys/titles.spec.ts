import type { Page } from '@playwright/test'
import { ROUTES } from '../../machines/common/routing/routes.ts'
import { generalWith } from '../model/ambient.ts'
import { inBengali, visitIn } from '../site/inBengali.ts'
import { DESKTOP, expect, test } from '../site/sharedPage.ts'
import { TOUR_START, visit } from '../site/visit.ts'
import { PHONE_VISITS, SINGLE_VISITS, TOURS, tour, VISITS } from '../site/visits.ts'

/*
 * Every screen has a title of its own, and its language can be chosen there.
 */

const SITE = 'Tiya Test'

/** Expects a screen that is shown to be titled by its heading, the given one in the language; at `/` by the site. */
async function expectTitle(page: Page, heading: string, language: string): Promise<void> {
  const spoken = language === 'bn' ? inBengali(page) : page
  const title = spoken.getByRole('heading', { level: 1, name: heading, exact: true, includeHidden: true })
  await expect(title).toBeAttached()
  const isFront = new URL(page.url()).pathname === '/'
  await expect(page).toHaveTitle(isFront ? SITE : `${await title.textContent()} · ${SITE}`)
  await expect(spoken.getByRole('button', { name: 'Language', exact: true }).first()).toBeVisible()
}

/** The visits of the addresses that a tour does not open: links of a code lead all to one screen. */
const CAPTURES = ROUTES.filter(({ screen }) => screen === 'capture').map(
  ({ path }) => [path, { ...VISITS.capture, at: path }] as const,
)

test('the walk opens every route', () => {
  const walked = new Set([...PHONE_VISITS, ...CAPTURES].map(([, { at }]) => at.split('?')[0]))
  const screens = new Map<string, string[]>()
  for (const { screen, path } of ROUTES) screens.set(screen, [...(screens.get(screen) ?? []), path])
  // A screen of one route has a visit, whatever its address; others need one for each address.
  const several = [...screens.values()].filter((paths) => paths.length > 1).flat()
  expect(several).toHaveLength(11)
  expect(several.filter((path) => !walked.has(path))).toEqual([])
})

for (const language of ['en', 'bn'] as const) {
  const device = { 'app.language': language }

  for (const { visitor, device: stored, visits } of TOURS)
    test(`the screens of a ${visitor} in ${language}`, async ({ page }) => {
      test.setTimeout(60_000)
      const served = await visit(page, { at: TOUR_START, device: { ...stored, ...device } })
      const captures = visitor === 'guest' ? CAPTURES : []
      await tour(page, served, [...visits, ...captures], ({ heading }) =>
        expectTitle(page, heading, language),
      )
    })
  for (const [screen, target] of SINGLE_VISITS)
    test(`${screen} in ${language}`, async ({ page }) => {
      await visitIn(page, target, language)
      await expectTitle(page, target.heading, language)
    })

  test(`the maintenance in ${language}`, async ({ page }) => {
    await visit(page, { at: '/', device, answers: { 'GET /general': generalWith({ site_status: 0 }) } })
    await expectTitle(page, 'Under maintenance', language)
  })

  test(`a screen whose code is lost, and one that throws, in ${language}`, async ({ page }) => {
    await visit(page, { at: TOUR_START, player: true, device })
    await page.route('**/assets/turnoverRecord.screen-*.js', (route) => route.abort())
    await page.goto('/turnover-record')
    await expectTitle(page, 'Error', language)
    await page.addInitScript(() => {
      Number.prototype.toLocaleString = () => {
        throw new Error('no numbers today')
      }
    })
    await page.goto('/account')
    await expectTitle(page, 'Unexpected Application Error!', language)
  })

  test.describe('on a desktop', () => {
    test.use(DESKTOP)

    for (const screen of ['comingSoon', 'olderShell', 'register', 'account'] as const)
      test(`${screen} in ${language}`, async ({ page }) => {
        await visit(page, VISITS[screen], { device })
        await expectTitle(page, VISITS[screen].heading, language)
      })
  })
}

test('without the settings a title is its heading', async ({ page }) => {
  await visit(page, { at: '/login', answers: { 'GET /general': { status: 500, body: {} } } })
  await expect(page).toHaveTitle('Login')
})

for (const [at, label, typed] of [
  ['/login', 'Username', 'rahim88'],
  ['/signup', 'Email', 'rahim@site.test'],
  ['/forgot-password', 'Username', 'rahim88'],
] as const)
  test(`what is typed on ${at} stays when the language changes`, async ({ page }) => {
    await visit(page, { at })
    await page.getByLabel(label, { exact: true }).fill(typed)
    await page.getByRole('button', { name: 'Language', exact: true }).click()
    await page.getByRole('radio', { name: 'বাংলা' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'bn')
    await expect(inBengali(page).getByLabel(label, { exact: true })).toHaveValue(typed)
  })

test('a game goes on when the language changes', async ({ page }) => {
  await visit(page, VISITS.gamerun)
  const frame = page.locator('iframe')
  await frame.evaluate((element) => element.setAttribute('data-kept', ''))
  await page.getByRole('button', { name: 'Language', exact: true }).click()
  await page.getByRole('radio', { name: 'বাংলা' }).click()
  await expect(page.getByRole('button', { name: 'ফিরে যান', exact: true })).toBeVisible()
  await expect(frame).toHaveAttribute('data-kept', '')
})
