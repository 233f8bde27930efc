import { expect, type FrameLocator, type Page } from '@playwright/test'

/** The page of the sandbox's demo exchange, in the site's frame or at its own address. */
export function exchangeFrame(root: FrameLocator | Page) {
  const button = (name: string | RegExp) => root.getByRole('button', { name })
  return {
    toCome: root.getByRole('list', { name: 'Starting soon' }).getByRole('button'),
    event: root.getByRole('heading', { level: 1 }),
    price: (runner: number, side: 'Back' | 'Lay') =>
      root.getByRole('row').nth(runner).getByRole('button', { name: side }),
    runner: (runner: number) => root.getByRole('row').nth(runner).getByRole('rowheader'),
    odds: root.getByLabel('Odds', { exact: true }),
    /** What is typed in place of odds for a bookmaker's price, and for a fancy. */
    perHundred: root.getByLabel('Price (per 100)', { exact: true }),
    run: root.getByLabel('Run', { exact: true }),
    stake: root.getByLabel('Stake (৳)', { exact: true }),
    slip: root.getByRole('form'),
    header: root.getByRole('banner'),
    moved: root.locator('#moved'),
    take: button(/^Take /),
    /** Why a bet was not placed, within the slip. */
    refusal: root.getByRole('form').getByRole('alert').last(),
    /** Stands in the place of the slip after a bet. */
    receipt: root.getByRole('region', { name: 'Bet placed' }),
    myBets: button('My bets'),
    place: button(/^Place bet/),
    cancel: button(/^Cancel bet/),
    balance: root.locator('#balance'),
    said: root.getByRole('status'),
    openBets: root.locator('#open').getByRole('listitem'),
    settled: root.locator('#settled').getByRole('listitem'),
    /**
     * Opens the offered match that starts last: only the operator closes its market. Parallel tests share the
     * sandbox, so those that close markets take the last, and the others an earlier one.
     */
    async openLate(place: 'last' | 'earlier'): Promise<{ event: string; market: string }> {
      await this.toCome.nth(place === 'last' ? -1 : -3).click()
      await expect(this.price(1, 'Back')).toBeEnabled()
      const market = (await root.locator('#market').getAttribute('data-market')) ?? ''
      return { event: await this.event.innerText(), market }
    },
    async bet(runner: number, side: 'Back' | 'Lay', { odds, stake }: { odds: string; stake: string }) {
      await this.price(runner, side).click()
      await this.odds.fill(odds)
      await this.stake.fill(stake)
      await this.place.click()
    },
  }
}
