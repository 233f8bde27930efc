import type { Played, Recordable } from '@tiya/workbench/recordable'
import { createRoot, siteOf } from '../app/rootActor.ts'
import type { Site } from '../app/site.context.ts'
import type { Config } from '../environment/config.ts'
import { createEnvironment } from '../environment/createEnvironment.ts'
import { isDesktop } from '../environment/device/device.ts'
import type { Environment } from '../environment/environment.ts'
import { logDefect } from '../environment/http/defect.ts'
import { takeEarly } from '../environment/http/earlyReads/takeEarly.ts'
import { createHttp } from '../environment/http/http.ts'
import { readLanguage } from '../environment/storage/language.ts'
import { createStorage } from '../environment/storage/storage.ts'

/** Returns an environment on what a log has in place of the device. */
function playedEnvironment(
  window: Window,
  { start, storage: kept, clock: played }: Played,
  fetch: typeof globalThis.fetch,
  onUnauthorized: (token: string) => void,
): Environment {
  const config = start.config as Config
  const storage = createStorage(window, () => kept)
  // The log's time is what the recorded page took for right.
  const settled = { deviceNow: played.now, isSettled: () => true, subscribe: () => () => undefined }
  const clock = { ...played, ...settled }
  const http = createHttp({
    ...config,
    fetch,
    clock,
    language: () => readLanguage(storage),
    token: () => storage.get('token'),
    onUnauthorized,
    report: logDefect,
  })
  return { http, storage, clock, config, window, report: logDefect }
}

/** The site, as the workbench records and replays it. */
export const recordable: Recordable<Site> = {
  // Sent by the HTTP client because of a response.
  consequences: ['token.refused'],
  open(window, { inspect, fetch, client, played }) {
    const onUnauthorized = (token: string) => root.send({ type: 'token.refused', token })
    // An early answer is in the log as the port's that asks for it.
    const real = takeEarly((input, init) => window.fetch(input, init), window.earlyReads)
    const created = played
      ? playedEnvironment(window, played, fetch(real), onUnauthorized)
      : createEnvironment(window, onUnauthorized, undefined, undefined, fetch(real))
    const environment = { ...created, http: client(created.http) }
    const desktop = played?.start.desktop ?? isDesktop(window)
    const root = createRoot(environment, desktop, { inspect, ...(played && { clock: played.timers }) })
    return { root, desktop, config: environment.config, site: () => siteOf(root, environment) }
  },
}
