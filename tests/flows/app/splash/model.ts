import type { Page, Route } from '@playwright/test'
import { splashMachine } from '#machines/app/splash/splash.machine.ts'
import { expect } from '#tests/model/expect.ts'
import { defineModel } from '#tests/model/model.ts'

/** The held requests for the site's own picture. */
const pictures = new WeakMap<Page, Route[]>()

const LOGO = { logo: 'logo.svg', mobile_logo: 'logo.svg' }

const splash = (page: Page) => page.locator('[data-flow="splash"]')

export const model = defineModel<typeof splashMachine>({
  machine: splashMachine,
  input: { shownFor: 0 },
  at: '/',
  ambient: { 'GET /logo': 'held', 'GET /storage/loader.svg': 'held' },

  plainEvents: ['picture.known'],
  events: {
    // The animation is not a picture.
    'picture.failed': ({ context }) => (context.picture === 'animation' ? [] : [{ type: 'picture.failed' }]),
  },
  durations: { shown: 2_000, fade: 500 },

  arrive: async ({ page }) => {
    const held: Route[] = []
    pictures.set(page, held)
    await page.route('**/art/splash.svg', (route) => {
      held.push(route)
    })
    // The page's `load` event waits for the pictures.
    await page.goto('/', { waitUntil: 'domcontentloaded' })
  },
  gesture: {
    // The logo is requested once per page load.
    'picture.known': {
      when: ({ context }) => context.picture !== 'operator',
      play: (_, __, world) => world.release('GET /logo', { body: [{ ...LOGO, loader_logo: 'loader.svg' }] }),
    },
    'picture.failed': async (page, _, world) => {
      const source = await splash(page).locator('img').getAttribute('src')
      if (source === '/storage/loader.svg') return world.release('GET /storage/loader.svg', { lost: true })
      await expect.poll(() => pictures.get(page)?.length).toBeGreaterThan(0)
      for (const route of pictures.get(page)?.splice(0) ?? []) await route.abort()
    },
  },

  assertions: {
    'splash.shown': async (page, { context }) => {
      await expect(splash(page)).toHaveAttribute('data-state', 'shown')
      const picture = splash(page).locator('img')
      if (context.picture === 'animation') await expect(picture).toHaveCount(0)
      else {
        const file = context.picture === 'operator' ? '/storage/loader.svg' : '/art/splash.svg'
        await expect(picture).toHaveAttribute('src', new RegExp(`${file}$`))
      }
    },
    'splash.fading': (page) => expect(splash(page)).toHaveAttribute('data-state', 'fading'),
    'splash.gone': async (page) => {
      await expect(splash(page)).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1, name: 'Tiya Test' })).toBeAttached()
    },
  },
})
