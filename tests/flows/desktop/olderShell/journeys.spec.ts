import { expect, type Locator, type Page } from '@playwright/test'
import { generalWith } from '#tests/model/ambient.ts'
import { writeElsewhere } from '#tests/model/device.ts'
import { button } from '#tests/site/controls.ts'
import { NO_DEMO } from '#tests/site/secondBrand.ts'
import { type Answers, expectSane, serve } from '#tests/site/serve.ts'
import { DESKTOP, test } from '#tests/site/sharedPage.ts'
import { visit } from '#tests/site/visit.ts'
import { promotion } from '../../rewards/promotions/promotions.fixture.ts'
import { categoriesInView, olderShellPage } from './olderShell.page.ts'

/* Stories of `/promotions` on a desktop with pinned results. */

const ALWAYS = { start_date: null, end_date: null }
const LISTED = {
  body: {
    promotions: [
      promotion(7, 'Double it', { ...ALWAYS, categories: [99, 1] }),
      promotion(8, 'Cashback', { ...ALWAYS, categories: [1] }),
      promotion(9, 'Read only', { ...ALWAYS, status: 'display', categories: [512] }),
    ],
  },
}

const CONTACTS: Answers = {
  'GET /sociallink': {
    body: { whatsapp: '8801700000000', facebook: 'https://facebook.test/site', telegram: 'javascript:1' },
  },
}

/** Returns the names and addresses of the links in a part of the page. */
const linksOf = (part: Locator) =>
  part
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => `${link.textContent} ${link.getAttribute('href')}`))

/** The links of the navigation, to the older addresses. */
const LINKS = [
  ...['Home /', 'Casino /casino', 'Slot /slot', 'Table /table', 'Crash /crash', 'Fishing /fishing'],
  ...['Arcade /arcade', 'Lottery /lottery', 'Promotions /promotions', 'VIP /vip', 'Referral /referral'],
]

/** The titles of what only an operator can promise. */
const OFFERS = /^(Welcome bonus|Weekly cashback|VIP points|Referral programme)$/

test.use(DESKTOP)

async function arrive(page: Page, visitor: 'guest' | 'player', over: Answers = {}) {
  const served = await visit(page, {
    at: '/promotions',
    player: visitor === 'player',
    answers: { 'GET /promotion': LISTED, ...over },
  })
  await expect(page.getByRole('heading', { level: 1, name: 'Promotions', exact: true })).toBeVisible()
  return served
}

