import type { Config } from './config.ts'
import type { Report } from './defect.ts'
import type { Http } from './http.ts'
import type { SiteClock } from './siteClock.ts'
import type { Storage } from './storage.ts'

/** The outside world: everything that ports use beyond their input. Tests replace it. */
export interface Environment {
  readonly http: Http
  readonly storage: Storage
  readonly clock: SiteClock
  readonly config: Config
  readonly window: Window
  readonly report: Report
}
