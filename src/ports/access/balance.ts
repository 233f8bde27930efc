import { parseMoney } from '@tiya/contract/amounts'
import { siteCalls } from '@tiya/contract/site'
import { balanceMachine, balancePoll, type KnownBalance } from '#machines/access/balance/balance.machine.ts'
import type { PollPorts } from '#machines/common/poll/poll.machine.ts'
import { mapResult } from '#machines/common/result.ts'
import type { Environment } from '../../environment/environment.ts'
import { playerKey, type Storage } from '../../environment/storage/storage.ts'
import { pollPortsOf } from '../common/poll.ts'

/** Returns the stored balance, or null if there is none. */
export function readBalance(storage: Storage): KnownBalance | null {
  const balance = parseMoney(storage.get('balance'))
  const time = storage.get(playerKey('app.balanceTime', storage.get('remote_id')))
  return balance === undefined ? null : { balance, at: /^\d+$/.test(time) ? Number(time) : null }
}

/** Returns the ports of the balance. They outlive a session; the client sends its token with each call. */
export function balancePollPortsOf(environment: Environment): PollPorts<KnownBalance> {
  return pollPortsOf<KnownBalance>(environment, async (_, signal) =>
    mapResult(await environment.http.send(siteCalls.balance, { signal }), ({ balance }) => ({
      balance,
      at: environment.clock.now(),
    })),
  )
}

/** Provides the balance with its ports. */
export function balanceOf(environment: Environment) {
  return balanceMachine.provide({
    actors: { poll: balancePoll.provide({ actors: balancePollPortsOf(environment) }) },
  })
}
