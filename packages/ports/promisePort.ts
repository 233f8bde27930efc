import { fromPromise, type NonReducibleUnknown, type PromiseActorLogic } from 'xstate'
import { failed, type Result, type Unexpected } from './result.ts'

/** Is told what no code expects: an error that the work of a port threw. */
export type ReportPortError = (defect: { readonly kind: 'port error'; readonly error: unknown }) => void

/** What the work of a port gets: its input, and the signal that aborts it. */
export type Scope<Input> = Parameters<
  Parameters<typeof fromPromise<unknown, Input & NonReducibleUnknown>>[0]
>[0]

/** Returns the result of the work; if it throws, reports the error, unless it was aborted, and returns a failure. */
export async function caught<Value, Reason>(
  report: ReportPortError,
  signal: { readonly aborted: boolean },
  work: () => Promise<Result<Value, Reason>>,
): Promise<Result<Value, Reason | Unexpected>> {
  try {
    return await work()
  } catch (error) {
    if (!signal.aborted) report({ kind: 'port error', error })
    return failed({ kind: 'unexpected' })
  }
}

/** Returns a port that never rejects: an error that its work throws is reported, and becomes a failure. */
export function promisePort<Value, Input extends NonReducibleUnknown = NonReducibleUnknown, Reason = never>(
  report: ReportPortError,
  work: (scope: Scope<Input>) => Promise<Result<NoInfer<Value>, NoInfer<Reason>>>,
): PromiseActorLogic<Result<Value, Reason | Unexpected>, Input> {
  return fromPromise((scope) => caught(report, scope.signal, () => work(scope)))
}
