import { accountMachine } from '#machines/account/account/account.machine.ts'
import { hasDeposited } from '#machines/account/account/firstSteps.rules.ts'
import { realityCheckSettingMachine } from '#machines/app/realityCheck/realityCheckSetting.machine.ts'
import { defineScreen } from '#src/app/loading/screen.ts'
import { accountPortsOf } from '#src/ports/account/account.ts'
import { realityCheckSettingPortsOf } from '#src/ports/app/realityCheck.ts'
import { paymentUnderWayOf } from '#src/ports/money/paymentUnderWay.ts'
import { lastTransactions } from '#src/ports/records/transactionRecord.ts'
import { AccountScreen } from './AccountScreen.tsx'

export default defineScreen({
  machine: accountMachine,
  ports: (environment) => ({
    ...accountPortsOf(environment),
    paymentUnderWay: paymentUnderWayOf(environment),
    realityCheckSetting: realityCheckSettingMachine.provide({
      actors: realityCheckSettingPortsOf(environment),
    }),
  }),
  input: ({ session }, environment) => ({
    session: session ?? { token: '', remoteId: '', username: '', exchangeToken: '' },
    newcomer: !hasDeposited(lastTransactions(environment).recall(session?.remoteId ?? '')?.rows ?? []),
  }),
  View: AccountScreen,
})
