import { expect, type Page } from '@playwright/test'
import { button } from '#tests/site/controls.ts'
import { laidOut } from '#tests/site/cutTexts.ts'
import { type Answers, expectSane } from '#tests/site/serve.ts'
import { test } from '#tests/site/sharedPage.ts'
import { visit } from '#tests/site/visit.ts'
import { CRICKET, eventsAre, LIVE, PICKED, SOCCER, sportsEvent } from '../events.fixture.ts'
import { exchangePage } from '../exchange/exchange.page.ts'
import { visit as inPlay, inPlayPage } from './inPlay.page.ts'

/* Stories of `/exchange-inplay` with pinned results. It is noon of 2026-03-02 in Dhaka, six hours ahead of UTC. */

async function arrive(page: Page, over: Answers = {}, at = '/exchange-inplay') {
  await page.clock.setFixedTime(new Date('2026-03-02T06:00:00Z'))
  return visit(page, { ...inPlay, at }, { over })
}

test('a row in play shows its score or minute, its competition, badges and best prices, and its sides once', async ({
  page,
}) => {
  await arrive(page)
  const { region, row } = inPlayPage(page)
  const live = row(LIVE.Event.name)
  for (const text of ['124/3 (15.2)', 'In-Play', 'Premier League']) await expect(live).toContainText(text)
  await expect(live).not.toContainText('2026')
  // The names beside the prices are for screen readers.
  for (const name of ['Padma Kings', 'Meghna Riders'])
    expect((await live.getByRole('rowheader', { name }).boundingBox())?.width).toBeLessThanOrEqual(1)
  await expect(live.getByText('Padma Kings v Meghna Riders', { exact: true })).toBeVisible()
  await expect(live.getByTitle('Fancy')).toHaveText('F')
  await expect(live.getByTitle('Bookmaker')).toHaveText('BM')
  const ofRunner = (name: string) => live.getByRole('row', { name, exact: true }).getByRole('button')
  await expect(ofRunner('Padma Kings').first()).toHaveAccessibleName('Back 1.84')
  await expect(ofRunner('Padma Kings').last()).toHaveAccessibleName('Lay 1.86')
  await expect(ofRunner('Meghna Riders')).toHaveText(['Back 2.10500', 'Lay 2.14500'])
  const bare = region('Soccer').getByRole('listitem').filter({ hasText: 'Abahani v Mohammedan' })
  await expect(bare.getByRole('button', { name: 'Back 2.90' })).toBeEnabled()
  await expect(bare).toContainText('30 min')
  // Its name does not say on which side they are.
  const named = await bare.getByRole('rowheader', { name: 'Khulna' }).boundingBox()
  expect(named?.width).toBeGreaterThan(20)
  await expect(bare.getByTitle(/^(Fancy|Bookmaker)$/)).toHaveCount(0)
})

/** Returns matches of long names in play, with everything that a row can show. */
const full = (count: number, competition: string, score: string, ...names: string[]) => {
  const runners = names.map((SelectionName, at) => ({
    ...{ SelectionId: at, SelectionName },
    ex: { availableToBack: [{ price: 2.5, size: 500 }], availableToLay: [{ price: 2.6, size: 500 }] },
  }))
  return Array.from({ length: count }, (_, at) =>
    sportsEvent({
      ...{
        id: 100 * count + at,
        name: `${names[0]} v ${names[1]}`,
        openDate: '2026-03-02 05:00:00',
        inPlay: true,
      },
      ...{ competition, fancy: true, bookmaker: true, score, runners },
    }),
  )
}

