import { depositMachine } from '../../../../machines/money/deposit/deposit.machine.ts'
import { defineScreen } from '../../../app/screen.ts'
import { depositPortsOf, readDepositForm } from '../../../ports/money/deposit.ts'
import { DepositScreen } from './DepositScreen.tsx'

export default defineScreen({
  machine: depositMachine,
  ports: depositPortsOf,
  input: ({ session, location }, { storage }) => {
    const remoteId = session?.remoteId ?? ''
    return { remoteId, form: readDepositForm(storage, remoteId, location.state) }
  },
  View: DepositScreen,
})
