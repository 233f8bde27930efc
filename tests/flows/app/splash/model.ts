import type { Page } from '@playwright/test'
import { splashMachine } from '#machines/app/splash/splash.machine.ts'
import { Chunks } from '#tests/model/chunks.ts'
import { expect } from '#tests/model/expect.ts'
import { defineModel } from '#tests/model/model.ts'

/** The site's own picture, held when the page opens. */
const pictures = new WeakMap<Page, Chunks>()

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>'

const LOGO = { logo: 'logo.svg', mobile_logo: 'logo.svg' }

const splash = (page: Page) => page.locator('[data-flow="splash"]')

export const model = defineModel<typeof splashMachine>({
  machine: splashMachine,
  input: { shownFor: 0 },
  at: '/',
  ambient: { 'GET /logo': 'held', 'GET /storage/loader.svg': 'held' },

  plainEvents: ['picture.known', 'picture.loaded'],
  events: {
    'picture.failed': () => [
      { type: 'picture.failed', picture: 'operator' },
      { type: 'picture.failed', picture: 'own' },
    ],
  },
  durations: { shown: 2_000, fade: 500 },

  arrive: async ({ page }) => {
    pictures.set(page, await Chunks.hold(page, /\/art\/splash\.svg$/))
    // The page's `load` event waits for the pictures.
    await page.goto('/', { waitUntil: 'domcontentloaded' })
  },
  gesture: {
    // The logo, and its picture, are requested once per page load.
    'picture.known': {
      when: ({ context }) => context.operators === 'unknown',
      play: (_, __, world) => world.release('GET /logo', { body: [{ ...LOGO, loader_logo: 'loader.svg' }] }),
    },
    'picture.loaded': {
      when: ({ context }) => context.operators === 'loading',
      play: (_, __, world) => world.release('GET /storage/loader.svg', { raw: SVG }),
    },
    // Only a picture that is there can fail.
    'picture.failed': {
      when: ({ context: { operators, own } }, { picture }) =>
        picture === 'operator' ? operators === 'loading' : own && operators !== 'loaded',
      play: async (page, { picture }, world) =>
        picture === 'operator'
          ? world.release('GET /storage/loader.svg', { lost: true })
          : pictures.get(page)?.lose(),
    },
  },

  assertions: {
    'splash.shown': async (page, { context }) => {
      await expect(splash(page)).toHaveAttribute('data-state', 'shown')
      const has = (file: string, there: boolean) =>
        expect(splash(page).locator(`img[src$="${file}"]`)).toHaveCount(there ? 1 : 0)
      const { operators, own } = context
      await has('/art/splash.svg', operators !== 'loaded' && own)
      await has('/art/mark.svg', operators !== 'loaded' && !own)
      await has('/storage/loader.svg', operators === 'loading' || operators === 'loaded')
    },
    'splash.fading': (page) => expect(splash(page)).toHaveAttribute('data-state', 'fading'),
    'splash.gone': async (page) => {
      await expect(splash(page)).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1, name: 'Tiya Test' })).toBeAttached()
    },
  },
})
