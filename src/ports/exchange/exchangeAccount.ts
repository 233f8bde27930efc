import { accountCalls, type User } from '@tiya/contract/account'
import { mapResult } from '#machines/common/result.ts'
import type { RecordsPorts } from '#machines/records/records.machine.ts'
import type { Environment } from '../../environment/environment.ts'
import { recordsPortsOf } from '../records/records.ts'

/** Returns the ports of the player as a list of one. Nothing of it is stored on the device. */
export function accountPlayerPortsOf(environment: Environment): RecordsPorts<User> {
  return recordsPortsOf(environment, async (remoteId, signal) =>
    mapResult(
      await environment.http.send(accountCalls.user, { query: { remote_id: remoteId }, signal }),
      ({ user }) => [user],
    ),
  )
}
