import { promisePort, type Scope } from '@tiya/ports/promisePort'
import type { NonReducibleUnknown, PromiseActorLogic } from 'xstate'
import { type Load, type LoadRequest, loadMachine } from '#machines/common/load/load.machine.ts'
import type { Failure, Result } from '#machines/common/result.ts'
import { tabReturns } from '../../environment/device/visibility.ts'
import type { Environment } from '../../environment/environment.ts'
import { callsInTime } from './poll.ts'

/** Returns a load that does the work until it succeeds. `machine` is the one of what nobody waits for. */
export function loadOf<Value, Input extends NonReducibleUnknown>(
  environment: Environment,
  work: (scope: Scope<Input>) => Promise<Result<NoInfer<Value>>>,
  machine = loadMachine<Value>('load'),
): Load<Value, Input> {
  const inTime = callsInTime(environment)
  const load = promisePort<Value, LoadRequest<Input>, Failure>(environment.report, ({ input, ...scope }) =>
    inTime(input.input, 0, () => work({ ...scope, input: input.input }), input.mayWait),
  )
  return machine.provide({
    actors: {
      load: load as PromiseActorLogic<Result<Value>, LoadRequest>,
      tabReturns: tabReturns(environment),
    },
  })
}
