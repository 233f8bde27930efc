import { mapResult } from '#machines/common/result.ts'
import { moneyCalls } from '#machines/contract/money.ts'
import type { limitsPorts } from '#machines/money/limits/limits.machine.ts'
import { tabReturns } from '../../environment/device/visibility.ts'
import type { Environment } from '../../environment/environment.ts'
import { promisePort } from '../common/promisePort.ts'

/** Returns the port that loads the player's deposit limits. */
export function loadLimitsOf({ http, report }: Environment): (typeof limitsPorts)['loadLimits'] {
  return promisePort(report, async ({ signal }) =>
    mapResult(await http.send(moneyCalls.depositLimits, { signal }), ({ limits }) => limits),
  )
}

export function limitsPortsOf(environment: Environment): typeof limitsPorts {
  const { http, report } = environment
  return {
    loadLimits: loadLimitsOf(environment),
    changeLimit: promisePort(report, async ({ input, signal }) =>
      mapResult(
        await http.send(moneyCalls.changeDepositLimit, { body: input, signal }),
        ({ limits }) => limits,
      ),
    ),
    tabReturns: tabReturns(environment),
  }
}
