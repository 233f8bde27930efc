import { expect, type Page, test } from '@playwright/test'
import { visit as makePayment, submitPayment } from '../flows/money/makePayment/makePayment.page.ts'
import { visit as withdrawal, withdrawalPage } from '../flows/money/withdrawal/withdrawal.page.ts'
import { writeElsewhere } from '../model/device.ts'
import { button } from '../site/controls.ts'
import { LISTED } from '../site/offer.ts'
import { visit } from '../site/visit.ts'

// In-app browsers have no service worker, so the files of an open page are gone with the next deploy.

/** What hosts answer for a file that they do not have. */
const GONE = {
  'a 404': { status: 404, body: 'Not found' },
  'a page': { status: 200, contentType: 'text/html', body: '<!doctype html><title>Site</title>' },
  'a page under the type of scripts': {
    status: 200,
    contentType: 'text/javascript',
    body: '<!doctype html>',
  },
  'a 503': { status: 503, body: 'Try later' },
} as const

interface Deploy {
  readonly answer?: keyof typeof GONE | 'nothing'
  /** False if the host has the same build as before. */
  readonly newBuild?: boolean
  /** True if the page that is loaded again does not find its files either. */
  readonly lasts?: boolean
}

/** From now on the host has another build. Returns the paths of the pages that were loaded since. */
async function deploy(
  page: Page,
  { answer = 'a 404', newBuild = true, lasts = false }: Deploy = {},
): Promise<string[]> {
  const loaded: string[] = []
  await page.route(/\/assets\/[^/]+\.js$/, (route) => {
    if (loaded.length > 0 && !lasts) return route.continue()
    return answer === 'nothing' ? route.abort() : route.fulfill(GONE[answer])
  })
  await page.route('/assets/of-another-build.css', (route) =>
    route.fulfill({ contentType: 'text/css', body: '.of-another-build {}' }),
  )
  const isPage = ({ pathname }: URL) => !/\.|^\/(api|exchange-data|storage)\//.test(pathname)
  await page.route(isPage, async (route) => {
    const request = route.request()
    if (request.isNavigationRequest()) loaded.push(new URL(request.url()).pathname)
    const response = await route.fetch()
    const html = await response.text()
    const added = newBuild ? '<link rel="stylesheet" href="/assets/of-another-build.css"></head>' : '</head>'
    await route.fulfill({ response, body: html.replace('</head>', added) })
  })
  return loaded
}

/** Waits for the page of the new build: the old one is still there when it is requested. */
const untilNew = (page: Page) =>
  expect(page.locator('link[href="/assets/of-another-build.css"]')).toBeAttached()
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })
/** What the site shows once it has replaced the static view, which has the same headings. */
const opened = (page: Page) => page.locator('#app > :not([data-static])').first()
/** Waits for the part of the home that comes last: by then the page has asked for all its code. */
const untilHome = (page: Page) => expect(page.locator('[data-row=footer]')).toBeAttached()
/** Another tab chooses Bengali, whose texts this page does not have yet. */
const chooseBengali = (page: Page) => writeElsewhere(page, { 'app.language': 'bn' })

const lost = /Please check your connection\./
const notLoaded = 'This could not be loaded. Please try again.'

for (const answer of Object.keys(GONE) as (keyof typeof GONE)[])
  test(`a screen of an older build, for which the host answers ${answer}, is loaded with the new page`, async ({
    page,
  }) => {
    await visit(page, { at: '/', player: true, answers: LISTED })
    await untilHome(page)
    const loaded = await deploy(page, { answer })
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Deposit' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Deposit' })).toBeVisible()
    await expect(page.getByRole('radiogroup', { name: 'Payment Method' })).toBeAttached()
    expect(loaded).toEqual(['/deposit'])
  })

/** Answers for the page's own scripts as a host that no longer has them, as long as `isGone` says so. */
async function removeScripts(page: Page, answer: keyof typeof GONE, isGone: (loads: number) => boolean) {
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  await page.route(/\/assets\/(index|early)-[^/]+\.js$/, (route) => {
    return isGone(loads) ? route.fulfill(GONE[answer]) : route.continue()
  })
  return { loads: () => loads }
}

for (const answer of Object.keys(GONE) as (keyof typeof GONE)[]) {
  test(`an old page, for whose scripts the host answers ${answer}, is loaded again`, async ({ page }) => {
    const { loads } = await removeScripts(page, answer, (count) => count < 2)
    await visit(page, { at: '/login' })
    await expect(opened(page)).toBeAttached()
    expect(loads()).toBe(2)
  })

  test(`an old page, for whose scripts the host answers ${answer} again, says so`, async ({ page }) => {
    const { loads } = await removeScripts(page, answer, () => true)
    await visit(page, { at: '/login' })
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('The site could not be loaded. Please try again.')
    await expect(alert).toContainText('সাইটটি লোড করা যায়নি। অনুগ্রহ করে আবার চেষ্টা করুন।')
    expect(loads()).toBe(2)
    // Above the header of the log-in, which the page shows before its scripts.
    for (const line of await alert.getByRole('paragraph').all()) await line.click({ trial: true })
    await alert.getByRole('button', { name: 'Try again', exact: true }).click()
    await expect.poll(loads).toBe(3)
  })
}

test('the menu of an older build is loaded with the new page', async ({ page }) => {
  await visit(page, { at: '/' })
  await untilHome(page)
  const loaded = await deploy(page)
  await button(page, 'Menu').click()
  await expect.poll(() => loaded).toEqual(['/'])
  await untilNew(page)
  await button(page, 'Menu').click()
  await expect(dialog(page, 'Menu')).toBeVisible()
  expect(loaded).toEqual(['/'])
})

