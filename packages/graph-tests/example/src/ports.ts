import { failed, type Result, succeeded } from '@tiya/ports/result'
import { fromPromise } from 'xstate'
import type { Form, Parcel, Reason } from './parcel.machine.ts'

/** What the ports need of the outside world. */
export interface Environment {
  readonly fetch: typeof globalThis.fetch
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>
}

/** Sends a call; a failure says whether an answer came. */
async function send<Value>(
  { fetch, storage }: Environment,
  method: 'GET' | 'POST',
  path: string,
  signal: AbortSignal,
  body?: object,
): Promise<Result<Value, Reason>> {
  try {
    const headers = { authorization: storage.getItem('token') ?? '', 'content-type': 'application/json' }
    const answer = await fetch(path, { method, signal, headers, ...(body && { body: JSON.stringify(body) }) })
    return answer.ok ? succeeded((await answer.json()) as Value) : failed({ kind: 'refused' })
  } catch {
    return failed({ kind: 'lost' })
  }
}

/** Returns the ports of the parcel's chart. */
export function parcelPorts(environment: Environment) {
  return {
    logIn: fromPromise<Result<null, Reason>, Form>(async ({ input, signal }) => {
      const session = await send<{ token: string }>(environment, 'POST', '/api/session', signal, input)
      if (!session.ok) return session
      environment.storage.setItem('token', session.value.token)
      return succeeded(null)
    }),
    loadParcel: fromPromise<Result<Parcel, Reason>, undefined>(({ signal }) =>
      send<Parcel>(environment, 'GET', '/api/parcel', signal),
    ),
    redirectParcel: fromPromise<Result<Parcel, Reason>, undefined>(({ signal }) =>
      send<Parcel>(environment, 'POST', '/api/parcel/redirect', signal),
    ),
  }
}
