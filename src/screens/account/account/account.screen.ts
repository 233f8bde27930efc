import { accountMachine } from '../../../../machines/account/account/account.machine.ts'
import { defineScreen } from '../../../app/screen.ts'
import { account } from '../../../i18n/en/account/account.ts'
import { pending } from '../../../i18n/en/money/pending.ts'
import { accountPortsOf } from '../../../ports/account/account.ts'
import { AccountScreen } from './AccountScreen.tsx'

export default defineScreen({
  texts: { account, pending },
  logic: (environment) => accountMachine.provide({ actors: accountPortsOf(environment) }),
  input: ({ session }, { storage }) => ({
    session: session ?? { token: '', remoteId: '', username: '', exchangeToken: '' },
    hidden: storage.get('app.hideBalance') === '1',
  }),
  View: AccountScreen,
})
