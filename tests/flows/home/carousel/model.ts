import type { Page } from '@playwright/test'
import type { World } from '@tiya/graph-tests/model'
import type { SnapshotFrom } from 'xstate'
import { carouselMachine } from '#machines/home/carousel/carousel.machine.ts'
import { arriveAtHome } from '#tests/model/device.ts'
import { expect } from '#tests/model/expect.ts'
import { defineModel } from '#tests/model/model.ts'
import { banner, bannersAre } from './banners.fixture.ts'

type Carousel = SnapshotFrom<typeof carouselMachine>

const NAMES = ['Boats', 'Kites', 'Tigers']

const banners = (page: Page) => page.getByLabel('Banners')

/** Presses with the mouse if it is over the banners; otherwise with a finger, which does not hover. */
async function press(page: Page, name: string): Promise<void> {
  const button = banners(page).getByRole('button', { name, exact: true })
  if ((await banners(page).getAttribute('data-state')) === 'held') await button.click()
  else await button.tap()
}

/** Asserts that one slide can be reached, and its button says so. */
async function seeSlide(page: Page, { context }: Carousel): Promise<void> {
  const shown = context.index % NAMES.length
  const link = banners(page).locator(':not([inert]) > a')
  await expect(link.getByRole('img')).toHaveAttribute('alt', NAMES[shown] ?? '')
  // A mouse swipes it.
  await expect(link).toHaveAttribute('draggable', 'false')
  for (const at of NAMES.keys()) {
    const button = banners(page).getByRole('button', { name: `Slide ${at + 1}` })
    await expect(button).toHaveAttribute('aria-current', String(at === shown))
  }
}

/** Asserts that this slide stays and is the only one in view. */
async function seeStanding(page: Page, snapshot: Carousel, world: World): Promise<void> {
  const shown = NAMES[snapshot.context.index % NAMES.length] ?? ''
  await world.pass(7_000)
  await expect
    .poll(async () => {
      // The slider moves on frames of the clock, once its code has been fetched.
      await world.pass(100)
      return inView(page)
    })
    .toEqual([shown])
  await seeSlide(page, snapshot)
}

/** Returns the names of the pictures that are not cut off. */
function inView(page: Page): Promise<string[]> {
  return banners(page).evaluate((region) => {
    const { left, right } = region.getBoundingClientRect()
    return [...region.querySelectorAll('img')]
      .filter((picture) => picture.checkVisibility())
      .filter((picture) => {
        const box = picture.getBoundingClientRect()
        return box.right > left + 1 && box.left < right - 1
      })
      .map(({ alt }) => alt)
  })
}

export const model = defineModel<typeof carouselMachine>({
  machine: carouselMachine,
  input: { reducedMotion: false },
  at: '/',
  arrive: arriveAtHome,
  ambient: bannersAre(...NAMES.map((name, at) => banner(at, { link: '/login', name }))),
  variants: {
    'under reduced motion': {
      input: { reducedMotion: true },
      arrive: async (world) => {
        await world.page.emulateMedia({ reducedMotion: 'reduce' })
        await arriveAtHome(world)
      },
    },
  },
  project: ({ index, reducedMotion }) => [index % NAMES.length, reducedMotion],

  plainEvents: ['hold', 'release', 'play', 'stop'],
  events: {
    'slide.chosen': () => NAMES.map((_, index) => ({ type: 'slide.chosen', index })),
  },
  durations: { period: 3_000 },
  gesture: {
    'slide.chosen': (page, { index }) => press(page, `Slide ${index + 1}`),
    hold: async (page) => {
      await page.mouse.move(0, 0)
      await banners(page).hover()
    },
    release: (page) => page.mouse.move(0, 0),
    stop: (page) => press(page, 'Stop the slides'),
    play: (page) => press(page, 'Play the slides'),
  },

  assertions: {
    'carousel.playing': async (page, snapshot) => {
      await expect(banners(page).getByRole('button', { name: 'Stop the slides' })).toBeVisible()
      await seeSlide(page, snapshot)
    },
    'carousel.held': seeStanding,
    'carousel.stopped': async (page, snapshot, world) => {
      await expect(banners(page).getByRole('button', { name: 'Play the slides' })).toBeVisible()
      await seeStanding(page, snapshot, world)
    },
  },
})
