import { accountMachine } from '../../../../machines/account/account/account.machine.ts'
import { realityCheckSettingMachine } from '../../../../machines/app/realityCheck/realityCheckSetting.machine.ts'
import { defineScreen } from '../../../app/screen.ts'
import { accountPortsOf } from '../../../ports/account/account.ts'
import { realityCheckSettingPortsOf } from '../../../ports/app/realityCheck.ts'
import { AccountScreen } from './AccountScreen.tsx'

export default defineScreen({
  machine: accountMachine,
  ports: (environment) => ({
    ...accountPortsOf(environment),
    realityCheckSetting: realityCheckSettingMachine.provide({
      actors: realityCheckSettingPortsOf(environment),
    }),
  }),
  input: ({ session }, { storage }) => ({
    session: session ?? { token: '', remoteId: '', username: '', exchangeToken: '' },
    hidden: storage.get('app.hideBalance') === '1',
  }),
  View: AccountScreen,
})
