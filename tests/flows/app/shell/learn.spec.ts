import { expect, type Page } from '@playwright/test'
import { userWith } from '#tests/model/ambient.ts'
import { button } from '#tests/site/controls.ts'
import { Keyboard } from '#tests/site/keyboard.ts'
import { serveFolder } from '#tests/site/secondBrand.ts'
import { test } from '#tests/site/sharedPage.ts'
import { visit, type Way } from '#tests/site/visit.ts'
import { visit as oddsView } from '../../exchange/oddsView/oddsView.page.ts'
import { visit as withdrawal } from '../../money/withdrawal/withdrawal.page.ts'
import { EXCHANGE } from '../../records/bettingRecord/bets.fixture.ts'
import { expectEntry } from '../overlays/overlays.page.ts'

/* The `?` beside a word opens its answer. */

const openBet = async (page: Page) => {
  await page.getByRole('tab', { name: /^(Exchange|এক্সচেঞ্জ)$/ }).click()
  await page.getByRole('list').getByRole('button').first().click()
}

const account: Way = {
  at: '/exchange-account?part=balance',
  player: true,
  answers: { 'GET /user/show': userWith({ exposure: '300.00' }) },
}
const bets: Way = {
  at: '/betting-record',
  player: true,
  answers: {
    'GET /betting-record': { body: { data: [] } },
    'GET /exchange-hub': { body: { data: [{ ...EXCHANGE[1], created_at: new Date().toISOString() }] } },
  },
  go: openBet,
}
const vip: Way = { at: '/vip', player: true }

/** The words by their buttons: the way to one, the title of its answer, and words of it. */
const WORDS: readonly (readonly [name: string, way: Way, title: string, words: string])[] = [
  ['About Match Odds', oddsView, 'What is Match Odds?', 'A bet on the result of the match.'],
  ['About liability', bets, 'What is liability?', 'What a bet can lose.'],
  ['About turnover', withdrawal, 'What is turnover?', 'What you have to stake before you can withdraw.'],
  ['About VP Points', vip, 'What are VIP points for?', 'Stakes in games bring VIP points'],
  ['About exposure', account, 'What is exposure?', 'What your open bets on the exchange can lose together.'],
]

for (const [name, way, title, words] of WORDS)
  test(`${name}: keys open the answer, Escape closes it, and the focus is on the ? again`, async ({
    page,
  }) => {
    await visit(page, way)
    const ask = button(page, name)
    const keyboard = new Keyboard(page)
    await keyboard.enter(ask)
    const answer = page.getByRole('dialog', { name: title, exact: true })
    await expect(answer).toContainText(words)
    await keyboard.press('Escape')
    await expect(answer).toHaveCount(0)
    await expect(ask).toBeFocused()
    const box = await ask.boundingBox()
    expect([box?.width, box?.height]).toEqual([44, 44])
  })

test('an answer speaks Bengali, and Back closes it', async ({ page }) => {
  await visit(page, { ...vip, device: { 'app.language': 'bn' } })
  await button(page, 'ভিআইপি পয়েন্ট সম্পর্কে').click()
  const answer = page.getByRole('dialog', { name: 'ভিআইপি পয়েন্ট দিয়ে কী হয়?' })
  await expect(answer).toContainText('গেমের বাজিতে ভিআইপি পয়েন্ট জমে')
  await page.goBack()
  await expect(answer).toHaveCount(0)
  await expect(page).toHaveURL('/vip')
})

test('an operator’s faq replaces an answer by its id, with its links; others stay', async ({ page }) => {
  const own = { id: 'vip', title: 'Our points', text: ['One for each boat.'] }
  const links = [{ href: '/promotions', label: 'See our offers' }]
  const sections = [{ title: 'Help', text: [], questions: [{ ...own, links }] }]
  await serveFolder(page, { 'pages/en.json': { faq: { lead: 'Lead.', sections } } })
  await visit(page, withdrawal)
  await button(page, 'About turnover').click()
  await expect(page.getByRole('dialog', { name: 'What is turnover?' })).toContainText(
    'What you have to stake',
  )
  await page.keyboard.press('Escape')
  await expectEntry(page, false)

  await page.goto('/vip')
  await button(page, 'About VP Points').click()
  const answer = page.getByRole('dialog', { name: 'Our points', exact: true })
  await expect(answer).toContainText('One for each boat.')
  await answer.getByRole('link', { name: 'See our offers' }).click()
  await expect(page).toHaveURL('/promotions')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
