import { moneyCallMachine } from '../moneyCall/moneyCall.machine.ts'
import { matchOf } from './withdrawal.rules.ts'
import type { Submitted, WithdrawalRequest } from './withdrawal.types.ts'

/**
 * Requests a withdrawal; one that may have arrived is looked for. To look also has the site load its settings again:
 * the withdrawal's port `withdrawalStatus` reports what has changed before that ends.
 */
export const withdrawalRequestMachine = moneyCallMachine<WithdrawalRequest, Submitted>(
  'withdrawalRequest',
  matchOf,
)
