import type { Page } from '@playwright/test'
import { homeMachine } from '../../../../machines/home/home/home.machine.ts'
import { homePortsOf } from '../../../../src/ports/home/home.ts'
import { arriveAtHome } from '../../../model/device.ts'
import { expect } from '../../../model/expect.ts'
import { defineModel } from '../../../model/model.ts'
import { button } from '../../../site/controls.ts'

/** Presses without going there first, which would scroll the page: that is an event of its own. */
const press = (page: Page, name: RegExp) => page.getByRole('button', { name }).dispatchEvent('click')

/** The folded text and how high it stands. */
const about = (page: Page) => page.getByRole('heading', { name: 'About Tiya Test' }).locator('xpath=..')

const heightOf = async (page: Page) => (await about(page).boundingBox())?.height ?? 0

export const model = defineModel<typeof homeMachine>({
  machine: homeMachine,
  input: { type: 'SPORTS', reducedMotion: false },
  ports: homePortsOf,
  at: '/',
  arrive: async (world) => {
    await arriveAtHome(world)
    // What is below is fetched after the first screen, and React inserts it by a timer.
    await expect
      .poll(async () => {
        await world.pass(100)
        return button(world.page, 'Show More').count()
      })
      .toBe(1)
  },
  project: () => null,

  events: {
    'footer.toggled': () => [{ type: 'footer.toggled' }],
    'announcements.toggled': () => [{ type: 'announcements.toggled' }],
    scrolled: () => [
      { type: 'scrolled', y: 300 },
      { type: 'scrolled', y: 301 },
    ],
    'top.pressed': () => [{ type: 'top.pressed' }],
  },
  deviceEvents: { scrolled: (page, { y }) => page.scrollTo({ top: y }) },
  follows: {
    ports: (_, event) => (event.type === 'top.pressed' ? { type: 'scrolled', y: 0 } : undefined),
  },

  gesture: {
    'footer.toggled': (page) => press(page, /^Show (More|Less)$/),
    'announcements.toggled': (page) => press(page, /^(Stop|Play) the announcements$/),
    scrolled: (page, { y }) => page.evaluate((top) => window.scrollTo({ top }), y),
    'top.pressed': (page) => button(page, 'Back to top').click(),
  },

  assertions: {
    'home.announcements.running': async (page) => {
      await expect(page.getByRole('region', { name: 'Announcements' })).toContainText(
        'A notice for everyone.',
      )
      await expect(button(page, 'Stop the announcements')).toBeAttached()
      await expect(
        page.getByRole('region', { name: 'Announcements' }).locator('ul').locator('xpath=..'),
      ).toHaveCSS('animation-play-state', 'running')
    },
    'home.announcements.stopped': async (page) => {
      await expect(button(page, 'Play the announcements')).toBeAttached()
      await expect(
        page.getByRole('region', { name: 'Announcements' }).locator('ul').locator('xpath=..'),
      ).toHaveCSS('animation-play-state', 'paused')
    },
    'home.footer.folded': async (page) => {
      await expect(button(page, 'Show More')).toHaveAttribute('aria-expanded', 'false')
      await expect.poll(() => heightOf(page)).toBe(200)
    },
    'home.footer.unfolded': async (page) => {
      await expect(button(page, 'Show Less')).toHaveAttribute('aria-expanded', 'true')
      await expect.poll(() => heightOf(page)).toBeGreaterThan(300)
    },
    'home.top.near': async (page) => {
      await expect(button(page, 'Back to top')).toHaveCount(0)
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThanOrEqual(300)
    },
    'home.top.away': async (page) => {
      await expect(button(page, 'Back to top')).toBeInViewport()
      expect(await page.evaluate(() => window.scrollY)).toBe(301)
    },
  },
})
