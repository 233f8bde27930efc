import type { Page } from '@playwright/test'
import { overlaysMachine } from '#machines/app/overlays/overlays.machine.ts'
import { overlaysPortsOf } from '#src/ports/app/overlays.ts'
import { PLAYER } from '#tests/model/ambient.ts'
import { arriveAtHome, deviceOf, fetched } from '#tests/model/device.ts'
import { expect } from '#tests/model/expect.ts'
import { defineModel } from '#tests/model/model.ts'
import { expectEntry } from './overlays.page.ts'

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, includeHidden: true })

const expectOpen = (page: Page, count: number) =>
  expect(page.getByRole('dialog', { includeHidden: true })).toHaveCount(count)

/** Each page has another address, as the next one of the site would. */
let pages = 0

/** The overlays are the menu and, above it, the welcome that a sign-up in another tab brings. */
export const model = defineModel<typeof overlaysMachine>({
  machine: overlaysMachine,
  ports: overlaysPortsOf,
  at: '/',
  stored: PLAYER,
  arrive: arriveAtHome,

  plainEvents: ['entry.left', 'entry.removed'],
  events: {
    opened: ({ context }) =>
      ['Menu', 'Welcome'].filter((id) => !context.open.includes(id)).map((id) => ({ type: 'opened', id })),
    closed: ({ context }) => context.open.map((id) => ({ type: 'closed', id })),
  },
  deviceEvents: {
    'entry.left': (page) => page.dispatch('popstate'),
    'entry.removed': (page) => {
      pages += 1
      return page.travel(`/?page=${pages}`)
    },
  },
  follows: {
    // The entry goes when the overlays ask for it.
    ports: ({ value }) => (value === 'removing' ? { type: 'entry.removed' } : undefined),
    // Views close what they are asked to.
    parent: ({ value, context: { open } }) =>
      value === 'closing' ? { type: 'closed', id: open.at(-1) ?? '' } : undefined,
  },

  gesture: {
    opened: {
      // The welcome covers the button of the menu.
      when: ({ value, context }) => value !== 'outlived' && !context.open.includes('Welcome'),
      play: async (page, { id }, world) => {
        if (id === 'Menu') await page.getByRole('button', { name: 'Menu', exact: true }).click()
        else await deviceOf(page).writeElsewhere({ regPopup: '1' })
        await fetched(world, dialog(page, id))
      },
    },
    closed: {
      // The other one is beneath it.
      when: ({ context }, { id }) => id === context.open.at(-1),
      play: (page, { id }) => dialog(page, id).getByRole('button', { name: 'Close' }).click(),
    },
    'entry.left': { when: ({ value }) => value === 'shown', play: (page) => page.goBack() },
    'entry.removed': { when: ({ value }) => value === 'shown' },
  },

  unmarked: 'The overlays have elements of their own.',
  assertions: {
    'overlays.none': async (page) => {
      await expectOpen(page, 0)
      await expectEntry(page, false)
    },
    'overlays.shown': async (page, { context }) => {
      await expectOpen(page, context.open.length)
      await expectEntry(page, true)
    },
    'overlays.outlived': async (page, { context }) => {
      await expectOpen(page, context.open.length)
      await expectEntry(page, false)
    },
  },
})
