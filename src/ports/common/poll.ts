import { fromPromise } from 'xstate'
import type { PollPorts } from '#machines/common/poll/poll.machine.ts'
import type { Result } from '#machines/common/result.ts'
import type { Environment } from '../../environment/environment.ts'
import { visibility } from '../../environment/visibility.ts'
import { caught } from './promisePort.ts'
import type { InTurn } from './turns.ts'

/** Creates the ports of a poll. `load` makes the call for the polled subject; calls of other polls may go first. */
export function pollPortsOf<Value>(
  environment: Environment,
  load: (subject: string, signal: AbortSignal) => Promise<Result<Value>>,
  inTurn: InTurn = (call) => call(),
): PollPorts<Value> {
  const { clock } = environment
  return {
    load: fromPromise(({ input, signal }) =>
      inTurn(async () => {
        const start = clock.now()
        const result = await caught(environment.report, signal, () => {
          // The poll may have ended before its turn.
          signal.throwIfAborted()
          return load(input, signal)
        })
        return { ...result, took: clock.now() - start }
      }),
    ),
    visibility: visibility(environment),
  }
}
