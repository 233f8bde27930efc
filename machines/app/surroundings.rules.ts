import { barePath } from '../common/routing/routes.ts'

/** Where the player is, and whether something must delay a prompt. */
export interface Surroundings {
  readonly path: string
  /** True while a modal dialog is open. */
  readonly dialog: boolean
}

/** The screens on which a payment is in progress. */
const PAYMENT_PATHS = ['/deposit', '/make-payment', '/payment-request', '/withdrawal']

/** The screens on which the player bets in a frame. */
const GAME_PATHS = ['/gamerun', '/exchange']

/** Returns true on a screen that no prompt may interrupt, because a payment is in progress. */
export function isPayment(path: string): boolean {
  return PAYMENT_PATHS.includes(barePath(path))
}

/** Returns true on a screen that must not be reloaded: a payment or a game. */
export function isBusy(path: string): boolean {
  return isPayment(path) || GAME_PATHS.includes(barePath(path))
}
