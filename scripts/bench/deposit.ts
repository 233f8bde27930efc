import type { Locator } from '@playwright/test'
import { loginTexts as bnLogin } from '../../src/i18n/bn/access/login.ts'
import { depositTexts as bnDeposit } from '../../src/i18n/bn/money/deposit.ts'
import { makePaymentTexts as bnPayment } from '../../src/i18n/bn/money/makePayment.ts'
import { paymentRequestTexts as bnRequest } from '../../src/i18n/bn/money/paymentRequest.ts'
import { site as bnSite } from '../../src/i18n/bn/site.ts'
import { loginTexts as enLogin } from '../../src/i18n/en/access/login.ts'
import { depositTexts as enDeposit } from '../../src/i18n/en/money/deposit.ts'
import { makePaymentTexts as enPayment } from '../../src/i18n/en/money/makePayment.ts'
import { paymentRequestTexts as enRequest } from '../../src/i18n/en/money/paymentRequest.ts'
import { site as enSite } from '../../src/i18n/en/site.ts'
import { PASSWORD } from '../../tests/server/setup/calls.ts'
import { openPhone, withBrowser } from '../lib/browser.mjs'

const TEXTS = {
  en: { ...enSite, ...enLogin, ...enDeposit, ...enPayment, ...enRequest },
  bn: { ...bnSite, ...bnLogin, ...bnDeposit, ...bnPayment, ...bnRequest },
}
export type Language = keyof typeof TEXTS

/** A deposit as a player gets through it: `waited` is how long each step took until the next one was possible. */
export interface DepositRun {
  readonly taps: number
  readonly waited: readonly { readonly step: string; readonly seconds: number }[]
}

/** As long as a player would wait for a control. */
const PATIENCE_MS = 60_000

/** Counts taps, and the seconds from each until the next control can be used. Each filled field is a tap. */
class Stopwatch {
  taps = 0
  readonly waited: { step: string; seconds: number }[] = []
  #step = 'open the site'
  #since = performance.now()

  /** Uses a control as soon as a player could. */
  async use(step: string, control: Locator, act: () => Promise<unknown> = () => control.click()) {
    await control.click({ trial: true })
    await this.tap(step, act)
  }

  /** Taps what can be used now. */
  async tap(step: string, act: () => Promise<unknown>) {
    this.stop()
    this.taps += 1
    this.#step = step
    this.#since = performance.now()
    await act()
  }

  /** Ends the wait of the last step. */
  stop(): void {
    this.waited.push({ step: this.#step, seconds: (performance.now() - this.#since) / 1_000 })
  }
}

/**
 * Makes a deposit on a cold start: logs in, fills in the deposit, reads and copies the number, confirms, until
 * the site says that it is under review.
 *
 * @param url origin of a sandbox, behind a slow network
 * @param username of a new player there
 */
export function measureDeposit(url: string, username: string, language: Language): Promise<DepositRun> {
  return withBrowser(async (browser) => {
    const text = TEXTS[language]
    // A fresh profile on the smallest phone.
    const { page } = await openPhone(browser, {
      baseURL: url,
      viewport: { width: 320, height: 640 },
      permissions: ['clipboard-read', 'clipboard-write'],
      stored: { 'app.language': language },
    })
    page.setDefaultTimeout(PATIENCE_MS)
    const link = (navigation: string, name: string) =>
      page.getByRole('navigation', { name: navigation, exact: true }).getByRole('link', { name, exact: true })
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    const field = (name: string) => page.getByLabel(name, { exact: true })
    const radio = (group: string, name: string) =>
      page.getByRole('radiogroup', { name: group }).getByRole('radio', { name, exact: true })

    const watch = new Stopwatch()
    const fill = (step: string, control: Locator, value: string) =>
      watch.use(step, control, () => control.fill(value))
    // The operator's notice, whenever it appears.
    await page.addLocatorHandler(page.getByRole('dialog'), (dialog) =>
      watch.tap('close notice', () =>
        dialog.getByRole('button', { name: text.common.close, exact: true }).click(),
      ),
    )
    await page.goto('/', { waitUntil: 'commit' })
    await watch.use('Login', link(text.shell.guest, text.shell.login))
    await fill('username', field(text.login.username), username)
    await fill('password', field(text.login.password), PASSWORD)
    await watch.use('log in', button(text.login.submit))
    await watch.use('Deposit', link(text.shell.main, text.shell.deposit))
    await watch.use('method', radio(text.deposit.method, 'bKash'))
    await watch.use('channel', radio(text.deposit.channel, text.deposit.actions.sendMoney))
    await watch.use('amount', button('500'))
    const none = radio(text.deposit.promotion, text.deposit.noPromotion)
    await none.waitFor()
    if (!(await none.isChecked())) await watch.use('promotion', none)
    await watch.use('Next', button(text.deposit.next))
    await watch.use('copy number', button(text.makePayment.copyNumber))
    const phones = field(text.makePayment.phone)
    if ((await phones.inputValue()) === '')
      await watch.use('phone', phones, () => phones.selectOption({ index: 1 }))
    await fill('transaction id', field(text.makePayment.transactionId), `TX${Date.now()}`)
    await watch.use('Submit', button(text.makePayment.submit))
    await page.getByRole('heading', { level: 1, name: text.paymentRequest.title }).waitFor()
    watch.stop()
    return { taps: watch.taps, waited: watch.waited }
  })
}
