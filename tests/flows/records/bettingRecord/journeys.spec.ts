import { expect, type Locator, type Page } from '@playwright/test'
import { setVisibility } from '#tests/model/device.ts'
import { type Answers, type Served, servePlayer } from '#tests/site/serve.ts'
import { test } from '#tests/site/sharedPage.ts'
import { expectEntry } from '../../app/overlays/overlays.page.ts'
import { EXCHANGE, SETTLED } from './bets.fixture.ts'
import { bettingRecordPage } from './bettingRecord.page.ts'

/* Stories of `/betting-record` with pinned results. It is noon of 2026-03-02 in Dhaka, six hours ahead of UTC. */

const NOON = new Date('2026-03-02T06:00:00Z')

const bet = (changes: object) => ({ ...SETTLED[0], winAmount: '0.00', ...changes })
const listed = (...data: object[]) => ({ body: { data } })

async function visit(page: Page, answers: Answers): Promise<Served> {
  await page.clock.setFixedTime(NOON)
  const served = await servePlayer(page, {
    'GET /betting-record': listed(),
    'GET /exchange-hub': listed(),
    ...answers,
  })
  await bettingRecordPage(page).open()
  return served
}

test('a filter that leaves no record is kept over a reload', async ({ page }) => {
  await visit(page, { 'GET /betting-record': listed(...SETTLED) })
  const { rows, openFilter, choose, confirm, noData } = bettingRecordPage(page)
  await expect(rows).toHaveCount(3)
  await openFilter()
  await choose('Game type', 'Casino')
  await choose('Provider', 'HILO')
  await confirm()
  await expect(noData).toBeVisible()
  await expectEntry(page, false)
  await page.reload()
  await expect(noData).toBeVisible()
})

test('a page that was open overnight shows the bets of the new day when the player comes back', async ({
  page,
}) => {
  const served = await visit(page, { 'GET /betting-record': listed(...SETTLED) })
  const { rows } = bettingRecordPage(page)
  await expect(rows).toHaveCount(3)
  await page.clock.setFixedTime(new Date('2026-03-03T06:00:00Z'))
  served.answer(
    'GET /betting-record',
    listed(bet({ bet_amount: '9.00', created_at: '2026-03-03 05:00:00' }), ...SETTLED),
  )
  await setVisibility(page, false)
  await setVisibility(page, true)
  // The oldest of the three is now seven days ago.
  await expect(rows).toContainText(['৳ 9.00', '৳ 50.00', '৳ 200.00'])
  await expect(rows).toHaveCount(3)
})

/* A long list: bet 0 is the newest, and each bet is a second older than the previous one. */

const COUNT = 10_000
const numbered = (at: number) =>
  bet({
    game_name: `Game ${at}`,
    bet_amount: `${at + 1}.00`,
    created_at: new Date(NOON.getTime() - at * 1_000).toISOString(),
  })
const MANY = Array.from({ length: COUNT }, (_, at) => numbered(at))

const scrollTo = (page: Page, y: number) => page.evaluate((to) => window.scrollTo(0, to), y)

/** Clicks without scrolling to the control first, which Playwright does even if it is in view. */
const press = (control: Locator) => control.evaluate((element: HTMLElement) => element.click())

/** Returns the row of a game. */
const rowOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: `${name} ·` })
const topOf = (row: Locator) => row.evaluate((element) => Math.round(element.getBoundingClientRect().top))

/** Returns the name of a game in the middle of the window. */
async function nameInView(page: Page): Promise<string> {
  const text = await page.evaluate(
    () => document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('li')?.textContent,
  )
  return /Game \d+/.exec(text ?? '')?.[0] ?? 'no game'
}

/** Scrolls far down; returns the game in the middle of the window and its distance from the top. */
async function readFarDown(page: Page, first = 'Game 0'): Promise<{ name: string; top: number }> {
  await expect(rowOf(page, first)).toBeVisible()
  await scrollTo(page, 350_017)
  await expect.poll(() => nameInView(page)).toMatch(/Game \d{4}/)
  const name = await nameInView(page)
  return { name, top: await topOf(rowOf(page, name)) }
}

async function expectBackAt(page: Page, { name, top }: { name: string; top: number }): Promise<void> {
  await expect(rowOf(page, name)).toBeInViewport()
  await expect.poll(async () => Math.abs((await topOf(rowOf(page, name))) - top)).toBeLessThanOrEqual(1)
}

