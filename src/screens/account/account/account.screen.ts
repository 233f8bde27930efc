import { accountMachine } from '../../../../machines/account/account/account.machine.ts'
import { defineScreen } from '../../../app/screen.ts'
import { accountPortsOf } from '../../../ports/account/account.ts'
import { AccountScreen } from './AccountScreen.tsx'

export default defineScreen({
  machine: accountMachine,
  ports: accountPortsOf,
  input: ({ session }, { storage }) => ({
    session: session ?? { token: '', remoteId: '', username: '', exchangeToken: '' },
    hidden: storage.get('app.hideBalance') === '1',
  }),
  View: AccountScreen,
})
