import { moneyCalls } from '@tiya/contract/money'
import { depositMachine } from '#machines/money/deposit/deposit.machine.ts'
import { defineScreen } from '#src/app/loading/screen.ts'
import { depositPortsOf, readDepositForm } from '#src/ports/money/deposit.ts'
import { paymentUnderWayOf } from '#src/ports/money/paymentUnderWay.ts'
import { DepositScreen } from './DepositScreen.tsx'

export default defineScreen({
  machine: depositMachine,
  ports: (environment) => ({
    ...depositPortsOf(environment),
    paymentUnderWay: paymentUnderWayOf(environment),
  }),
  input: ({ session, location }, environment) => {
    const remoteId = session?.remoteId ?? ''
    return {
      remoteId,
      form: readDepositForm(environment.storage, remoteId, location.state),
    }
  },
  moneyCalls: [moneyCalls.requestEwallet, moneyCalls.submitDeposit, moneyCalls.confirmEwallet],
  View: DepositScreen,
})
