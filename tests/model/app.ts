import type { App, AppTypes } from '@tiya/graph-tests/internal/app.ts'
import type { Config } from '#src/environment/config.ts'
import type { Environment } from '#src/environment/environment.ts'
import type { Device } from './device.types.ts'
import { HeadlessEnvironment } from './headless/headlessEnvironment.ts'

/** What the models of the site get: its environment, its device, its configuration. */
export interface SiteTypes extends AppTypes {
  readonly environment: Environment
  readonly device: Device
  readonly config: Partial<Config>
}

/** The path of the API: models name calls without it. */
export const API = '/api'

/** The site, for the walks of `@tiya/graph-tests`. */
export const SITE: App<SiteTypes> = {
  base: API,
  tableNote: '`npm run test:tables` writes it, docs/tools.md explains it.',
  outside: (start, fetchFor) => new HeadlessEnvironment(start, fetchFor),
}
