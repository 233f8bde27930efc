import { withdrawalMachine } from '../../../../machines/money/withdrawal/withdrawal.machine.ts'
import { defineScreen } from '../../../app/screen.ts'
import { readWithdrawal, withdrawalPortsOf } from '../../../ports/money/withdrawal.ts'
import { WithdrawalScreen } from './WithdrawalScreen.tsx'

export default defineScreen({
  machine: withdrawalMachine,
  ports: withdrawalPortsOf,
  input: ({ session }, { storage }) => {
    const remoteId = session?.remoteId ?? ''
    return { remoteId, ...readWithdrawal(storage, remoteId) }
  },
  View: WithdrawalScreen,
})
