import { expect, it } from 'vitest'
import { createActor, toPromise } from 'xstate'
import { installPortsOf, platformOf, readInstallation } from '../../src/ports/app/install.ts'
import { HeadlessEnvironment } from '../model/headless/headlessEnvironment.ts'
import { listenTo } from './listenTo.fixture.ts'

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15'

it.each([
  ['Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/140.0 Mobile Safari/537.36', 5, 'android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1', 5, 'ios'],
  [MAC, 5, 'ios'],
  [MAC, 1, 'computer'],
  [MAC, 0, 'computer'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0', 10, 'computer'],
])(
  'a device that calls itself %s, with %i touch points, gets the steps for “%s” first',
  (userAgent, maxTouchPoints, platform) => expect(platformOf({ userAgent, maxTouchPoints })).toBe(platform),
)

/** A page with what the browser says of the site's window. */
function pageWith(device: object) {
  const world = new HeadlessEnvironment({ at: '/install' })
  return { page: Object.assign(world.page, device), environment: world.of('install') }
}

it.each([
  ['(display-mode: standalone)', undefined, true],
  ['none', true, true],
  ['none', undefined, false],
  ['none', false, false],
])(
  'with the display mode %s and Safari’s word %s, the site counts as installed: %s',
  (mode, standalone, installed) => {
    const navigator = { userAgent: MAC, maxTouchPoints: 0, standalone }
    const matchMedia = (query: string) => ({ matches: query === mode })
    const { environment } = pageWith({ navigator, matchMedia, isSecureContext: true })
    expect(readInstallation(environment)).toEqual({ platform: 'computer', installed, secure: true })
  },
)

it.each([
  ['came before the screen', { installPrompt: {} }, ['prompt.offered']],
  ['has not come', {}, []],
])(
  'where an offer %s, the screen hears of it, of the next one and of the installed app',
  (_, device, before) => {
    const { page, environment } = pageWith(device)
    const { heard, stop } = listenTo(installPortsOf(environment).installOffers)
    page.dispatch('beforeinstallprompt')
    page.dispatch('appinstalled')
    stop()
    expect(heard.map(({ type }) => type)).toEqual([...before, 'prompt.offered', 'app.installed'])
  },
)

it.each([
  ['accepted', true],
  ['dismissed', false],
])('an offer that was %s can’t be made again', async (outcome, isAccepted) => {
  const { environment } = pageWith({ installPrompt: { prompt: async () => ({ outcome }) } })
  const { showPrompt } = installPortsOf(environment)
  const show = () => toPromise(createActor(showPrompt).start())
  expect([await show(), await show()]).toEqual([
    { ok: true, value: isAccepted },
    { ok: true, value: false },
  ])
})
