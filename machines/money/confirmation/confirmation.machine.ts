import { outcomeOf } from '../makePayment/makePayment.rules.ts'
import type { UnderWay } from '../makePayment/makePayment.types.ts'
import { moneyCallMachine } from '../moneyCall/moneyCall.machine.ts'
import type { Accepted } from '../reconcile.rules.ts'

/** Confirms a payment that the player has made, or looks whether the transactions confirm it. */
export const confirmationMachine = moneyCallMachine<UnderWay, Accepted>('confirmation', outcomeOf)
