import type { Page } from '@playwright/test'
import { button } from '../../../site/controls.ts'

type Step = 'Payment Method' | 'Deposit Channel' | 'Promotion'

/** The deposit screen, by what a player does and sees there. */
export function depositPage(page: Page) {
  const amount = page.getByRole('textbox', { name: 'Amount', exact: true })
  const next = button(page, 'Next')
  const dialog = page.getByRole('dialog')
  /** A step of the form, whatever it shows. */
  const step = (name: Step) => page.getByRole('region', { name, exact: true })
  /** The choices of a step, once there are any. */
  const choices = (name: Step) => page.getByRole('radiogroup', { name, exact: true })
  const choice = (name: Step, label: string) => choices(name).getByRole('radio', { name: label, exact: true })
  return {
    amount,
    next,
    dialog,
    step,
    choices,
    choice,
    open: () => page.goto('/deposit'),
    chooseMethod: (name: string) => choice('Payment Method', name).click(),
    chooseChannel: (name: string) => choice('Deposit Channel', name).click(),
    choosePromotion: (name: string) => choice('Promotion', name).click(),
    typeAmount: (text: string) => amount.fill(text),
    /** One of the quick amounts, as its button is named. */
    pressAmount: (name: string) => button(page, name).click(),
    pressNext: () => next.click(),
    retry: (name: Step) => step(name).getByRole('button', { name: 'Try again', exact: true }).click(),
    retryInDialog: () => dialog.getByRole('button', { name: 'Try again', exact: true }).click(),
    closeDialog: () => dialog.getByRole('button', { name: 'Close', exact: true }).click(),
  }
}