test('the form of a page that is loaded again is filled in as before, but for its passwords', async ({
  page,
}) => {
  await visit(page, { at: '/signup' })
  await expect(opened(page)).toBeAttached()
  await page.getByLabel('Username', { exact: true }).fill('rahim88')
  await page.getByLabel('Password', { exact: true }).fill('secret12')
  await page.getByLabel('Calling code', { exact: true }).selectOption('+91')
  await page.getByLabel('Full Name', { exact: true }).fill('Rahim')
  await page.getByRole('radio', { name: 'INR' }).check()
  const loaded = await deploy(page)
  await chooseBengali(page)
  await expect.poll(() => loaded).toEqual(['/signup'])
  await untilNew(page)
  await expect(opened(page)).toBeAttached()
  const main = page.getByRole('main')
  await expect(main.locator('[name=username]')).toHaveValue('rahim88')
  await expect(main.locator('[name=name]')).toHaveValue('Rahim')
  await expect(main.locator('select')).toHaveValue('+91')
  await expect(page.getByRole('radio', { name: 'INR' })).toBeChecked()
  await expect(main.locator('[name=password]')).toHaveValue('')
  expect(await page.evaluate(() => history.state)).toBeNull()
})

test('a page that is of an older build again is not loaded a second time', async ({ page }) => {
  await visit(page, { at: '/login' })
  await expect(opened(page)).toBeAttached()
  const loaded = await deploy(page)
  // Only these texts stay missing, so the page itself opens.
  await page.route(/\/assets\/bn-/, (route) => route.fulfill(GONE['a 404']))
  await chooseBengali(page)
  await expect.poll(() => loaded).toEqual(['/login'])
  const failed = dialog(page, 'Error')
  await expect(failed).toContainText(notLoaded)
  await button(page, 'Try again').click()
  await expect(failed).toContainText(notLoaded)
  await failed.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot password' })).toBeVisible()
  expect(loaded).toEqual(['/login'])
})

test('a screen that was lost once opens again in a browser that never requests its code again', async ({
  page,
}) => {
  await visit(page, { at: '/', player: true, answers: LISTED })
  await untilHome(page)
  let connected = false
  let loads = 0
  await page.route('**', (route) => {
    const request = route.request()
    if (request.isNavigationRequest()) loads += 1
    const remembered = loads === 0 && request.resourceType() === 'script'
    return connected && !remembered ? route.fallback() : route.abort()
  })
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Deposit' }).click()
  await expect(page.getByText(lost)).toBeVisible()
  connected = true
  await button(page, 'Try again').click()
  await expect(page.getByRole('radiogroup', { name: 'Payment Method' })).toBeAttached()
  expect(loads).toBe(1)
})

test('a file that the host of the same build does not have is not said to be a lost connection', async ({
  page,
}) => {
  await visit(page, { at: '/login' })
  await expect(opened(page)).toBeAttached()
  const loaded = await deploy(page, { newBuild: false })
  await chooseBengali(page)
  await expect(dialog(page, 'Error')).toContainText(notLoaded)
  await dialog(page, 'Error').getByRole('button', { name: 'Close' }).click()
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page.getByText(notLoaded)).toBeVisible()
  expect(loaded).toEqual([])
})

test('a lost connection stays one, also after a deploy', async ({ page }) => {
  await visit(page, { at: '/login' })
  await expect(opened(page)).toBeAttached()
  const loaded = await deploy(page, { answer: 'nothing' })
  await chooseBengali(page)
  await expect(dialog(page, 'Error')).toContainText(lost)
  await dialog(page, 'Error').getByRole('button', { name: 'Close' }).click()
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page.getByText(lost)).toBeVisible()
  expect(loaded).toEqual([])
})

test('a payment that was submitted from an older build shows its outcome on the new page', async ({
  page,
}) => {
  await visit(page, makePayment, { over: { 'POST /submit-deposit': { body: { message: 'ok' } } } })
  await expect(page.getByRole('heading', { level: 1, name: 'Make Payment' })).toBeVisible()
  const loaded = await deploy(page)
  await submitPayment(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Get Ready!' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('৳ 500.00')
  expect(loaded).toEqual(['/payment-request'])
})

test('the page stays while a withdrawal is in flight, and at first with its outcome', async ({ page }) => {
  const served = await visit(page, withdrawal, {
    over: { 'GET /userwithdrawcheck': { body: { success: true } } },
  })
  const answer = served.hold('POST /submit-withdraw')
  const { choose, submit, error, closeError, method } = withdrawalPage(page)
  await choose()
  const loaded = await deploy(page)
  await submit.click()
  await expect.poll(() => served.made).toContain('POST /submit-withdraw')
  const failed = dialog(page, 'Error').filter({ hasText: notLoaded })
  await chooseBengali(page)
  await expect(failed).toBeVisible()
  await failed.getByRole('button', { name: 'Close' }).click()
  await answer({ status: 500, body: {} })
  await expect(error).toContainText('An error occurred. Please try again.')
  await closeError()

  await chooseBengali(page)
  await expect(failed).toBeVisible()
  expect(loaded).toEqual([])
  await button(page, 'Try again').click()
  await expect.poll(() => loaded).toEqual(['/withdrawal'])
  await untilNew(page)
  await expect(page.getByRole('textbox')).toHaveValue('500')
  await expect(method('bKash')).toBeChecked()
  expect(served.made.filter((call) => call === 'POST /submit-withdraw')).toHaveLength(1)
})
