import type { NonReducibleUnknown, PromiseActorLogic } from 'xstate'
import { type Load, loadMachine } from '#machines/common/load/load.machine.ts'
import type { Result } from '#machines/common/result.ts'
import { tabReturns } from '../../environment/device/visibility.ts'
import type { Environment } from '../../environment/environment.ts'
import { promisePort, type Scope } from './promisePort.ts'

/** Returns a load that does the work until it succeeds. */
export function loadOf<Value, Input extends NonReducibleUnknown>(
  environment: Environment,
  work: (scope: Scope<Input>) => Promise<Result<NoInfer<Value>>>,
): Load<Value, Input> {
  const load = promisePort<Value, Input>(environment.report, work)
  return loadMachine<Value>().provide({
    actors: {
      load: load as PromiseActorLogic<Result<Value>, NonReducibleUnknown>,
      tabReturns: tabReturns(environment),
    },
  })
}
