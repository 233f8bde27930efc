import { moneyCalls } from '@tiya/contract/money'
import { copyMachine } from '#machines/common/copy/copy.machine.ts'
import { makePaymentMachine } from '#machines/money/makePayment/makePayment.machine.ts'
import { paymentPageMachine } from '#machines/money/paymentPage/paymentPage.machine.ts'
import { receiptMachine } from '#machines/money/receipt/receipt.machine.ts'
import { defineScreen } from '#src/app/loading/screen.ts'
import { copyPortsOf } from '#src/ports/common/copy.ts'
import { confirmationOf } from '#src/ports/money/confirmation.ts'
import { makePaymentPortsOf, readPayment } from '#src/ports/money/makePayment.ts'
import { receiptPortsOf } from '#src/ports/money/receipt.ts'
import { recheckOf } from '#src/ports/money/recheck.ts'
import { MakePaymentScreen } from './MakePaymentScreen.tsx'

export default defineScreen({
  machine: makePaymentMachine,
  ports: (environment) => ({
    ...makePaymentPortsOf(environment),
    copy: copyMachine.provide({ actors: copyPortsOf(environment) }),
    paymentPage: paymentPageMachine,
    recheck: recheckOf(environment),
    confirmation: confirmationOf(environment),
    receipt: receiptMachine.provide({ actors: receiptPortsOf(environment) }),
  }),
  input: ({ location, session }, environment) =>
    readPayment(environment, location.state, session?.remoteId ?? ''),
  moneyCalls: [moneyCalls.submitDeposit, moneyCalls.confirmEwallet],
  View: MakePaymentScreen,
})