test('a list of 60 bets renders them all', async ({ page }) => {
  await visit(page, { 'GET /betting-record': listed(...MANY.slice(0, 60)) })
  await expect(bettingRecordPage(page).rows).toHaveCount(60)
})

test('side and status of an exchange bet are texts of their own, in the list and in the details', async ({
  page,
}) => {
  await visit(page, { 'GET /exchange-hub': listed(EXCHANGE[1]) })
  const { openTab, rows, details } = bettingRecordPage(page)
  await openTab('Exchange')
  await expect(rows.getByText('LAY', { exact: true })).toBeVisible()
  await rows.getByText('WON', { exact: true }).click()
  await expect(details.getByText('WON', { exact: true })).toBeVisible()
})

test('a list of 10,000 bets renders at most 300 rows, each with its number in the whole list', async ({
  page,
}) => {
  await visit(page, { 'GET /betting-record': listed(...MANY) })
  const { rows } = bettingRecordPage(page)
  await expect(rowOf(page, 'Game 0')).toHaveAttribute('aria-posinset', '1')
  for (const y of [0, 1_000, 90_000, 690_000, 350_000]) {
    await scrollTo(page, y)
    await expect.poll(() => nameInView(page)).toMatch(/Game \d+/)
    expect(await rows.count()).toBeLessThanOrEqual(300)
  }
  const name = await nameInView(page)
  const row = rowOf(page, name)
  await expect(row).toHaveAttribute('aria-setsize', '10000')
  await expect(row).toHaveAttribute('aria-posinset', String(Number(name.slice(5)) + 1))
  await scrollTo(page, 10_000_000)
  await expect(rowOf(page, 'Game 9999')).toBeInViewport()
})

test('details, the other tab and new bets above do not move a player who has scrolled down', async ({
  page,
}) => {
  const served = await visit(page, {
    'GET /betting-record': listed(...MANY.slice(5)),
    'GET /exchange-hub': listed(...EXCHANGE),
  })
  const place = await readFarDown(page, 'Game 5')
  const { details, tab, rows } = bettingRecordPage(page)
  const row = rowOf(page, place.name)
  await row.getByRole('button').click()
  await expect(details).toContainText(place.name)
  await page.keyboard.press('Escape')
  await expectBackAt(page, place)
  await expect(row.getByRole('button')).toBeFocused()

  await press(tab('Exchange'))
  await expect(rows).toHaveCount(3)
  await press(tab('Settled'))
  await expectBackAt(page, place)

  const number = Number(await row.getAttribute('aria-posinset'))
  served.answer('GET /betting-record', listed(...MANY))
  await setVisibility(page, false)
  await setVisibility(page, true)
  await expect(row).toHaveAttribute('aria-posinset', String(number + 5))
  await expectBackAt(page, place)
})

test('a change of the filter scrolls to the top, and the way back from another screen restores filter and position', async ({
  page,
}) => {
  await visit(page, { 'GET /betting-record': listed(...MANY) })
  await readFarDown(page)
  const { openFilter, choose, confirm } = bettingRecordPage(page)
  await openFilter()
  await choose('Date', 'Today')
  await confirm()
  await expect(rowOf(page, 'Game 0')).toBeInViewport()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)

  const place = await readFarDown(page)
  await press(page.getByRole('link', { name: 'Deposit' }))
  await expect(page).toHaveURL('/deposit')
  await expect(page.getByRole('heading', { level: 1, name: 'Deposit' })).toBeVisible()
  await page.goBack()
  await expectBackAt(page, place)
  await expect(page.getByText('Date: Today', { exact: true })).toBeAttached()
})

/* Rows that are higher than the list estimates, by different amounts. */

const EVENT = 'Bangladesh Under 19 women v India Under 19 women, the third of five matches'
const high = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    ...EXCHANGE[0],
    event_name: at % 3 === 0 ? EVENT : EXCHANGE[0].event_name,
    transaction_id: `TX-${at}`,
    created_at: new Date(NOON.getTime() - at * 1_000).toISOString(),
  }))

