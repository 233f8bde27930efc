import { type DepositLimit, moneyCalls } from '@tiya/contract/money'
import { promisePort } from '@tiya/ports/promisePort'
import { succeeded } from '@tiya/ports/result'
import { mapResult, type Result } from '#machines/common/result.ts'
import type { limitsPorts } from '#machines/money/limits/limits.machine.ts'
import { areMissing } from '#machines/money/limits/limits.rules.ts'
import { tabReturns } from '../../environment/device/visibility.ts'
import type { Environment } from '../../environment/environment.ts'
import { loadOf } from '../common/load.ts'

/** Loads the player's deposit limits. */
export async function readLimits(
  { http }: Environment,
  signal: AbortSignal,
): Promise<Result<readonly DepositLimit[]>> {
  return mapResult(await http.send(moneyCalls.depositLimits, { signal }), ({ limits }) => limits)
}

export function limitsPortsOf(environment: Environment): typeof limitsPorts {
  const { http, report } = environment
  return {
    loadLimits: loadOf(environment, async ({ signal }) => {
      const limits = await readLimits(environment, signal)
      return areMissing(limits) ? succeeded(null) : limits
    }),
    refreshLimits: promisePort(report, ({ signal }) => readLimits(environment, signal)),
    changeLimit: promisePort(report, async ({ input, signal }) =>
      mapResult(
        await http.send(moneyCalls.changeDepositLimit, { body: input, signal }),
        ({ limits }) => limits,
      ),
    ),
    tabReturns: tabReturns(environment),
  }
}
