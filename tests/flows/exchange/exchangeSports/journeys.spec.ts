import { expect, type Page } from '@playwright/test'
import { PLAYER } from '#tests/model/ambient.ts'
import { test } from '#tests/site/kept.ts'
import { type Answers, serve, stored } from '#tests/site/serve.ts'
import { CRICKET, EVENTS, eventsAre, SOCCER, sportsEvent } from '../events.fixture.ts'
import { eventsPage } from '../events.page.ts'

/* Stories of `/exchange-sports` with pinned results. It is noon of 2026-03-02 in Dhaka, six hours ahead of UTC. */

async function arrive(page: Page, over: Answers = {}) {
  await page.clock.setFixedTime(new Date('2026-03-02T06:00:00Z'))
  await stored(page, PLAYER)
  const served = await serve(page, { ...EVENTS, ...over })
  await page.goto('/exchange-sports')
  return served
}

test('the events of a sport are listed by competition, and only the events of that sport are requested', async ({
  page,
}) => {
  const served = await arrive(page)
  const region = (name: string) => page.getByRole('region', { name, exact: true })
  await expect(region('Premier League').getByRole('link')).toHaveText([
    'Padma Kings v Meghna Riders',
    'Sylhet v Barishal',
  ])
  await expect(region('Other matches').getByRole('link')).toHaveText(['Khulna v Rangpur', 'Dhaka v Comilla'])
  const calls = () => served.made.filter((call) => call.includes('sports-events'))
  expect(calls()).toEqual([CRICKET])
  await eventsPage(page).tab('Soccer').click()
  await expect(region('Other matches').getByRole('link')).toHaveText(['Abahani v Mohammedan'])
  expect(calls()).toEqual([CRICKET, SOCCER])
  await eventsPage(page).tab('Tennis').click()
  await expect(eventsPage(page).noData).toBeVisible()
})

test('the Back button of the odds returns to the list of sports with the same sport and scroll position', async ({
  page,
}) => {
  const many = Array.from({ length: 60 }, (_, at) =>
    sportsEvent({ id: 500 + at, name: `Match ${at}`, openDate: '2026-03-05 06:00:00' }),
  )
  await arrive(page, { [SOCCER]: eventsAre(...many) })
  const { tab, row, link } = eventsPage(page)
  await tab('Soccer').click()
  const chosen = row('Match 40')
  await chosen.scrollIntoViewIfNeeded()
  const top = () => chosen.evaluate((element) => Math.round(element.getBoundingClientRect().top))
  const before = await top()
  await link('Match 40').click()
  await expect(page).toHaveURL('/odds-view')
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(tab('Soccer')).toHaveAttribute('aria-selected', 'true')
  await expect(chosen).toBeInViewport()
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThanOrEqual(1)
})
