import { capture } from './bn/access/capture.ts'
import { forgotPassword } from './bn/access/forgotPassword.ts'
import { login } from './bn/access/login.ts'
import { resetPassword } from './bn/access/resetPassword.ts'
import { signup } from './bn/access/signup.ts'
import { account } from './bn/account/account.ts'
import { profile } from './bn/account/profile.ts'
import { verification } from './bn/account/verification.ts'
import { blocked } from './bn/app/blocked.ts'
import { comingSoon } from './bn/app/comingSoon.ts'
import { maintenance } from './bn/app/maintenance.ts'
import { notFound } from './bn/app/notFound.ts'
import { popups } from './bn/app/popups.ts'
import { gamerun } from './bn/games/gamerun.ts'
import { games } from './bn/games/games.ts'
import { home } from './bn/home/home.ts'
import { deposit } from './bn/money/deposit.ts'
import { makePayment } from './bn/money/makePayment.ts'
import { paymentRequest } from './bn/money/paymentRequest.ts'
import { pending } from './bn/money/pending.ts'
import { withdrawal } from './bn/money/withdrawal.ts'
import { transactionRecord } from './bn/records/transactionRecord.ts'
import { turnoverRecord } from './bn/records/turnoverRecord.ts'
import { site } from './bn/site.ts'
import type { Messages } from './en.ts'

/** Bengali as products in Bangladesh write it, with Western digits as banks' apps have them. Loaded when it is chosen. */
export const bn: Messages = {
  ...site,
  account,
  blocked,
  capture,
  comingSoon,
  deposit,
  forgotPassword,
  gamerun,
  games,
  home,
  login,
  maintenance,
  notFound,
  resetPassword,
  makePayment,
  pending,
  popups,
  profile,
  paymentRequest,
  signup,
  transactionRecord,
  turnoverRecord,
  verification,
  withdrawal,
}
