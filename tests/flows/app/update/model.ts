import type { Page } from '@playwright/test'
import { updateMachine } from '#machines/app/update/update.machine.ts'
import { updatePortsOf } from '#src/ports/app/update.ts'
import { PLAYER } from '#tests/model/ambient.ts'
import { expect } from '#tests/model/expect.ts'
import { defineModel } from '#tests/model/model.ts'
import { WITHDRAWAL } from '#tests/site/payments.ts'
import { fakeServiceWorker, updatePage } from './update.page.ts'

const unasked = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(updatePage(page).question).toHaveCount(0)
}

export const model = defineModel<typeof updateMachine>({
  machine: updateMachine,
  ports: updatePortsOf,
  stored: PLAYER,
  at: '/faq',
  arrive: async (world) => {
    const { page } = world
    await fakeServiceWorker(page)
    await page.goto('/faq')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // The flow starts after the first load; its view is fetched last.
    const notice = page.waitForResponse(/\/assets\/UpdateNotice-/)
    await world.pass(5_000)
    await (await notice).finished()
  },
  project: ({ path }) => path,

  plainEvents: ['update.ready', 'update.tookOver', 'reload', 'later'],
  events: {
    'surroundings.changed': () => [
      { type: 'surroundings.changed', path: '/faq', dialog: false },
      { type: 'surroundings.changed', path: '/payment-request', dialog: false },
    ],
  },
  durations: { putOff: 3_600_000, takeOverLimit: 20_000 },
  deviceEvents: {
    'surroundings.changed': (page, { path }) => page.travel(path, path === '/faq' ? null : WITHDRAWAL),
  },
  gesture: {
    'update.ready': (page) => updatePage(page).fetchNewVersion(),
    'update.tookOver': 'it loads the page again: a journey plays it',
    reload: (page) => updatePage(page).reload.click(),
    later: (page) => updatePage(page).later.click(),
  },

  unmarked: 'It is a question on every screen, or nothing.',
  assertions: {
    'update.current': unasked,
    'update.waiting': unasked,
    'update.asking': async (page) => {
      await expect(updatePage(page).question).toBeVisible()
      await expect(updatePage(page).reload).toBeEnabled()
    },
    'update.putOff': unasked,
    'update.late': async (page) => {
      await expect(updatePage(page).late).toBeVisible()
      await expect(updatePage(page).reload).toBeEnabled()
      await expect(updatePage(page).later).toBeEnabled()
    },
    'update.reloading': async (page) => {
      await expect(updatePage(page).reloading).toBeDisabled()
      await expect(updatePage(page).later).toBeDisabled()
    },
  },
})
