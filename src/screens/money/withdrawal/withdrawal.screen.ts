import { moneyCalls } from '#machines/contract/money.ts'
import { withdrawalMachine } from '#machines/money/withdrawal/withdrawal.machine.ts'
import { defineScreen } from '#src/app/loading/screen.ts'
import { readWithdrawal, withdrawalPortsOf } from '#src/ports/money/withdrawal.ts'
import { WithdrawalScreen } from './WithdrawalScreen.tsx'

export default defineScreen({
  machine: withdrawalMachine,
  ports: withdrawalPortsOf,
  input: ({ session }, environment) => {
    const remoteId = session?.remoteId ?? ''
    return { remoteId, ...readWithdrawal(environment, remoteId) }
  },
  moneyCalls: [moneyCalls.submitWithdraw],
  View: WithdrawalScreen,
})
