import { accountCalls } from '@tiya/contract/account'
import { dhakaDayAt } from '@tiya/contract/dhakaCalendar'
import { promisePort } from '@tiya/ports/promisePort'
import { succeeded } from '@tiya/ports/result'
import type { birthdayPorts } from '#machines/account/birthday/birthday.machine.ts'
import { mapResult } from '#machines/common/result.ts'
import type { Environment } from '../../environment/environment.ts'

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
