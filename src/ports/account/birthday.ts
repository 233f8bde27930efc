import { fromPromise } from 'xstate'
import type { birthdayPorts } from '../../../machines/account/birthday/birthday.machine.ts'
import { dhakaDayAt } from '../../../machines/common/dhaka.ts'
import { mapResult } from '../../../machines/common/result.ts'
import { accountCalls } from '../../../machines/contract/account.ts'
import type { Environment } from '../../environment/environment.ts'

export function birthdayPortsOf({ http, clock }: Environment): typeof birthdayPorts {
  return {
    readToday: fromPromise(async () => dhakaDayAt(clock.now())),
    saveBirthday: fromPromise(async ({ input, signal }) =>
      mapResult(
        await http.send(accountCalls.updateProfile, {
          body: { remote_id: input.remoteId, dofb: input.birthday },
          signal,
        }),
        ({ dofb }) => dofb,
      ),
    ),
  }
}
