import { fromPromise, type NonReducibleUnknown, type PromiseActorLogic } from 'xstate'
import { failed, type Result, UNEXPECTED } from '#machines/common/result.ts'
import type { Report } from '../../environment/http/defect.ts'

/** What the work of a port gets: its input, and the signal that aborts it. */
export type Scope<Input> = Parameters<
  Parameters<typeof fromPromise<unknown, Input & NonReducibleUnknown>>[0]
>[0]

/** Returns the result of the work; if it throws, reports the error, unless it was aborted, and returns a failure. */
export async function caught<Value>(
  report: Report,
  signal: AbortSignal,
  work: () => Promise<Result<Value>>,
): Promise<Result<Value>> {
  try {
    return await work()
  } catch (error) {
    if (!signal.aborted) report({ kind: 'port error', error })
    return failed(UNEXPECTED)
  }
}

/** Returns a port that never rejects: an error that its work throws is reported, and becomes a failure. */
export function promisePort<Value, Input extends NonReducibleUnknown = NonReducibleUnknown>(
  report: Report,
  work: (scope: Scope<Input>) => Promise<Result<NoInfer<Value>>>,
): PromiseActorLogic<Result<Value>, Input> {
  return fromPromise((scope) => caught(report, scope.signal, () => work(scope)))
}
