import { accountMachine } from '../../../../machines/account/account/account.machine.ts'
import { realityCheckSettingMachine } from '../../../../machines/app/realityCheck/realityCheckSetting.machine.ts'
import { paymentUnderWayMachine } from '../../../../machines/money/paymentUnderWay/paymentUnderWay.machine.ts'
import { defineScreen } from '../../../app/screen.ts'
import { accountPortsOf } from '../../../ports/account/account.ts'
import { realityCheckSettingPortsOf } from '../../../ports/app/realityCheck.ts'
import { paymentUnderWayPortsOf, readUnderWay } from '../../../ports/money/paymentUnderWay.ts'
import { AccountScreen } from './AccountScreen.tsx'

export default defineScreen({
  machine: accountMachine,
  ports: (environment) => ({
    ...accountPortsOf(environment),
    paymentUnderWay: paymentUnderWayMachine.provide({ actors: paymentUnderWayPortsOf(environment) }),
    realityCheckSetting: realityCheckSettingMachine.provide({
      actors: realityCheckSettingPortsOf(environment),
    }),
  }),
  input: ({ session }, environment) => ({
    session: session ?? { token: '', remoteId: '', username: '', exchangeToken: '' },
    hidden: environment.storage.get('app.hideBalance') === '1',
    underWay: readUnderWay(environment, session?.remoteId ?? ''),
  }),
  View: AccountScreen,
})
