import type { Config } from './config.ts'
import type { Clock, Http } from './http.ts'
import type { Storage } from './storage.ts'

/** All of the outside world that ports are made from: the one thing that tests replace. */
export interface Environment {
  readonly http: Http
  readonly storage: Storage
  readonly clock: Clock
  readonly config: Config
  readonly window: Window
}
