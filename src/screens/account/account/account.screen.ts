import { accountMachine } from '#machines/account/account/account.machine.ts'
import { realityCheckSettingMachine } from '#machines/app/realityCheck/realityCheckSetting.machine.ts'
import { defineScreen } from '#src/app/loading/screen.ts'
import { accountPortsOf } from '#src/ports/account/account.ts'
import { realityCheckSettingPortsOf } from '#src/ports/app/realityCheck.ts'
import { paymentUnderWayOf } from '#src/ports/money/paymentUnderWay.ts'
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
  input: ({ session }) => ({
    session: session ?? { token: '', remoteId: '', username: '', exchangeToken: '' },
  }),
  View: AccountScreen,
})
