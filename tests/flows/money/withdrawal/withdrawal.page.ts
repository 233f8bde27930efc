import type { Page } from '@playwright/test'
import { alerts, button, radio } from '#tests/site/controls.ts'
import { closeError, errorDialog } from '#tests/site/errorDialog.ts'
import { LISTED } from '#tests/site/offer.ts'
import type { Visit } from '#tests/site/visit.ts'
import { turnovers } from '../money.fixture.ts'

/** `/withdrawal` as a player uses it. */
export function withdrawalPage(page: Page) {
  const amount = page.getByRole('textbox', { name: 'Amount', exact: true })
  const account = page.getByRole('combobox', { name: 'Account Number', exact: true })
  const method = (name: string) => radio(page, name)
  const submit = button(page, 'Submit')

  const chooseMethod = (name: string) => method(name).click()
  const chooseAmount = (quick: string) => button(page, quick).click()
  const chooseAccount = (phone: string | { index: number }) => account.selectOption(phone)
  return {
    amount,
    account,
    method,
    error: errorDialog(page),
    submit,
    all: button(page, 'All'),
    needs: page.getByRole('region', { name: 'Before you can withdraw' }).getByRole('listitem'),
    turnoverLeft: page.getByRole('progressbar', { name: 'Turnover left', exact: true }),
    /** The fields' messages, and the message for a request whose outcome is unknown. */
    alerts: alerts(page),
    unconfirmed: page.getByText(/^Your last request got no answer/),
    success: page.getByText('Withdrawal successful!', { exact: true }),

    open: () => page.goto('/withdrawal'),
    chooseMethod,
    chooseAmount,
    typeAmount: (typed: string) => amount.fill(typed),
    chooseAccount,
    /** Fills in ৳ 500. */
    async choose(phone: string | { index: number } = '01712345678', name = 'bKash') {
      await chooseMethod(name)
      await chooseAmount('500')
      await chooseAccount(phone)
    },
    retry: () => button(page, 'Try again').click(),
    closeError: () => closeError(page),
  }
}

export const visit: Visit = {
  at: '/withdrawal',
  player: true,
  // A turnover keeps the balance back.
  answers: { ...LISTED, 'GET /turnovers': turnovers(['active', '3000.00', '1500.00']) },
  heading: 'Withdrawal',
  submits: 'GET /userwithdrawcheck',
  submit: async (page) => {
    await withdrawalPage(page).choose()
    await withdrawalPage(page).submit.click()
  },
}