test('a guest reads promotions on a desktop, also by their address, and signs up from one', async ({
  page,
}) => {
  const [, cashback] = LISTED.body.promotions
  const served = await arrive(page, 'guest', { 'GET /promotions/8': { body: { promotion: cashback } } })
  const { navigation, names, cards, category, openDetails, dialog } = olderShellPage(page)
  expect(await linksOf(navigation)).toEqual(LINKS)
  await expect(navigation.getByRole('link', { name: 'Promotions' })).toHaveAttribute('aria-current', 'page')
  await expect(names).toHaveText(['Double it', 'Cashback', 'Read only'])
  await expect(cards.getByRole('link', { name: 'Sign Up Now', exact: true })).toHaveCount(3)
  await expect(page.getByRole('link', { name: 'Deposit now' })).toHaveCount(0)
  await expect(page.getByText('Main Wallet', { exact: true })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Login', exact: true })).toHaveAttribute('href', '/login')
  expect(served.made).not.toContain('POST /balance')

  await category('Slots').click()
  await expect(category('Slots')).toHaveAttribute('aria-pressed', 'true')
  await expect(category('ALL')).toHaveAttribute('aria-pressed', 'false')
  await expect(names).toHaveText(['Double it', 'Cashback'])
  await openDetails('Cashback')
  await expect(page).toHaveURL('/promotions?id=8')
  await expect(dialog.getByRole('link', { name: 'Sign Up Now', exact: true })).toHaveAttribute(
    'href',
    '/register',
  )
  await page.goBack()
  await expect(dialog).toHaveCount(0)
  await expect(names).toHaveText(['Double it', 'Cashback'])
  await page.goForward()
  await page.reload()
  await expect(dialog).toHaveAccessibleName('Cashback')
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/promotions')
})

test('a player sees the wallet unless it is hidden, reloads it, and logs out', async ({ page }) => {
  const served = await arrive(page, 'player')
  const { card, reload } = olderShellPage(page)
  await expect(page.getByText('৳ 1,500.00', { exact: true })).toBeVisible()
  await expect(card('Double it').getByRole('link', { name: 'Deposit now' })).toBeVisible()
  await expect(card('Read only').getByRole('link', { name: 'Deposit now' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Sign Up Now' })).toHaveCount(0)
  for (const name of ['Deposit', 'Member Center'])
    await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', '/account')

  served.answer('POST /balance', { silent: 30_000 })
  await reload.click()
  await expect(button(page, 'Reload…')).toBeDisabled()
  served.answer('POST /balance', { status: 500, body: {} })
  await page.evaluate(() => localStorage.removeItem('balance'))
  await page.reload()
  await expect(page.getByText('The balance could not be refreshed.')).toBeAttached()
  await expect(page.getByText('৳ –', { exact: true })).toBeVisible()
  served.answer('POST /balance', { body: { balance: '1234567.89' } })
  await reload.click()
  await expect(page.getByText('৳ 1,234,567.89', { exact: true })).toBeVisible()
  await expect(page.getByText('The balance could not be refreshed.')).toHaveCount(0)
  await writeElsewhere(page, { 'app.hideBalance': '1' })
  await expect(page.getByText('Hidden', { exact: true })).toBeAttached()
  await expect(page.getByText('৳ 1,234,567.89')).toHaveCount(0)

  await button(page, 'Log out').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Coming soon' })).toBeVisible()
  await expect(page).toHaveURL('/')
})

test('the Sports menu opens with the pointer and the keyboard, and closes when the visitor presses Escape or leaves the menu', async ({
  page,
}) => {
  await arrive(page, 'player')
  const { sports, sportsLinks, exchange, navigation } = olderShellPage(page)
  await sports.hover()
  await exchange.hover()
  await expect(exchange).toBeVisible()
  await sports.click()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(exchange).toHaveCount(0)
  await navigation.getByRole('link', { name: 'Home' }).focus()
  await page.keyboard.press('Tab')
  await expect(sports).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(navigation.getByRole('link', { name: 'Casino' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')

  await page.keyboard.press('Enter')
  await expect(sportsLinks).toHaveText([
    ...['Exchange', 'Lucky Sports', 'I-Sports', 'E1Sports', 'Horsebook', 'Virtual', 'Kabaddi', 'CMD Sports'],
  ])
  await page.keyboard.press('Tab')
  await expect(exchange).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(sportsLinks.nth(1)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(sports).toBeFocused()
  await expect(exchange).toHaveCount(0)

  await page.keyboard.press('Space')
  await expect(exchange).toBeVisible()
  await page.keyboard.press('Shift+Tab')
  await expect(exchange).toHaveCount(0)

  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/exchange')
})

test('the filter strip shows 7, 4, 3 or 2 categories by the width of the window, in which the older shell stays until a reload', async ({
  page,
}) => {
  await arrive(page, 'guest')
  for (const [width, count] of [
    [1440, 7],
    [1024, 7],
    [1023, 4],
    [768, 4],
    [600, 4],
    [599, 3],
    [480, 3],
    [479, 2],
    [320, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(() => categoriesInView(page), { message: `${width} px` }).toBe(count)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
  // A narrow window opens the site of a phone, which has no promotions for a guest.
  await page.reload()
  await expect(page).toHaveURL('/login')
})

test('the filter strip scrolls by the width of what is in view, up to its ends', async ({ page }) => {
  await arrive(page, 'guest')
  const { category, next, previous } = olderShellPage(page)
  await expect(previous).toHaveAttribute('aria-disabled', 'true')
  await expect(category('Lottery')).not.toBeInViewport()
  await next.click()
  await expect(category('Others')).toBeInViewport({ ratio: 1 })
  await expect(category('ALL')).not.toBeInViewport()
  await expect(next).toHaveAttribute('aria-disabled', 'true')
  await expect(previous).toHaveAttribute('aria-disabled', 'false')
  await category('Others').click()
  await expect(olderShellPage(page).names).toHaveText(['Read only'])
  await previous.click()
  await expect(category('ALL')).toBeInViewport({ ratio: 1 })

  // The keyboard also reaches what is out of view.
  await category('E-sports').focus()
  await page.keyboard.press('Tab')
  await expect(category('Lottery')).toBeInViewport({ ratio: 1 })
})

test('header and footer say what the site offers, their links have addresses, and a button changes the language', async ({
  page,
}) => {
  await arrive(page, 'guest', CONTACTS)
  const { footer, about } = olderShellPage(page)
  await expect(about).toContainText('Sports and the exchange')
  const contacts = page.getByRole('list', { name: 'Support contacts' }).getByRole('link')
  await expect(contacts).toHaveText(['WhatsApp', 'Facebook', 'Email'])
  expect(await linksOf(footer)).toEqual([
    'Help /chat',
    'Android download /page/site/component/appDownload.jsp',
    'WhatsApp https://wa.me/8801700000000',
    'Facebook https://facebook.test/site',
    'Customer Support /chat',
    'New Member Guide (FAQ) /faq',
    'Brand Ambassador /brand-ambassador',
    'Responsible Gaming /responsible-gaming',
    '18+ /age-limit',
    'About Us /about',
    'Affiliate /affiliate',
    'Terms /terms',
    'Privacy /privacy',
  ])
  await expect(footer.getByRole('link', { name: 'Android download' })).toHaveAttribute('target', '_blank')
  await expect(footer.getByRole('heading', { level: 2 })).toContainText([
    ...['Customer Support (24/7)', 'Payment methods', 'Community', 'Sponsors', 'Gaming License'],
  ])
  // An IP address does not name a site, but the operator's title does.
  await expect(footer).toContainText('© Tiya Test.')
  await expect(footer).toContainText('holds a made-up licence')
  await expect(about.getByRole('heading', { level: 3, name: OFFERS })).toHaveCount(4)

  await page.getByRole('banner').getByRole('button', { name: 'Language', exact: true }).click()
  await page.getByRole('radio', { name: 'বাংলা' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('প্রমোশন')
  await expect(page.getByText('BDT, বাংলা')).toBeVisible()
  await expect(footer).toContainText('স্পোর্টস ও এক্সচেঞ্জ')
  await expectSane(page)
})

for (const [first, last] of [
  ['GET /general', 'GET /sociallink'],
  ['GET /sociallink', 'GET /general'],
] as const)
  test(`the contacts in the header come together, when ${last} is answered last`, async ({ page }) => {
    const { hold } = await serve(page, { 'GET /promotion': LISTED })
    const [one, other, list] = [hold(first), hold(last), hold('GET /promotion')]
    const answers = {
      'GET /general': generalWith({}),
      'GET /sociallink': { body: { whatsapp: '8801700000000', telegram: 'https://t.me/site' } },
    }
    const logo = page.waitForRequest(/\/storage\/logo\.svg$/)
    await page.goto('/promotions')
    await logo
    const promotions = page.getByRole('region', { name: 'Promotions', exact: true })
    await expect(promotions).toHaveAttribute('aria-busy', 'true')
    await one(answers[first])
    await list(LISTED)
    await expect(promotions).toHaveAttribute('aria-busy', 'false')
    const contacts = page.getByRole('list', { name: 'Support contacts' }).getByRole('link')
    await expect(contacts).toHaveCount(0)
    await other(answers[last])
    await expect(contacts).toHaveText(['WhatsApp', 'Email'])
  })

test('outside a demonstration, the footer promises no offers and names no licence', async ({ page }) => {
  await arrive(page, 'guest', NO_DEMO)
  const { footer, about } = olderShellPage(page)
  await expect(about.getByRole('heading', { level: 3 })).toHaveCount(11)
  await expect(about.getByRole('heading', { level: 3, name: OFFERS })).toHaveCount(0)
  await expect(footer.locator('p:empty')).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 844, height: 390 }, isMobile: true, hasTouch: true })

  test('a phone held sideways does not get the older shell', async ({ page }) => {
    await visit(page, { at: '/promotions', player: true, answers: { 'GET /promotion': LISTED } })
    await expect(page.getByRole('tablist', { name: 'Categories' })).toBeVisible()
    await expect(olderShellPage(page).clock).toHaveCount(0)
  })
})
