import { documentedCalls } from '@tiya/contract/openapi/callDocs'
import * as z from 'zod/mini'
import { createHttp } from '../../src/environment/http/http.ts'

const http = createHttp({
  fetch: (input, init) => window.fetch(input, init),
  clock: {
    now: () => Date.now(),
    setTimeout: (run, milliseconds) => window.setTimeout(run, milliseconds),
    clearTimeout: (id) => window.clearTimeout(id),
  },
  apiHost: '',
  exchangeData: '/exchange-data',
  idempotencyHeader: 'Idempotency-Key',
  language: () => 'en',
  token: () => 'token-of-rahim',
  onUnauthorized: () => undefined,
  report: () => undefined,
})

/** Sends every GET of the contract once, in parallel. Resolves with the names of those that failed. */
async function readAll(): Promise<string[]> {
  const results = await Promise.all(
    documentedCalls
      .filter(({ call }) => call.method === 'GET')
      .map(async ({ name, call, doc }) => {
        const given = {
          query: z.parse(call.query, doc.query) as never,
          params: doc.params ?? {},
          signal: new AbortController().signal,
        }
        return (await http.send(call, given)).ok ? [] : [name]
      }),
  )
  return results.flat()
}

Object.assign(window, { readAll })
