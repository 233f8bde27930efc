import { readConfig } from './config.ts'
import type { Environment } from './environment.ts'
import { reportAnswer } from './http/answered.ts'
import { logDefect, type Report } from './http/defect.ts'
import { takeEarly } from './http/earlyReads/takeEarly.ts'
import { createHttp } from './http/http.ts'
import { type Renewals, renewalsOf } from './offline/renewals.ts'
import { readLanguage } from './storage/language.ts'
import { createStorage } from './storage/storage.ts'
import { createSiteClock } from './time/siteClock.ts'

/**
 * Returns a browser page's environment. `onUnauthorized` gets the token of a call whose response was 401. By default,
 * `fetch` takes the answers to calls that were sent early.
 */
export function createEnvironment(
  window: Window,
  onUnauthorized: (token: string) => void,
  report: Report = logDefect,
  renewals: Renewals = renewalsOf(window),
  fetch: typeof globalThis.fetch = takeEarly((input, init) => window.fetch(input, init), window.earlyReads),
): Environment {
  const config = readConfig(window.document.getElementById('config')?.textContent ?? '', console.warn)
  const storage = createStorage(window, () => window.localStorage)
  const clock = createSiteClock(window as Window & typeof globalThis, storage)
  const http = createHttp({
    fetch,
    clock,
    apiHost: config.apiHost,
    exchangeData: config.exchangeData,
    idempotencyHeader: config.idempotencyHeader,
    language: () => readLanguage(storage),
    token: () => storage.get('token'),
    onUnauthorized,
    onAnswered: (sentAt) => reportAnswer(window, sentAt),
    onDated: clock.learn,
    renewals,
    report,
  })
  return { http, storage, clock, config, window, report }
}
