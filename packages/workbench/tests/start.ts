import type { SiteStart } from '../log/log.types.ts'

/** How the page of a log or a greeting started; tests change what matters to them. */
export const START: SiteStart = {
  at: '/',
  state: null,
  stored: {},
  desktop: false,
  viewport: { width: 390, height: 700 },
  reducedMotion: false,
  config: {},
  time: 0,
}
