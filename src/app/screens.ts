import type { ScreenName } from '../../machines/router/routes.ts'
import type { Screen } from './screen.ts'

/** Where each screen's code lies; it is fetched when the screen is first shown. */
const MODULES: Readonly<Record<ScreenName, () => Promise<{ default: Screen }>>> = {
  home: () => import('../screens/home/home.screen.ts'),
  comingSoon: () => import('../screens/coming-soon/coming-soon.screen.ts'),
  login: () => import('../screens/login/login.screen.ts'),
  signup: () => import('../screens/signup/signup.screen.ts'),
  forgotPassword: () => import('../screens/forgot/forgot.screen.ts'),
  capture: () => import('../screens/capture/capture.screen.ts'),
  games: () => import('../screens/games/games.screen.ts'),
  gamerun: () => import('../screens/gamerun/gamerun.screen.ts'),
  account: () => import('../screens/account/account.screen.ts'),
  deposit: () => import('../screens/deposit/deposit.screen.ts'),
  payment: () => import('../screens/make-payment/payment.screen.ts'),
  request: () => import('../screens/payment-request/request.screen.ts'),
  profile: () => import('../screens/profile/profile.screen.ts'),
  resetPassword: () => import('../screens/reset-password/reset-password.screen.ts'),
  withdrawal: () => import('../screens/withdrawal/withdrawal.screen.ts'),
  transactions: () => import('../screens/transaction-record/transactions.screen.ts'),
  turnover: () => import('../screens/turnover-record/turnover.screen.ts'),
  notFound: () => import('../screens/not-found/not-found.screen.ts'),
}

const loaded = new Map<ScreenName, Screen>()

/** Fetches a screen's code; a fetch that failed is tried anew by the next call. */
export async function fetchScreen(name: ScreenName): Promise<Screen> {
  const known = loaded.get(name)
  if (known) return known
  const screen = (await MODULES[name]()).default
  loaded.set(name, screen)
  return screen
}

/** The screen that the router shows has been loaded by then. */
export function loadedScreen(name: ScreenName): Screen | undefined {
  return loaded.get(name)
}
