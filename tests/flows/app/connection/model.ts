import { connectionMachine } from '#machines/app/connection/connection.machine.ts'
import { connectionPortsOf } from '#src/ports/app/connection.ts'
import { expect } from '#tests/model/expect.ts'
import { defineModel } from '#tests/model/model.ts'
import { offlineNotice } from './connection.page.ts'

export const model = defineModel<typeof connectionMachine>({
  machine: connectionMachine,
  ports: connectionPortsOf,
  at: '/faq',
  // Before the screen is there, nothing follows the connection.
  arrive: async ({ page }) => {
    await page.goto('/faq')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  },
  project: () => null,

  plainEvents: ['connection.lost', 'connection.found'],
  deviceEvents: {
    'connection.lost': (page) => page.dispatch('offline'),
    'connection.found': (page) => page.dispatch('online'),
  },
  unmarked: 'It is a notice on every screen, or nothing.',
  assertions: {
    'connection.online': (page) => expect(offlineNotice(page)).toHaveCount(0),
    'connection.offline': (page) => expect(offlineNotice(page)).toBeVisible(),
  },
})
