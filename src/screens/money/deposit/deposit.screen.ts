import { depositMachine } from '../../../../machines/money/deposit/deposit.machine.ts'
import { defineScreen } from '../../../app/screen.ts'
import { depositPortsOf, readDepositDraft } from '../../../ports/money/deposit.ts'
import { DepositScreen } from './DepositScreen.tsx'

export default defineScreen({
  machine: depositMachine,
  ports: depositPortsOf,
  input: ({ session }, { storage }) => {
    const remoteId = session?.remoteId ?? ''
    return { remoteId, form: readDepositDraft(storage, remoteId) }
  },
  View: DepositScreen,
})
