import type { Page } from '@playwright/test'
import { expect } from '../model/expect.ts'

/** Returns the dialog that says why what was pressed has failed. */
export const errorDialog = (page: Page) => page.getByRole('dialog', { name: 'Error', exact: true })

/** Expects this dialog with these words only; without words, that it is not open. */
export const seeError = (page: Page, words: string | null | undefined): Promise<void> =>
  expect(errorDialog(page).getByRole('paragraph')).toHaveText(words ? [words] : [])

/** Closes this dialog. */
export const closeError = (page: Page): Promise<void> =>
  errorDialog(page).getByRole('button', { name: 'Close', exact: true }).click()
