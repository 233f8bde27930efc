import { fromPromise } from 'xstate'
import type { PollPorts } from '#machines/common/poll/poll.machine.ts'
import { type Result, succeeded } from '#machines/common/result.ts'
import type { Environment } from '../../environment/environment.ts'
import { visibility } from '../../environment/visibility.ts'
import { caught, promisePort } from './promisePort.ts'
import type { InTurn } from './turns.ts'

/** Creates the ports of a poll. `load` makes the call for the polled subject; calls of other polls may go first. */
export function pollPortsOf<Value>(
  environment: Environment,
  load: (subject: string, signal: AbortSignal) => Promise<Result<Value>>,
  inTurn: InTurn = (call) => call(),
): PollPorts<Value> {
  const { clock, report } = environment
  /** When the last call for each subject began. */
  const begun = new Map<string, number>()
  return {
    load: fromPromise(({ input, signal }) =>
      inTurn(async () => {
        const start = clock.now()
        const result = await caught(report, signal, () => {
          // The poll may have ended before its turn.
          signal.throwIfAborted()
          begun.set(input, start)
          return load(input, signal)
        })
        return { ...result, took: clock.now() - start }
      }),
    ),
    findElapsed: promisePort(report, async ({ input }) => succeeded(clock.now() - (begun.get(input) ?? 0))),
    visibility: visibility(environment),
  }
}
