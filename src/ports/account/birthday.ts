import type { birthdayPorts } from '#machines/account/birthday/birthday.machine.ts'
import { mapResult, succeeded } from '#machines/common/result.ts'
import { accountCalls } from '#machines/contract/account.ts'
import { dhakaDayAt } from '#machines/contract/dhakaCalendar.ts'
import type { Environment } from '../../environment/environment.ts'
import { promisePort } from '../common/promisePort.ts'

export function birthdayPortsOf({ http, clock, report }: Environment): typeof birthdayPorts {
  return {
    readToday: promisePort(report, async () => succeeded(dhakaDayAt(clock.now()))),
    saveBirthday: promisePort(report, async ({ input, signal }) =>
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
