import type { ScreenName } from '../../machines/app/router/routes.ts'
import type { Screen } from './screen.ts'

/** The module of each screen, fetched when the screen is first shown. */
const MODULES: Readonly<Record<ScreenName, () => Promise<{ default: Screen }>>> = {
  home: () => import('../screens/home/home/home.screen.ts'),
  comingSoon: () => import('../screens/app/comingSoon/comingSoon.screen.ts'),
  login: () => import('../screens/access/login/login.screen.ts'),
  signup: () => import('../screens/access/signup/signup.screen.ts'),
  forgotPassword: () => import('../screens/access/forgotPassword/forgotPassword.screen.ts'),
  capture: () => import('../screens/access/capture/capture.screen.ts'),
  games: () => import('../screens/games/games/games.screen.ts'),
  gamerun: () => import('../screens/games/gamerun/gamerun.screen.ts'),
  account: () => import('../screens/account/account/account.screen.ts'),
  deposit: () => import('../screens/money/deposit/deposit.screen.ts'),
  makePayment: () => import('../screens/money/makePayment/makePayment.screen.ts'),
  paymentRequest: () => import('../screens/money/paymentRequest/paymentRequest.screen.ts'),
  profile: () => import('../screens/account/profile/profile.screen.ts'),
  resetPassword: () => import('../screens/access/resetPassword/resetPassword.screen.ts'),
  withdrawal: () => import('../screens/money/withdrawal/withdrawal.screen.ts'),
  transactionRecord: () => import('../screens/records/transactionRecord/transactionRecord.screen.ts'),
  turnoverRecord: () => import('../screens/records/turnoverRecord/turnoverRecord.screen.ts'),
  promotions: () => import('../screens/rewards/promotions/promotions.screen.ts'),
  notFound: () => import('../screens/app/notFound/notFound.screen.ts'),
}

const loaded = new Map<ScreenName, Screen>()

/** Fetches the code of a screen once and returns it. Rejects if the fetch fails; the next call tries again. */
export async function fetchScreen(name: ScreenName): Promise<Screen> {
  const known = loaded.get(name)
  if (known) return known
  const screen = (await MODULES[name]()).default
  loaded.set(name, screen)
  return screen
}

/** Returns a screen that has been fetched, undefined before that. */
export function loadedScreen(name: ScreenName): Screen | undefined {
  return loaded.get(name)
}