for (const language of ['en', 'bn'])
  test(`a phone shows four whole matches as the screen opens and as it is scrolled, in ${language}`, async ({
    page,
  }) => {
    await page.clock.setFixedTime(new Date('2026-03-02T06:00:00Z'))
    await page.setViewportSize({ width: 390, height: 844 })
    const over = {
      [CRICKET]: eventsAre(
        ...full(3, 'Monsoon T20 League', '124/3 (15.2)', 'Shaplabari Kites', 'Meghkot Langurs'),
      ),
      [SOCCER]: eventsAre(
        ...full(12, 'Mangrove Division', '1–0 45′', 'Keoratala Park', 'Sundarkot Delta', 'The Draw'),
      ),
    }
    await visit(page, inPlay, { over, device: { 'app.language': language } })
    const { rows } = inPlayPage(page)
    await expect(rows).toHaveCount(15)
    const header = await page.getByRole('banner').boundingBox()
    const bar = await page.getByRole('navigation').last().boundingBox()
    const view = [(header?.y ?? 0) + (header?.height ?? 0), bar?.y ?? 0] as const
    // A scroll ends at a whole pixel.
    const inView = async () => {
      await laidOut(page)
      return rows.evaluateAll(
        (all, [start, end]) =>
          all
            .map((row) => row.getBoundingClientRect())
            .filter(({ top, bottom }) => top > start - 1 && bottom <= end).length,
        view,
      )
    }
    expect(await inView()).toBeGreaterThanOrEqual(4)
    for (const first of [4, 8]) {
      await rows
        .nth(first)
        .evaluate((row, top) => scrollBy(0, row.getBoundingClientRect().top - top), view[0])
      expect(await inView()).toBeGreaterThanOrEqual(5)
    }
  })

test('at 320 px, the cells of three runners stand in a line, each the size of a touch target', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 })
  const many = full(4, 'Premier League', '1–0 45′', 'Abahani', 'Mohammedan', 'The Draw')
  await arrive(page, { [CRICKET]: eventsAre(), [SOCCER]: eventsAre(...many) })
  const cells = inPlayPage(page)
    .rows.nth(2)
    .getByRole('button', { name: /^(Back|Lay) / })
  await expect(cells).toHaveCount(6)
  const boxes = await cells.evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().toJSON()))
  expect(new Set(boxes.map(({ y }) => Math.round(y))).size).toBe(1)
  for (const { width, height } of boxes) expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
})

test('a price in the list opens the exchange at its pick, and Back returns to the same tab', async ({
  page,
}) => {
  await exchangePage(page).serveFrame()
  await arrive(page, { 'POST /player-login': { body: { access_token: 'access' } } })
  const { tab, row } = inPlayPage(page)
  await row('Padma Kings v Meghna Riders').getByRole('button', { name: 'Lay 2.14' }).press('Enter')
  const { marketId: market, ...pick } = PICKED.pick
  await exchangePage(page).seeFrame({ market, ...pick, selection: '2', side: 'lay', price: '2.14' })
  await expect(page.getByRole('heading', { level: 1, name: PICKED.eventName })).toBeVisible()
  await button(page, 'Back').click()
  await tab('Today').click()
  // The list gives this match no prices: its row loads them.
  await row('Khulna v Rangpur').getByRole('button', { name: 'Back 1.50' }).press('Enter')
  await exchangePage(page).seeFrame({ ...pick, market: '1.8', price: '1.50' })
  await button(page, 'Back').click()
  await expect(tab('Today')).toHaveAttribute('aria-selected', 'true')
})

test('a match that starts late is listed today as delayed, with prices that open the exchange', async ({
  page,
}) => {
  await exchangePage(page).serveFrame()
  const late = { ...LIVE, Event: { ...LIVE.Event, openDate: '2026-03-01 19:00:00', inPlay: 0 } }
  await arrive(page, {
    [CRICKET]: eventsAre(late),
    'POST /player-login': { body: { access_token: 'access' } },
  })
  const { tab, row, noData } = inPlayPage(page)
  await tab('Result').click()
  await expect(noData).toHaveCount(3)
  await tab('Today').click()
  await expect(row(LIVE.Event.name)).toContainText('Delayed')
  await expect(row(LIVE.Event.name)).not.toContainText(/Ended|closed/)
  await row(LIVE.Event.name).getByRole('button', { name: 'Back 1.84' }).press('Enter')
  const { marketId: market, ...pick } = PICKED.pick
  await exchangePage(page).seeFrame({ market, ...pick })
})

