import { depositMachine } from '../../../../machines/money/deposit/deposit.machine.ts'
import { defineScreen } from '../../../app/screen.ts'
import { deposit } from '../../../i18n/en/money/deposit.ts'
import { payment } from '../../../i18n/en/money/makePayment.ts'
import { pending } from '../../../i18n/en/money/pending.ts'
import { depositPortsOf, readDepositDraft } from '../../../ports/money/deposit.ts'
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
