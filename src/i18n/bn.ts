import { capture } from './bn/access/capture.ts'
import { forgot } from './bn/access/forgotPassword.ts'
import { login } from './bn/access/login.ts'
import { password } from './bn/access/resetPassword.ts'
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
import { payment } from './bn/money/makePayment.ts'
import { request } from './bn/money/paymentRequest.ts'
import { pending } from './bn/money/pending.ts'
import { withdrawal } from './bn/money/withdrawal.ts'
import { transactions } from './bn/records/transactionRecord.ts'
import { turnover } from './bn/records/turnoverRecord.ts'
import { site } from './bn/site.ts'
import type { Catalogue } from './en.ts'

/** Bengali as products in Bangladesh write it, with Western digits as banks' apps have them. Loaded when it is chosen. */
export const bn: Catalogue = {
  ...site,
  account,
  blocked,
  capture,
  comingSoon,
  deposit,
  forgot,
  gamerun,
  games,
  home,
  login,
  maintenance,
  notFound,
  password,
  payment,
  pending,
  popups,
  profile,
  request,
  signup,
  transactions,
  turnover,
  verification,
  withdrawal,
}