test('rows in view without prices ask for them, four at a time', async ({ page }) => {
  const many = Array.from({ length: 30 }, (_, at) =>
    sportsEvent({ id: 200 + at, name: `Match ${at}`, openDate: '2026-03-02 05:00:00', inPlay: true }),
  )
  const held = Object.fromEntries(
    many.map(({ MarketId }) => [`GET /exchange-data/match-odds/${MarketId}`, { silent: 60_000 }]),
  )
  const served = await arrive(page, { [CRICKET]: eventsAre(...many), ...held })
  const asked = () => new Set(served.made.filter((call) => call.includes('/match-odds/1.2')))
  await expect(inPlayPage(page).rows).toHaveCount(31)
  await expect.poll(() => asked().size).toBe(4)
  await expect(inPlayPage(page).row('Match 29')).not.toBeInViewport()
  expect([...asked()].some((call) => call.endsWith('1.229'))).toBe(false)
})

for (const [at, tabName] of [
  ['/exchange-inplay', 'Today'],
  ['/exchange-sports', 'Soccer'],
] as const)
  test(`the back button of the browser returns from the odds to the same tab and scroll position of ${at}`, async ({
    page,
  }) => {
    const many = Array.from({ length: 300 }, (_, id) =>
      sportsEvent({ id: 1_000 + id, name: `Match ${id}`, openDate: '2026-03-02T09:00:00Z', fancy: true }),
    )
    const served = await arrive(page, { [SOCCER]: eventsAre(...many) }, at)
    const { tab, row, link } = inPlayPage(page)
    await tab(tabName).click()
    const chosen = row('Match 150')
    await chosen.scrollIntoViewIfNeeded()
    // Rows that come into view are laid out in the next frame.
    await laidOut(page)
    const top = () => chosen.evaluate((element) => Math.round(element.getBoundingClientRect().top))
    const before = await top()
    await link('Match 150').click()
    await expect(page).toHaveURL('/odds-view')
    expect(await page.evaluate(() => history.state)).toEqual({
      ...{ marketId: '1.1150', eventId: '1150' },
      ...{ selectedSport: 'soccer', eventName: 'Match 150' },
    })
    const answer = served.hold(SOCCER)
    await page.goBack()
    await expect(page.locator('main [aria-busy=true]').first()).toBeVisible()
    // A key that moves nothing does not lose the place before the list is there.
    await page.keyboard.press('Shift')
    await answer(eventsAre(...many))
    await expect(chosen).toBeInViewport()
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThanOrEqual(1)
    await expect(tab(tabName)).toHaveAttribute('aria-selected', 'true')
  })

test('events with invalid data show what is known of them', async ({ page }) => {
  await arrive(page, {
    [CRICKET]: eventsAre(
      sportsEvent({ id: 1, name: '', openDate: 'soon', inPlay: 1, competition: '  ', runners: 'none' }),
      sportsEvent({ id: 1, name: 'Another of its market', openDate: '', inPlay: 1 }),
      sportsEvent({ id: 2, name: '<b>Bold</b>', openDate: '2026-02-31 10:00:00', inPlay: 1, runners: null }),
    ),
  })
  const { region, rows, link } = inPlayPage(page)
  await expect(region('Cricket').locator(rows)).toHaveCount(3)
  await expect(link('Event')).toBeVisible()
  await expect(link('Another of its market')).toBeVisible()
  await expect(link('<b>Bold</b>')).toBeVisible()
  await expect(rows.first().getByText('In-Play', { exact: true })).toHaveCSS('position', 'static')
  await expectSane(page)
})

test('the bottom navigation leads to the other screens of the exchange', async ({ page }) => {
  await arrive(page)
  const navigation = page.getByRole('navigation', { name: 'Exchange', exact: true })
  for (const [name, heading] of [
    ['Sports', 'Sports'],
    ['Multi', 'Multi Markets'],
    ['In-Play', 'In-Play'],
  ] as const) {
    await navigation.getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(navigation.getByRole('link', { name })).toHaveAttribute('aria-current', 'page')
  }
  await expect(navigation.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
  await navigation.getByRole('link', { name: 'Account' }).click()
  await expect(page).toHaveURL('/exchange-account')
})
