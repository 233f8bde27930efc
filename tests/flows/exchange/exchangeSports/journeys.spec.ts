import { expect, test } from '#tests/site/sharedPage.ts'
import { visit } from '#tests/site/visit.ts'
import { eventsAre, LIVE, SOCCER, sportsEvent } from '../events.fixture.ts'
import { visit as sports } from './exchangeSports.page.ts'

test('Back returns to the sport and the place in its list, once it is loaded', async ({ page }) => {
  const { runners } = LIVE
  const events = Array.from({ length: 40 }, (_, at) =>
    sportsEvent({ id: 100 + at, name: `Match ${at}`, openDate: '2026-03-02T09:00:00Z', runners }),
  )
  await visit(page, sports, { over: { [SOCCER]: eventsAre(...events) } })
  const soccer = page.getByRole('tab', { name: 'Soccer', exact: true })
  await soccer.click()
  const chosen = page.getByRole('link', { name: 'Match 30' })
  await chosen.scrollIntoViewIfNeeded()
  await page.getByRole('navigation', { name: 'Exchange' }).getByRole('link', { name: 'In-Play' }).click()
  await expect(page).toHaveURL('/exchange-inplay')
  await expect(page.getByRole('heading', { level: 1, name: 'In-Play' })).toBeVisible()
  await page.goBack()
  await expect(soccer).toHaveAttribute('aria-selected', 'true')
  await expect(chosen).toBeInViewport()
})
