import { settled } from '@tiya/graph-tests/internal/headless/settled.ts'
import { expect, it } from 'vitest'
import { createActor, createMachine, toPromise } from 'xstate'
import { routerPortsOf } from '../../src/ports/app/router.ts'
import { sitePortsOf } from '../../src/ports/app/site.ts'
import { HeadlessEnvironment } from '../model/headless/headlessEnvironment.ts'

it.each([
  [{ whatsapp: '8801', intercom: 'i', live_chat: 'l', tawk_id: 't' }, ['8801', 'i', 'l', 't']],
  [{ live_chat: null }, ['', '', '', '']],
])(
  'the contacts of the settings %o are stored under the names of the wire; what they lack is empty',
  async (contacts, kept) => {
    const world = new HeadlessEnvironment(
      { at: '/', stored: { whatsapp: 'old', intercom: 'old', liveChat: 'old', tawkId: 'old' } },
      () => async () => Response.json({ general: { site_status: 1, ...contacts } }),
    )
    await toPromise(createActor(sitePortsOf(world.of('site')).loadGeneral, { input: false }).start())
    const { storage } = world.page
    expect((['whatsapp', 'intercom', 'liveChat', 'tawkId'] as const).map((key) => storage.get(key))).toEqual(
      kept,
    )
  },
)

/** The site's settings, as far as ports read them. */
const site = createMachine({
  context: { general: null as object | null },
  type: 'parallel',
  states: { general: { initial: 'loading', states: { loading: { on: { end: 'known' } }, known: {} } } },
})

it('a block that can’t be loaded is answered once the settings are there', async () => {
  const world = new HeadlessEnvironment(
    { at: '/', stored: { token: 'a' } },
    () => async () => Response.json({}, { status: 500 }),
  )
  const { loadMarketBlock } = routerPortsOf(world.of('block'))
  const load = { src: loadMarketBlock, onDone: 'answered' }
  const router = createMachine({
    invoke: { src: site, systemId: 'site' },
    initial: 'asking',
    states: { asking: { invoke: load as never }, answered: {} },
  })
  const actor = createActor(router).start()
  await settled()
  expect(actor.getSnapshot().value).toBe('asking')
  actor.system.get('site').send({ type: 'end' })
  await settled()
  expect(actor.getSnapshot().value).toBe('answered')
})
