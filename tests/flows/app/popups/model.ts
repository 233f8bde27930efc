import { labelled } from '@tiya/graph-tests/model'
import { popupsMachine } from '#machines/app/popups/popups.machine.ts'
import { popupsPortsOf } from '#src/ports/app/popups.ts'
import { generalWith, PLAYER } from '#tests/model/ambient.ts'
import { arriveAtHome, fetched, travel } from '#tests/model/device.ts'
import { expect } from '#tests/model/expect.ts'
import { defineModel } from '#tests/model/model.ts'
import { RAHIM, sessionElsewhere } from '#tests/model/players.ts'
import { button } from '#tests/site/controls.ts'
import { NO_OFFER_NOR_PHONES } from '../../money/money.fixture.ts'

/** The site is closed, so it asks again every 30 s. */
const saying = (html: string) => generalWith({ site_status: 0, system_notice: html })

const flagsOf = ({ notice, welcome }: { notice: boolean; welcome: boolean }) => ({
  popup: notice ? '1' : '0',
  regPopup: welcome ? '1' : '0',
})

export const model = defineModel<typeof popupsMachine>({
  machine: popupsMachine,
  input: { player: true },
  ports: popupsPortsOf,
  stored: { ...PLAYER, popup: '1', regPopup: '1' },
  at: '/',
  ambient: { ...NO_OFFER_NOR_PHONES, 'GET /general': 'held' },
  arrive: async (world) => {
    await arriveAtHome(world)
    await world.release('GET /general', saying(''))
    await fetched(world, world.page.getByRole('dialog', { name: 'Welcome' }))
  },

  plainEvents: ['dismiss', 'deposit'],
  events: {
    'flags.changed': ({ context: { notice, welcome } }) => [
      { type: 'flags.changed', notice: !notice, welcome },
      { type: 'flags.changed', notice, welcome: !welcome },
    ],
    'notice.known': () => [
      { type: 'notice.known', html: '<p>Eid <b>bonus</b></p>' },
      { type: 'notice.known', html: '' },
      labelled('with empty tags', { type: 'notice.known' as const, html: '<p>&nbsp;<br></p>' }),
    ],
    'player.changed': ({ context }) => [{ type: 'player.changed', player: !context.player }],
  },
  deviceEvents: { 'flags.changed': (page, flags) => page.writeElsewhere(flagsOf(flags)) },

  gesture: {
    'notice.known': async (_, { html }, world) => {
      await world.pass(30_000)
      await world.release('GET /general', saying(html))
    },
    'player.changed': (page, { player }) => sessionElsewhere(page, player ? RAHIM : null),
    deposit: async (page) => {
      await button(page, 'Deposit now').click()
      await expect(page).toHaveURL('/deposit')
      await travel(page, '/')
    },
    dismiss: (page) => page.getByRole('dialog').getByRole('button', { name: 'Close' }).click(),
  },

  unmarked: 'A popup is a dialog over the home, or nothing.',
  assertions: {
    'popups.idle': (page) => expect(page.getByRole('dialog')).toHaveCount(0),
    'popups.notice': async (page) => {
      await expect(page.getByRole('dialog')).toHaveCount(1)
      await expect(page.getByRole('dialog', { name: 'Notice' })).toContainText('Eid bonus')
    },
    'popups.welcome': async (page) => {
      await expect(page.getByRole('dialog')).toHaveCount(1)
      const dialog = page.getByRole('dialog', { name: 'Welcome' })
      await expect(dialog.getByRole('button', { name: 'Home Page' })).toBeVisible()
    },
  },
})
