import type { Config } from './config.ts'
import type { Report } from './http/defect.ts'
import type { Http } from './http/http.ts'
import type { Storage } from './storage/storage.ts'
import type { SiteClock } from './time/siteClock.ts'

/** The outside world: everything that ports use beyond their input. Tests replace it. */
export interface Environment {
  readonly http: Http
  readonly storage: Storage
  readonly clock: SiteClock
  readonly config: Config
  readonly window: Window
  readonly report: Report
}
