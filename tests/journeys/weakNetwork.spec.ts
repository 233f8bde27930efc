import { expect, type Locator, type Page } from '@playwright/test'
import { SLOW_3G, startSlowNetwork } from '../../scripts/lib/slowNetwork.mjs'
import { logInAs } from '../flows/access/login/login.page.ts'
import { submitDeposit } from '../flows/money/deposit/deposit.page.ts'
import { makePaymentPage } from '../flows/money/makePayment/makePayment.page.ts'
import { withdrawalPage } from '../flows/money/withdrawal/withdrawal.page.ts'
import { roundsOf } from '../rounds.ts'
import { digits, must, PASSWORD } from '../server/setup/calls.ts'
import { button, field } from '../site/controls.ts'
import { sandboxTest as test } from '../site/sandbox.ts'
import { signUpAt } from '../site/session.ts'

/*
 * A player on a weak network, which resets every twentieth call and the first answer to each call that moves money. The
 * player presses again what the site offers, and never loads the page again. The network is a proxy before the sandbox,
 * so scripts, styles and pictures are lost too.
 */

/** `npm run test:long` waits for the round trips of a real 3G. */
const isLong = process.env.LONG !== undefined
const NETWORK = isLong ? SLOW_3G : { roundTrip: 60, rate: 2_000_000 }

/** The first call that is reset, of twenty. */
const FIRST = Array.from({ length: roundsOf({ some: 1, all: 5 }) }, (_, at) => 4 + at * (isLong ? 3 : 9))

/** How long a person waits before trying again. */
const PATIENCE = isLong ? 30_000 : 4_000
const TRIES = 5

/** Does something until the site shows what comes next, as a person, who tries again and closes errors. */
async function until(page: Page, next: Locator, act: () => Promise<unknown>): Promise<void> {
  const offers = [
    button(page, 'Try again').first(),
    page.getByRole('dialog', { name: /^(Error|Message)$/ }).getByRole('button', { name: 'Close' }),
  ] as const
  const [retry, close] = offers
  for (let tries = 0; tries < TRIES; tries += 1) {
    await act().catch(() => undefined)
    await next
      .or(retry)
      .or(close)
      .first()
      .waitFor({ timeout: PATIENCE })
      .catch(() => undefined)
    if (await next.isVisible()) return
    for (const offer of offers)
      if (await offer.isVisible()) await offer.click({ timeout: PATIENCE }).catch(() => undefined)
  }
  await expect(next).toBeVisible()
}

for (const first of FIRST)
  test(`a network that resets calls ${first}, ${first + 20}, ${first + 40} … leads from the log-in to a deposit under review`, async ({
    page,
    baseURL,
    sandboxPassword,
  }) => {
    test.setTimeout(isLong ? 900_000 : 120_000)
    const player = await signUpAt(String(baseURL), sandboxPassword)
    must(await player.saveBirthday())

    /** The keys that were sent with each call that moves money. */
    const keys = { '/api/submit-withdraw': new Set<string>(), '/api/submit-deposit': new Set<string>() }
    const isMoney = (path: string): path is keyof typeof keys => path in keys
    page.on('request', async (request) => {
      const { pathname } = new URL(request.url())
      if (isMoney(pathname)) keys[pathname].add(request.headers()['idempotency-key'] ?? '')
    })
    const lost = new Set<string>()
    const network = await startSlowNetwork(String(baseURL), NETWORK, (line, count) => {
      const [, path = ''] = line.split(' ')
      if (isMoney(path) && lost.size < lost.add(path).size) return 'within'
      if (count % 20 !== first % 20) return undefined
      return count % 40 === first % 40 ? 'within' : 'before'
    })
    page.setDefaultTimeout(PATIENCE)
    const see = (next: Locator, act: () => Promise<unknown>) => until(page, next, act)
    const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })
    const link = (name: string | RegExp) => page.getByRole('link', { name, exact: true })
    const main = page.getByRole('navigation', { name: 'Main', exact: true })
    const backFrom = (screen: Locator) => async () => {
      if (await screen.isVisible()) await button(page, 'Back').click()
    }
    const notice = page.getByRole('dialog', { name: 'Notice' })
    await page.addLocatorHandler(notice, () => notice.getByRole('button', { name: 'Close' }).click())

    // A browser loads a page again by itself whose document was lost.
    await see(link('Login'), () => page.goto(network.url, { waitUntil: 'commit' }))
    await see(field(page, 'Username'), () => link('Login').click())
    await see(main, () => logInAs(page, player.username, PASSWORD))

    await see(link('Boishakh'), () => page.getByRole('tab', { name: 'Slot' }).click())
    const games = page.getByRole('list', { name: 'Games' }).getByRole('button')
    await see(games.first(), () => link('Boishakh').click())
    await see(page.locator('iframe'), () => games.first().click())
    await see(games.first(), backFrom(page.locator('iframe')))

    await see(heading('My Account'), () => link('My Account').click())
    await see(heading('Inbox'), () => link(/^Inbox/).click())
    const messages = page.getByRole('list', { name: 'Messages' }).getByRole('button')
    await see(page.getByRole('dialog'), () => messages.first().click())
    await see(messages.first(), () => page.getByRole('dialog').getByRole('button', { name: 'Close' }).click())
    await see(heading('My Account'), backFrom(heading('Inbox')))

    await see(heading('Withdrawal'), () => link('Withdrawal').click())
    await see(heading('Get Ready!'), async () => {
      await withdrawalPage(page).choose({ index: 1 }, 'Nagad')
      await withdrawalPage(page).submit.click()
    })
    await see(heading('My Account'), () => button(page, 'Close').click())

    await see(heading('Deposit'), () => main.getByRole('link', { name: 'Deposit' }).click())
    await see(heading('Make Payment'), () => submitDeposit(page))
    const payment = makePaymentPage(page)
    const transaction = `TX${digits(8)}`
    await see(heading('Get Ready!'), async () => {
      await payment.phone.selectOption({ index: 1 })
      await payment.transactionId.fill(transaction)
      await payment.pressSubmit()
    })
    await see(heading('My Account'), () => button(page, 'Close').click())

    await see(heading('Transaction Records'), () => link('Transaction Records').click())
    const rows = page
      .getByRole('list', { name: 'Records' })
      .getByRole('listitem')
      .filter({ hasText: 'Processing' })
    await see(rows.first(), async () => undefined)
    await expect(rows).toHaveCount(2)
    await see(heading('In-Play'), () => page.evaluate(() => history.pushState(null, '', '/exchange-inplay')))
    const match = page.getByRole('region', { name: 'Cricket' }).getByRole('link')
    await see(match.first(), async () => undefined)
    await see(page.getByRole('table', { name: 'Match Odds' }), () => match.first().click())

    for (const [call, used] of Object.entries(keys)) expect(used.size, call).toBe(1)
    await network.stop()
  })
