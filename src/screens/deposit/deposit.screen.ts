import { depositMachine } from '../../../machines/deposit/deposit.machine.ts'
import { defineScreen } from '../../app/screen.ts'
import { deposit } from '../../i18n/en/deposit.ts'
import { payment } from '../../i18n/en/payment.ts'
import { pending } from '../../i18n/en/pending.ts'
import { depositPortsOf, readDepositDraft } from '../../ports/deposit.ts'
import { DepositScreen } from './DepositScreen.tsx'

export default defineScreen({
  texts: { deposit, payment, pending },
  logic: (outside) => depositMachine.provide({ actors: depositPortsOf(outside) }),
  input: ({ session }, { storage }) => {
    const remoteId = session?.remoteId ?? ''
    return { remoteId, form: readDepositDraft(storage, remoteId) }
  },
  View: DepositScreen,
})
