import { expect, type Page } from '@playwright/test'
import { test } from '#tests/site/kept.ts'
import { type Answers, serve, stored } from '#tests/site/serve.ts'
import { linkTo, pinsAre } from '../events.fixture.ts'
import { market, PICK } from '../odds.fixture.ts'
import { exchangeMultiPage, ODDS_7, ODDS_8, STORED } from './exchangeMulti.page.ts'

/* Stories of `/exchange-multi` with pinned results. */

const KINGS = 'Padma Kings v Meghna Riders'
const KHULNA = 'Khulna v Rangpur'

async function arrive(page: Page, over: Answers = {}, device: Readonly<Record<string, string>> = STORED) {
  await page.clock.install()
  await stored(page, device)
  const served = await serve(page, { [ODDS_7]: market(), [ODDS_8]: market(), ...over })
  await page.goto('/exchange-multi')
  return served
}

test('each pinned market shows its live odds, and each price opens its market in the exchange', async ({
  page,
}) => {
  const served = await arrive(page)
  const { card, cell } = exchangeMultiPage(page)
  await expect(cell(KINGS, 'Back 1.86')).toBeVisible()
  await expect(card(KHULNA).getByRole('table', { name: 'Match Odds' })).toBeVisible()
  const calls = () => served.made.filter((call) => call === ODDS_7).length
  const before = calls()
  await page.clock.runFor(5_000)
  await expect.poll(calls).toBe(before + 1)
  await cell(KINGS, 'Back 1.86').click()
  await expect(page).toHaveURL('/exchange')
  expect(await page.evaluate(() => history.state)).toEqual({
    ...PICK,
    marketId: '1.7',
    eventName: KINGS,
    from: '/exchange-multi',
    fromState: {
      remoteId: '41',
      views: { exchangeMulti: { place: expect.objectContaining({ id: '1.7' }) } },
    },
  })
})

test('the name of a market leads to its odds view', async ({ page }) => {
  await arrive(page)
  await page.getByRole('link', { name: KHULNA, exact: true }).click()
  await expect(page).toHaveURL('/odds-view')
  expect(await page.evaluate(() => history.state)).toEqual(linkTo('1.8', KHULNA))
})

test('markets are moved with their buttons, which keep the focus, and the order stays after a reload', async ({
  page,
}) => {
  await arrive(page)
  const { names, move } = exchangeMultiPage(page)
  await expect(names).toHaveText([KINGS, KHULNA])
  await expect(move(KINGS, -1)).toHaveAttribute('aria-disabled', 'true')
  await expect(move(KHULNA, 1)).toHaveAttribute('aria-disabled', 'true')
  await move(KINGS, 1).press('Enter')
  await expect(names).toHaveText([KHULNA, KINGS])
  await expect(move(KINGS, 1)).toBeFocused()
  await move(KINGS, 1).press('Enter')
  await expect(names).toHaveText([KHULNA, KINGS])
  await page.reload()
  await expect(names).toHaveText([KHULNA, KINGS])
  await move(KINGS, -1).click()
  await expect(names).toHaveText([KINGS, KHULNA])
})

test('unpinning the last market shows No Data with a link to In-Play, and ends the polls', async ({
  page,
}) => {
  const served = await arrive(page)
  const { unpin, cards, cell, toInPlay } = exchangeMultiPage(page)
  await expect(cell(KINGS, 'Back 1.86')).toBeVisible()
  await unpin(KINGS).click()
  await expect(cards).toHaveCount(1)
  await unpin(KHULNA).click()
  await expect(page.getByText('No Data', { exact: true })).toBeVisible()
  await expect(toInPlay).toHaveAttribute('href', '/exchange-inplay')
  // A last call may still be on its way.
  await expect(async () => {
    const before = served.made.length
    await page.clock.runFor(5_000)
    expect(served.made.slice(before).filter((call) => call.includes('/exchange-data/'))).toEqual([])
  }).toPass()
})

test('only cards in the viewport ask for odds', async ({ page }) => {
  const pins = Array.from({ length: 20 }, (_, at) => linkTo(`1.${200 + at}`, `Match ${at}`))
  const answers = Object.fromEntries(
    pins.map(({ marketId }) => [`GET /exchange-data/match-odds/${marketId}`, market()]),
  )
  const served = await arrive(page, answers, { ...STORED, ...pinsAre(...pins) })
  const { card } = exchangeMultiPage(page)
  const asked = (id: string) => served.made.filter((call) => call.endsWith(`/match-odds/${id}`)).length
  await expect.poll(() => asked('1.200')).toBe(1)
  expect(asked('1.219')).toBe(0)
  await card('Match 19').scrollIntoViewIfNeeded()
  await expect.poll(() => asked('1.219')).toBe(1)
  await page.clock.runFor(5_000)
  await expect.poll(() => asked('1.219')).toBe(2)
  expect(asked('1.200')).toBe(1)
})
