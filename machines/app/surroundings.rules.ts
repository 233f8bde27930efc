import { barePath } from './router/routes.ts'

/** Where the player is, and what may keep a question waiting. */
export interface Surroundings {
  readonly path: string
  /** True while a modal dialog is open. */
  readonly dialog: boolean
}

/** The screens on which money is on its way. */
const PAYMENT_PATHS = ['/deposit', '/make-payment', '/payment-request', '/withdrawal']

/** The screens on which a player bets in a frame. */
const GAME_PATHS = ['/gamerun', '/exchange']

/** Returns true on a screen that no reminder or question may disturb, because money is on its way. */
export function isPayment(path: string): boolean {
  return PAYMENT_PATHS.includes(barePath(path))
}

/** Returns true on a screen that must not be reloaded: a payment, or a game. */
export function isBusy(path: string): boolean {
  return isPayment(path) || GAME_PATHS.includes(barePath(path))
}
