import { caught, promisePort } from '@tiya/ports/promisePort'
import { failed, succeeded } from '@tiya/ports/result'
import { fromPromise } from 'xstate'
import type { PollPorts } from '#machines/common/poll/poll.machine.ts'
import { waitAfter } from '#machines/common/poll/poll.rules.ts'
import type { Failure, Result } from '#machines/common/result.ts'
import { visibility } from '../../environment/device/visibility.ts'
import type { Environment } from '../../environment/environment.ts'
import type { InTurn } from './turns.ts'

/** Returns a refusal with the time that is left until the server may be asked again. */
const waiting = (failure: Failure, retryAfter: number): Failure =>
  failure.kind === 'refused' ? { ...failure, retryAfter } : failure

/**
 * Returns a function that makes calls that are repeated by themselves, unless the server has asked that this one wait: it
 * is refused as it was then, with the time that is left. Calls are told apart by their keys. `mayWait` is false if the
 * player wants the call now. The time is the device's, which also passes while it sleeps.
 */
export function callsInTime({ clock }: Environment) {
  const held = new Map<
    unknown,
    { readonly since: number; readonly wait: number; readonly failure: Failure }
  >()
  return async <Value>(
    key: unknown,
    period: number,
    send: () => Promise<Result<Value>>,
    mayWait = true,
  ): Promise<Result<Value>> => {
    const last = held.get(key)
    const passed = clock.deviceNow() - (last?.since ?? 0)
    if (mayWait && last && passed >= 0 && passed < last.wait)
      return failed(waiting(last.failure, last.wait - passed))
    const result = await send()
    held.delete(key)
    if (result.ok) return result
    const wait = waitAfter(result.failure, period, last?.wait ?? 0)
    if (wait === 0) return result
    held.set(key, { since: clock.deviceNow(), wait, failure: result.failure })
    return failed(waiting(result.failure, wait))
  }
}

/** Returns the failure of several calls: of the one that may be made again first. */
export function soonest(failures: readonly Failure[]): Failure {
  const waitOf = (failure: Failure) => (failure.kind === 'refused' ? (failure.retryAfter ?? 0) : 0)
  return failures.reduce((first, other) => (waitOf(other) < waitOf(first) ? other : first))
}

/** Creates the ports of a poll. `load` makes the call for the polled subject; calls of other polls may go first. */
export function pollPortsOf<Value>(
  environment: Environment,
  load: (subject: string, signal: AbortSignal) => Promise<Result<Value>>,
  inTurn: InTurn = (call) => call(),
): PollPorts<Value> {
  const { clock, report } = environment
  const inTime = callsInTime(environment)
  /** When the last call for each subject began. */
  const begun = new Map<string, number>()
  return {
    load: fromPromise(({ input: { subject, period, mayWait }, signal }) =>
      inTurn(async () => {
        const start = clock.deviceNow()
        const result = await caught(report, signal, () => {
          // The poll may have ended before its turn.
          signal.throwIfAborted()
          begun.set(subject, start)
          return inTime(subject, period, () => load(subject, signal), mayWait)
        })
        return { ...result, took: clock.deviceNow() - start }
      }),
    ),
    findElapsed: promisePort(report, async ({ input }) =>
      succeeded(clock.deviceNow() - (begun.get(input) ?? 0)),
    ),
    visibility: visibility(environment),
  }
}
