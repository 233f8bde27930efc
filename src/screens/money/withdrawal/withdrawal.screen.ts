import { moneyCalls } from '@tiya/contract/money'
import { withdrawalMachine } from '#machines/money/withdrawal/withdrawal.machine.ts'
import { withdrawalRequestMachine } from '#machines/money/withdrawal/withdrawalRequest.machine.ts'
import { defineScreen } from '#src/app/loading/screen.ts'
import { readWithdrawal, withdrawalPortsOf, withdrawalRequestPortsOf } from '#src/ports/money/withdrawal.ts'
import { WithdrawalScreen } from './WithdrawalScreen.tsx'

export default defineScreen({
  machine: withdrawalMachine,
  ports: (environment) => ({
    ...withdrawalPortsOf(environment),
    withdrawalRequest: withdrawalRequestMachine.provide({ actors: withdrawalRequestPortsOf(environment) }),
  }),
  input: ({ session }, environment) => {
    const remoteId = session?.remoteId ?? ''
    return { remoteId, ...readWithdrawal(environment, remoteId) }
  },
  moneyCalls: [moneyCalls.submitWithdraw],
  View: WithdrawalScreen,
})
