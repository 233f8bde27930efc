import type { capture } from './en/access/capture.ts'
import type { forgotPassword } from './en/access/forgotPassword.ts'
import type { login } from './en/access/login.ts'
import type { resetPassword } from './en/access/resetPassword.ts'
import type { signup } from './en/access/signup.ts'
import type { account } from './en/account/account.ts'
import type { profile } from './en/account/profile.ts'
import type { verification } from './en/account/verification.ts'
import type { blocked } from './en/app/blocked.ts'
import type { comingSoon } from './en/app/comingSoon.ts'
import type { maintenance } from './en/app/maintenance.ts'
import type { notFound } from './en/app/notFound.ts'
import type { popups } from './en/app/popups.ts'
import type { gamerun } from './en/games/gamerun.ts'
import type { games } from './en/games/games.ts'
import type { home } from './en/home/home.ts'
import type { deposit } from './en/money/deposit.ts'
import type { makePayment } from './en/money/makePayment.ts'
import type { paymentRequest } from './en/money/paymentRequest.ts'
import type { pending } from './en/money/pending.ts'
import type { withdrawal } from './en/money/withdrawal.ts'
import type { transactionRecord } from './en/records/transactionRecord.ts'
import type { turnoverRecord } from './en/records/turnoverRecord.ts'
import { site } from './en/site.ts'

/** The texts that come with the code of a screen, or of what lies over it: one group a file, `./en/{group}.ts`. */
export interface ScreenTexts {
  readonly login: typeof login
  readonly signup: typeof signup
  readonly forgotPassword: typeof forgotPassword
  readonly capture: typeof capture
  readonly home: typeof home
  readonly games: typeof games
  readonly gamerun: typeof gamerun
  readonly account: typeof account
  readonly verification: typeof verification
  readonly profile: typeof profile
  readonly resetPassword: typeof resetPassword
  readonly deposit: typeof deposit
  readonly makePayment: typeof makePayment
  readonly paymentRequest: typeof paymentRequest
  readonly pending: typeof pending
  readonly withdrawal: typeof withdrawal
  readonly transactionRecord: typeof transactionRecord
  readonly turnoverRecord: typeof turnoverRecord
  readonly comingSoon: typeof comingSoon
  readonly notFound: typeof notFound
  readonly popups: typeof popups
  readonly maintenance: typeof maintenance
  readonly blocked: typeof blocked
}

/** What every language says: the same keys, texts and functions of texts. */
export type Messages = typeof site & ScreenTexts

/**
 * English, where the texts that the specification quotes stand letter for letter. It holds the site's own texts and
 * those of the screens that have been loaded.
 */
export const en = { ...site } as Messages

/** Takes in the texts of what has been loaded. */
export function addTexts(texts?: Partial<ScreenTexts>): void {
  Object.assign(en, texts)
}
