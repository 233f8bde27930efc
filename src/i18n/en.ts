import type { account } from './en/account.ts'
import type { blocked } from './en/blocked.ts'
import type { capture } from './en/capture.ts'
import type { comingSoon } from './en/comingSoon.ts'
import type { deposit } from './en/deposit.ts'
import type { forgot } from './en/forgot.ts'
import type { gamerun } from './en/gamerun.ts'
import type { games } from './en/games.ts'
import type { home } from './en/home.ts'
import type { login } from './en/login.ts'
import type { maintenance } from './en/maintenance.ts'
import type { notFound } from './en/notFound.ts'
import type { password } from './en/password.ts'
import type { payment } from './en/payment.ts'
import type { pending } from './en/pending.ts'
import type { popups } from './en/popups.ts'
import type { profile } from './en/profile.ts'
import type { request } from './en/request.ts'
import type { signup } from './en/signup.ts'
import { site } from './en/site.ts'
import type { transactions } from './en/transactions.ts'
import type { turnover } from './en/turnover.ts'
import type { verification } from './en/verification.ts'
import type { withdrawal } from './en/withdrawal.ts'

/** The texts that come with the code of a screen, or of what lies over it: one group a file, `./en/{group}.ts`. */
export interface ScreenTexts {
  readonly login: typeof login
  readonly signup: typeof signup
  readonly forgot: typeof forgot
  readonly capture: typeof capture
  readonly home: typeof home
  readonly games: typeof games
  readonly gamerun: typeof gamerun
  readonly account: typeof account
  readonly verification: typeof verification
  readonly profile: typeof profile
  readonly password: typeof password
  readonly deposit: typeof deposit
  readonly payment: typeof payment
  readonly request: typeof request
  readonly pending: typeof pending
  readonly withdrawal: typeof withdrawal
  readonly transactions: typeof transactions
  readonly turnover: typeof turnover
  readonly comingSoon: typeof comingSoon
  readonly notFound: typeof notFound
  readonly popups: typeof popups
  readonly maintenance: typeof maintenance
  readonly blocked: typeof blocked
}

/** What every language says: the same keys, texts and functions of texts. */
export type Catalogue = typeof site & ScreenTexts

/**
 * English, where the texts that the specification quotes stand letter for letter. It holds the site's own texts and
 * those of the screens that have been loaded.
 */
export const en = { ...site } as Catalogue

/** Takes in the texts of what has been loaded. */
export function addTexts(texts?: Partial<ScreenTexts>): void {
  Object.assign(en, texts)
}
