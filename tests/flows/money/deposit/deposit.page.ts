import type { Page } from '@playwright/test'
import { button } from '#tests/site/controls.ts'
import { LISTED } from '#tests/site/offer.ts'
import type { Visit } from '#tests/site/visit.ts'

type Step = 'Payment Method' | 'Deposit Channel' | 'Promotion'

/** The deposit screen, as a player uses and sees it. */
export function depositPage(page: Page) {
  const amount = page.getByRole('textbox', { name: 'Amount', exact: true })
  const next = button(page, 'Next')
  const dialog = page.getByRole('dialog')
  /** Returns a step of the form, whatever it shows. */
  const step = (name: Step) => page.getByRole('region', { name, exact: true })
  /** Returns the choices of a step, once there are any. */
  const choices = (name: Step) => page.getByRole('radiogroup', { name, exact: true })
  const choice = (name: Step, label: string) => choices(name).getByRole('radio', { name: label, exact: true })
  const open = () => page.goto('/deposit')
  const chooseMethod = (name: string) => choice('Payment Method', name).click()
  const chooseChannel = (name: string) => choice('Deposit Channel', name).click()
  /** Presses one of the quick amounts, by its button's name. */
  const pressAmount = (name: string) => button(page, name).click()
  /** Fills in ৳ 500 by a method, and the channel if there are any. */
  const choose = async (channel?: string, method = 'bKash') => {
    await chooseMethod(method)
    if (channel) await chooseChannel(channel)
    await pressAmount('500')
  }
  return {
    amount,
    next,
    dialog,
    step,
    choices,
    choice,
    open,
    chooseMethod,
    chooseChannel,
    pressAmount,
    choosePromotion: (name: string) => choice('Promotion', name).click(),
    typeAmount: (text: string) => amount.fill(text),
    choose,
    fill: (channel?: string) => open().then(() => choose(channel)),
    pressNext: () => next.click(),
    retryInDialog: () => dialog.getByRole('button', { name: 'Try again', exact: true }).click(),
    closeDialog: () => dialog.getByRole('button', { name: 'Close', exact: true }).click(),
  }
}

/** Fills in ৳ 500 by a method, Cash Out, and presses Next. */
export async function submitDeposit(page: Page, method?: string): Promise<void> {
  await depositPage(page).choose('Cash Out', method)
  await depositPage(page).pressNext()
}

export const visit: Visit = {
  at: '/deposit',
  player: true,
  answers: LISTED,
  heading: 'Deposit',
  submits: 'GET /get-wallet-number',
  submit: (page) => submitDeposit(page),
}
