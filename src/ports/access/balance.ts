import { fromPromise } from 'xstate'
import type { balancePorts } from '../../../machines/access/balance/balance.machine.ts'
import { parseMoney } from '../../../machines/contract/amounts.ts'
import { siteCalls } from '../../../machines/contract/site.ts'
import type { Environment } from '../../environment/environment.ts'
import { playerKey, type Storage } from '../../environment/storage.ts'
import { visibility } from '../../environment/visibility.ts'

/** Returns the stored balance in poisha, or null if there is none. */
export function readBalance(storage: Storage): number | null {
  return parseMoney(storage.get('balance')) ?? null
}

/** Returns when the stored balance was loaded, in milliseconds since the epoch, or null if unknown. */
export function readBalanceTime(storage: Storage): number | null {
  const stored = storage.get(playerKey('app.balanceTime', storage.get('remote_id')))
  return /^\d+$/.test(stored) ? Number(stored) : null
}

export function balancePortsOf(environment: Environment): typeof balancePorts {
  return {
    loadBalance: fromPromise(({ signal }) => environment.http.send(siteCalls.balance, { signal })),
    visibility: visibility(environment),
  }
}
