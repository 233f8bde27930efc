import { expect, type Page } from '@playwright/test'
import { stopClock } from '@tiya/graph-tests/internal/browser/clock.ts'
import type { Answers } from '#tests/site/serve.ts'
import { test } from '#tests/site/sharedPage.ts'
import { visit } from '#tests/site/visit.ts'
import { linkTo, pinsAre } from '../events.fixture.ts'
import { market, PICK } from '../odds.fixture.ts'
import { exchangeMultiPage, ODDS_7, ODDS_8, STORED } from './exchangeMulti.page.ts'

/* Stories of `/exchange-multi` with pinned results. */

const KINGS = 'Padma Kings v Meghna Riders'
const KHULNA = 'Khulna v Rangpur'

async function arrive(page: Page, over: Answers = {}, device: Readonly<Record<string, string>> = STORED) {
  await stopClock(page, '2026-03-02T06:00:00Z')
  const answers = { [ODDS_7]: market(), [ODDS_8]: market(), ...over }
  return visit(page, { at: '/exchange-multi', device, answers })
}

test('the first card can only be moved down, and the last one up', async ({ page }) => {
  await arrive(page)
  const { card } = exchangeMultiPage(page)
  const button = (name: string, way: string) => card(name).getByRole('button', { name: `Move ${way}` })
  for (const [name, up, down] of [
    [KINGS, false, true],
    [KHULNA, true, false],
  ] as const) {
    await expect(button(name, 'up')).toBeEnabled({ enabled: up })
    await expect(button(name, 'down')).toBeEnabled({ enabled: down })
  }
})

test('each pinned market shows its live odds, a price opens it in the exchange, and its name leads to its odds view', async ({
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
  const views = { exchangeMulti: { place: expect.objectContaining({ id: '1.7' }) } }
  const way = { from: '/exchange-multi', fromState: { remoteId: '41', views } }
  const pick = { ...PICK, marketId: '1.7', eventName: KINGS }
  expect(await page.evaluate(() => history.state)).toEqual({ ...pick, ...way })
  await page.goBack()
  await page.getByRole('link', { name: KHULNA, exact: true }).click()
  await expect(page).toHaveURL('/odds-view')
  expect(await page.evaluate(() => history.state)).toEqual(linkTo('1.8', KHULNA))
})

test('a market that is moved keeps the focus on its button, and the order stays after a reload', async ({
  page,
}) => {
  await arrive(page)
  const { names, move } = exchangeMultiPage(page)
  await move(KINGS, 1).press('Enter')
  await expect(names).toHaveText([KHULNA, KINGS])
  await expect(move(KINGS, 1)).toBeFocused()
  await expect(move(KINGS, 1)).toHaveAttribute('aria-disabled', 'true')
  await page.reload()
  await expect(names).toHaveText([KHULNA, KINGS])
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
  await expect(card('Match 19').locator('[aria-busy=true] > span')).toHaveCount(3)
  await card('Match 19').scrollIntoViewIfNeeded()
  await expect.poll(() => asked('1.219')).toBe(1)
  const before = asked('1.200')
  await page.clock.runFor(5_000)
  await expect.poll(() => asked('1.219')).toBe(2)
  expect(asked('1.200')).toBe(before)
})
