import { describe, expect, it } from 'vitest'
import { createActor, toPromise } from 'xstate'
import { promisePort } from '../promisePort.ts'
import { failed, type Result, succeeded } from '../result.ts'

type Reason = { kind: 'lost' | 'unexpected' }

/** Starts a port that does this work; `reported` has the errors that it reports. */
function start(work: (signal: AbortSignal) => Promise<Result<string, Reason>>) {
  const reported: unknown[] = []
  const logic = promisePort<string, undefined, Reason>(
    (error) => reported.push(error),
    ({ signal }) => work(signal),
  )
  return { actor: createActor(logic).start(), reported }
}

const untilAborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))

describe('a port', () => {
  it.each([succeeded('done'), failed({ kind: 'lost' })])(
    'returns what its work returns: %o',
    async (result) => {
      const { actor, reported } = start(async () => result)
      expect(await toPromise(actor)).toEqual(result)
      expect(reported).toEqual([])
    },
  )

  it.each<[string, (error: Error) => Promise<never>]>([
    ['rejects', (error) => Promise.reject(error)],
    [
      'throws at once',
      (error) => {
        throw error
      },
    ],
  ])('fails and reports the error if its work %s', async (_, fail) => {
    const error = new Error('a defect')
    const { actor, reported } = start(() => fail(error))
    expect(await toPromise(actor)).toEqual(failed({ kind: 'unexpected' }))
    expect(reported).toEqual([{ kind: 'port error', error }])
  })

  it('reports nothing if its work is aborted', async () => {
    const { actor, reported } = start(untilAborted)
    actor.stop()
    // All that follows the abort is done by then.
    await new Promise(setImmediate)
    expect(reported).toEqual([])
  })
})
