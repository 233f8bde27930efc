import { promisePort, type Scope } from '@tiya/ports/promisePort'
import type { NonReducibleUnknown, PromiseActorLogic } from 'xstate'
import { type Load, loadMachine } from '#machines/common/load/load.machine.ts'
import type { Failure, Result } from '#machines/common/result.ts'
import { tabReturns } from '../../environment/device/visibility.ts'
import type { Environment } from '../../environment/environment.ts'

/** Returns a load that does the work until it succeeds. `machine` is the one of what nobody waits for. */
export function loadOf<Value, Input extends NonReducibleUnknown>(
  environment: Environment,
  work: (scope: Scope<Input>) => Promise<Result<NoInfer<Value>>>,
  machine = loadMachine<Value>('load'),
): Load<Value, Input> {
  const load = promisePort<Value, Input, Failure>(environment.report, work)
  return machine.provide({
    actors: {
      load: load as PromiseActorLogic<Result<Value>, NonReducibleUnknown>,
      tabReturns: tabReturns(environment),
    },
  })
}
