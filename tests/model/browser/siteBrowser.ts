import type { BrowserApp, PagesOf, Stub, Together } from '@tiya/graph-tests/internal/browser/browserApp.ts'
import { callOf } from '@tiya/graph-tests/internal/headless/network.ts'
import { DELAYS } from '../../site/delays.ts'
import { AMBIENT } from '../ambient.ts'
import { API } from '../app.ts'
import { deviceOf } from '../device.ts'
import { collectChecks } from '../expect.ts'
import { ClockHistory } from '../internals.ts'
import { type Check, lookAt } from './batch.ts'
import { checkInWords } from './checkWords.ts'

/**
 * The code of what knows the player, and what a page gets in its place: a module that never ends loading. It makes
 * calls of its own on every screen, which only its own tests expect.
 */
export const PLAYER_CODE: Stub = {
  urlPattern: '*/assets/player-*.js',
  module: 'await new Promise(() => undefined)',
}

/** Returns true if a call is answered with a picture. */
export function isPicture(call: string): boolean {
  const path = callOf(call, API)
  return path.startsWith('GET /storage/') || path === 'GET /captcha'
}

/** The pages of the site, whose calls are held. */
export const SITE_PAGES: PagesOf = {
  folders: ['api', 'exchange-data', 'storage'],
  isPicture,
  stub: PLAYER_CODE,
  delays: DELAYS,
  clockOf: (page) => new ClockHistory(page),
}

const together: Together<Check> = { collect: collectChecks, lookAt, inWords: checkInWords }

/** The site, for the walks of `@tiya/graph-tests` in a browser. */
export const SITE_BROWSER: BrowserApp = {
  ...SITE_PAGES,
  ambient: AMBIENT,
  isUnstubbed: ({ machine }) => machine.id === 'player',
  deviceOf,
  together: together as Together,
}
