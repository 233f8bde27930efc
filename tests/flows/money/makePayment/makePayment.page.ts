import { expect, type Page } from '@playwright/test'
import { button } from '#tests/site/controls.ts'
import type { Visit } from '#tests/site/visit.ts'
import { visit as deposit, submitDeposit } from '../deposit/deposit.page.ts'

/** The make-payment screen, as a player uses and sees it. */
export function makePaymentPage(page: Page) {
  const phone = page.getByRole('combobox', { name: 'Phone', exact: true })
  const transactionId = page.getByRole('textbox', { name: 'Transaction ID', exact: true })
  const dialog = page.getByRole('dialog', { name: 'Message' })
  const submit = button(page, 'Submit')
  return {
    phone,
    transactionId,
    submit,
    dialog,
    timer: page.getByRole('timer'),
    preview: page.getByRole('img', { name: 'Preview of the receipt' }),
    receipt: page.getByLabel('Receipt', { exact: true }),
    async fill(number: string, id: string) {
      await phone.selectOption(number)
      await transactionId.fill(id)
    },
    pressSubmit: () => submit.click(),
    closeDialog: () => dialog.getByRole('button', { name: 'Close', exact: true }).click(),
    copy: (what: 'number' | 'amount') =>
      button(page, what === 'number' ? 'Copy account number' : 'Copy amount').click(),
  }
}

/** Fills in the form and submits it. */
export async function submitPayment(page: Page): Promise<void> {
  const { fill, pressSubmit } = makePaymentPage(page)
  await fill('01712345678', '8N7A2QX91K')
  await pressSubmit()
}

export const visit: Visit = {
  ...deposit,
  go: async (page) => {
    await submitDeposit(page)
    await expect(makePaymentPage(page).submit).toBeVisible()
  },
  heading: 'Make Payment',
  submits: 'POST /submit-deposit',
  submit: submitPayment,
}
