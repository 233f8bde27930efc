import type { Page } from '@playwright/test'
import { partMachine } from '#machines/app/part/part.machine.ts'
import { failed, succeeded } from '#machines/common/result.ts'
import { Chunks } from '#tests/model/chunks.ts'
import { arriveAtHome } from '#tests/model/device.ts'
import { expect } from '#tests/model/expect.ts'
import { defineModel, type World } from '#tests/model/model.ts'
import { button } from '#tests/site/controls.ts'

const menus = new WeakMap<Page, Chunks>()

/** The menu stands for all parts: its code is held when the player opens it. */
async function openMenu(world: World): Promise<void> {
  const { page } = world
  menus.set(page, await Chunks.hold(page, /\/assets\/Menu-[\w-]+\.js$/))
  await arriveAtHome(world)
  await button(page, 'Menu').click()
}

const UNMARKED = 'the part takes its place only when it is there'

export const model = defineModel<typeof partMachine>({
  machine: partMachine,
  input: { name: 'Menu' },
  at: '/',
  arrive: openMenu,
  project: ({ name }) => name,

  outcomes: {
    fetchPart: {
      // Listed first, because a walk takes the first of equally near goals: code that has arrived can't be lost.
      lost: { output: failed({ kind: 'lost' }), play: async ({ page }) => menus.get(page)?.lose() },
      fetched: { output: succeeded(undefined), play: async ({ page }) => menus.get(page)?.arrive() },
    },
  },
  plainEvents: ['retry'],
  gesture: {
    retry: async (page) => {
      menus.get(page)?.hold()
      await button(page, 'Try again').click()
    },
  },

  unmarked: { 'part.loading': UNMARKED, 'part.ready': UNMARKED },
  assertions: {
    'part.loading': async (page) => {
      await expect(page.getByRole('progressbar', { name: 'Loading…' })).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveCount(0)
    },
    'part.ready': (page) => expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible(),
    'part.failed': async (page) => {
      const dialog = page.getByRole('dialog', { name: 'Error', exact: true })
      await expect(dialog.getByRole('alert')).toContainText('This part of the page could not be loaded.')
      await expect(page.getByRole('dialog')).toHaveCount(1)
    },
  },
})
