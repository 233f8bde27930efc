import { expect, type Page } from '@playwright/test'
import { violations } from '../accessibility/violations.ts'
import { exchangePage } from '../flows/exchange/exchange/exchange.page.ts'
import { DESKTOP, test } from '../site/sharedPage.ts'
import { TOUR_START, visit } from '../site/visit.ts'
import { TOURS, tour, VISITS } from '../site/visits.ts'

/** The addresses at which a desktop shows other screens. */
const OTHERS = ['/?tab=slot', '/promotions']

// Reduced motion, because colours in transition have a different contrast.
test.use({ ...DESKTOP, viewport: { width: 1440, height: 800 }, contextOptions: { reducedMotion: 'reduce' } })

/** Expects the parts of a screen in a column in the middle of the window; a game's frame has all of it. */
async function expectCentred(page: Page, heading: string, width = 480): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeAttached()
  await expect(page.locator('[data-flow=splash], [aria-busy=true]')).toHaveCount(0)
  const { parts, room } = await page.evaluate(() => {
    const main = document.querySelector('main') as HTMLElement
    // The page without the scrollbar's gutter.
    const whole = document.body.getBoundingClientRect()
    const boxes = [...(main.parentElement?.children ?? [])].map((part) => part.getBoundingClientRect())
    return {
      parts: boxes.map(({ left, right }) => ({ before: left - whole.left, after: whole.right - right })),
      room: whole.width,
    }
  })
  const beside = (room - Math.min(room, width)) / 2
  for (const { before, after } of parts) {
    expect.soft(before).toBeCloseTo(beside, 0)
    expect.soft(after).toBeCloseTo(beside, 0)
  }
  expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1440)
  // The column is the phone's, in which `texts.spec.ts` looks for violations.
  if (process.env.LONG) expect.soft(await violations(page)).toEqual([])
}

for (const { visitor, device, visits } of TOURS)
  test(`every screen of a ${visitor} is centred on a desktop`, async ({ page }) => {
    test.setTimeout(120_000)
    const served = await visit(page, { at: TOUR_START, device })
    const same = visits.filter(([, { at }]) => !OTHERS.includes(at))
    await tour(page, served, same, ({ heading }) => expectCentred(page, heading))
  })

test('a game fills the window of a desktop', async ({ page }) => {
  await visit(page, VISITS.gamerun)
  await expectCentred(page, VISITS.gamerun.heading, Number.POSITIVE_INFINITY)
})

test('the exchange, where bets are placed, stays in the column of a desktop', async ({ page }) => {
  await exchangePage(page).serveFrame()
  await visit(page, {
    at: '/exchange',
    player: true,
    answers: { 'POST /player-login': { body: { access_token: 'access-of-rahim' } } },
  })
  await exchangePage(page).seeFrame()
  await expectCentred(page, 'Exchange')
})

test('the bar of a guest leads to games and in-play matches too', async ({ page }) => {
  await visit(page, { ...VISITS.games, player: false })
  const bar = page.getByRole('navigation', { name: 'Guest', exact: true })
  await expect(bar.getByRole('link')).toHaveText(['Games', 'In-Play', 'Login', 'Sign up'])
  const boxes = await bar
    .locator('> *')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()))
  expect(new Set(boxes.map(({ y, height }) => Math.round(y + height / 2))).size).toBe(1)
  await expect(bar.getByRole('link', { name: 'Games', exact: true })).toHaveAttribute('href', /^\/games\?/)
  // In-play matches are for players.
  await bar.getByRole('link', { name: 'In-Play', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeAttached()
})

test('Coming soon and the bar of the column lead to games and in-play matches', async ({ page }) => {
  await visit(page, VISITS.account)
  const bar = page.getByRole('navigation', { name: 'Main', exact: true })
  await expect(bar.getByRole('link')).toHaveText([
    'Home',
    'Games',
    'In-Play',
    'Promotions',
    'Deposit',
    'My Account',
  ])
  await bar.getByRole('link', { name: 'In-Play', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'In-Play' })).toBeAttached()
  await page.goto('/')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'In-Play', exact: true })).toHaveAttribute(
    'href',
    '/exchange-inplay',
  )
  await main.getByRole('link', { name: 'Games', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Slot' })).toBeAttached()
})
