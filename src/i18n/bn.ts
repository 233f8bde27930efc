import { account } from './bn/account.ts'
import { blocked } from './bn/blocked.ts'
import { capture } from './bn/capture.ts'
import { comingSoon } from './bn/comingSoon.ts'
import { deposit } from './bn/deposit.ts'
import { forgot } from './bn/forgot.ts'
import { gamerun } from './bn/gamerun.ts'
import { games } from './bn/games.ts'
import { home } from './bn/home.ts'
import { login } from './bn/login.ts'
import { maintenance } from './bn/maintenance.ts'
import { notFound } from './bn/notFound.ts'
import { password } from './bn/password.ts'
import { payment } from './bn/payment.ts'
import { pending } from './bn/pending.ts'
import { popups } from './bn/popups.ts'
import { profile } from './bn/profile.ts'
import { request } from './bn/request.ts'
import { signup } from './bn/signup.ts'
import { site } from './bn/site.ts'
import { transactions } from './bn/transactions.ts'
import { turnover } from './bn/turnover.ts'
import { verification } from './bn/verification.ts'
import { withdrawal } from './bn/withdrawal.ts'
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