for (const count of [50, 200]) {
  test(`the other tab, another screen and a reload keep the place in ${count} high rows, each time again`, async ({
    page,
  }) => {
    await visit(page, {
      'GET /betting-record': listed(...SETTLED),
      'GET /exchange-hub': listed(...high(count)),
    })
    const { rows, tab, openTab } = bettingRecordPage(page)
    const row = page.locator('[aria-posinset="41"]')
    const expectPlace = () =>
      expect.poll(async () => Math.abs((await topOf(row)) + 10), { timeout: 3_000 }).toBeLessThanOrEqual(2)
    await openTab('Exchange')
    await expect(page.locator('[aria-posinset="1"]')).toBeVisible()
    // A list that is not whole draws the row once the page is near it.
    await expect
      .poll(
        async () => {
          await page.evaluate(() => window.scrollBy(0, 500))
          return row.count()
        },
        { intervals: [200] },
      )
      .toBe(1)
    await row.evaluate((element) => window.scrollBy(0, element.getBoundingClientRect().top + 10))
    await expectPlace()
    for (const _ of [1, 2]) {
      await press(tab('Settled'))
      await expect(rows).toHaveCount(3)
      await press(tab('Exchange'))
      await expectPlace()
      await press(page.getByRole('link', { name: 'Deposit' }))
      await expect(page.getByRole('heading', { level: 1, name: 'Deposit' })).toBeVisible()
      await page.goBack()
      await expectPlace()
      await page.reload()
      await expectPlace()
    }
  })
}

test('the Tab key reaches the rows in order, and a focused row keeps the focus when it is scrolled out of view', async ({
  page,
}) => {
  await visit(page, { 'GET /betting-record': listed(...MANY) })
  await rowOf(page, 'Game 0').getByRole('button').focus()
  for (let at = 1; at <= 40; at += 1) {
    // The next rows are drawn one frame after a scroll.
    await expect(rowOf(page, `Game ${at}`)).toBeAttached()
    await page.keyboard.press('Tab')
    await expect(rowOf(page, `Game ${at}`).getByRole('button')).toBeFocused()
  }
  await expect(rowOf(page, 'Game 40')).toBeInViewport()

  await scrollTo(page, 350_000)
  await expect.poll(() => nameInView(page)).toMatch(/Game \d{4}/)
  await expect(rowOf(page, 'Game 40').getByRole('button')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(rowOf(page, 'Game 41').getByRole('button')).toBeFocused()
  await expect(rowOf(page, 'Game 41')).toBeInViewport()
})

test('the parts of one bet, which share an id, open their own details', async ({ page }) => {
  const part = { ...EXCHANGE[0], transaction_id: 'SAME', created_at: '2026-03-02 05:00:00' }
  const parts = [
    { ...part, selection_name: 'Runner 1', stake: '100' },
    { ...part, selection_name: 'Runner 2', stake: '200' },
  ]
  await visit(page, { 'GET /exchange-hub': listed(...parts) })
  const { rows, openExchange, details } = bettingRecordPage(page)
  await openExchange()
  await expect(rows).toHaveCount(2)
  for (const [at, name, other] of [
    [1, 'Runner 2', 'Runner 1'],
    [0, 'Runner 1', 'Runner 2'],
  ] as const) {
    await rows.nth(at).getByRole('button').click()
    await expect(details).toContainText(name)
    await expect(details).not.toContainText(other)
    await page.keyboard.press('Escape')
  }
})

test('a match whose name turns the text round leaves the time of its bet as it is', async ({ page }) => {
  await visit(page, { 'GET /exchange-hub': listed({ ...EXCHANGE[0], event_name: 'Dhaka \u202e v Khulna' }) })
  const { rows, openExchange } = bettingRecordPage(page)
  await openExchange()
  const lefts = await rows.getByText('2026-03-02 11:30').evaluate((time) => {
    const words = document.createTreeWalker(time, NodeFilter.SHOW_TEXT)
    const last = [
      ...(function* () {
        while (words.nextNode()) yield words.currentNode
      })(),
    ].at(-1)
    return last ? [0, 15].map((at) => rectAt(last, (last.textContent?.length ?? 0) - 16 + at)) : []

    function rectAt(node: Node, at: number) {
      const range = document.createRange()
      range.setStart(node, at)
      range.setEnd(node, at + 1)
      return range.getBoundingClientRect().left
    }
  })
  expect(lefts[0]).toBeLessThan(lefts[1] ?? 0)
})
