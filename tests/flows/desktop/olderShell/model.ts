import type { Page } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import { desktopFrameMachine } from '#machines/common/desktopFrame/desktopFrame.machine.ts'
import { olderShellMachine } from '#machines/desktop/olderShell/olderShell.machine.ts'
import { desktopFramePortsOf } from '#src/ports/desktop/desktopFrame.ts'
import { travel } from '#tests/model/device.ts'
import { expect } from '#tests/model/expect.ts'
import { NOON } from '#tests/model/headless/headlessEnvironment.ts'
import { DESKTOP, defineModel } from '#tests/model/model.ts'
import { button } from '#tests/site/controls.ts'
import { LISTED_NAMES, PROMOTIONS } from '../../rewards/promotions/promotions.fixture.ts'
import { olderShellPage } from './olderShell.page.ts'

type Frame = SnapshotFrom<typeof desktopFrameMachine>

const goneTo = (id: string) =>
  ({
    type: 'location.changed',
    location: { path: '/promotions', query: id ? { id } : {}, state: null },
  }) as const

const shared = {
  at: '/promotions',
  viewport: DESKTOP,
  ambient: { 'GET /promotion': { body: { promotions: PROMOTIONS } } },
}

/** Opens the details of a promotion from the list. */
async function openDetails(page: Page): Promise<void> {
  const { dialog, openDetails: open } = olderShellPage(page)
  await travel(page, '/promotions')
  await expect(dialog).toHaveCount(0)
  await open('Double it')
  await expect(dialog).toHaveAccessibleName('Double it')
}

const olderShell = defineModel<typeof olderShellMachine>({
  ...shared,
  machine: olderShellMachine,
  input: { promotions: { openId: '', isOverList: false }, reducedMotion: false },
  project: () => null,

  plainEvents: ['navigate.back'],
  events: {
    'location.changed': () => ['7', ''].map(goneTo),
    navigate: () => [{ type: 'navigate', to: '/promotions?id=7', state: { isOverList: true } }],
  },
  follows: {
    parent: (_, { type }) => {
      if (type === 'navigate') return goneTo('7')
      return type === 'navigate.back' ? goneTo('') : undefined
    },
  },
  gesture: {
    'location.changed': async (page, { location }) => {
      const { id } = location.query
      await travel(page, id ? `/promotions?id=${id}` : '/promotions')
      await expect(olderShellPage(page).dialog).toHaveCount(id ? 1 : 0)
    },
    navigate: async (page) => {
      await openDetails(page)
      await expect(page).toHaveURL('/promotions?id=7')
    },
    'navigate.back': async (page) => {
      await openDetails(page)
      await olderShellPage(page).closeDetails()
      await expect(olderShellPage(page).dialog).toHaveCount(0)
      await expect(page).toHaveURL('/promotions')
    },
  },
  assertions: {
    'olderShell.shown': async (page) => {
      const { names, categories } = olderShellPage(page)
      await expect(page.getByRole('heading', { level: 1, name: 'Promotions', exact: true })).toBeVisible()
      await expect(names).toHaveText([...LISTED_NAMES.ALL])
      await expect(categories).toHaveCount(13)
    },
  },
})

/** Asserts the frame's clock: noon in Dhaka, when a walk begins, or some seconds later. */
const seeClock = (page: Page, { context: { now } }: Frame) =>
  expect(olderShellPage(page).clock).toHaveText(`2026-03-02 12:00:0${(now - NOON) / 1_000} GMT+6`)

async function seeOpenMenu(page: Page, snapshot: Frame): Promise<void> {
  const { sports, exchange } = olderShellPage(page)
  await expect(sports).toHaveAttribute('aria-expanded', 'true')
  await expect(exchange).toBeVisible()
  await expect(exchange).toHaveAttribute('href', '/player/playGame?t=sport&v=CRICKET')
  await seeClock(page, snapshot)
}

const heightOfAbout = async (page: Page) => (await olderShellPage(page).about.boundingBox())?.height ?? 0

const desktopFrame = defineModel<typeof desktopFrameMachine>({
  ...shared,
  machine: desktopFrameMachine,
  ports: desktopFramePortsOf,
  project: ({ now }) => (now === NOON ? 'noon' : 'later'),

  plainEvents: ['sports.entered', 'sports.left', 'sports.pressed', 'sports.dismissed', 'footer.toggled'],
  events: { 'clock.ticked': ({ context: { now } }) => [{ type: 'clock.ticked', now: now + 1_000 }] },
  durations: { 'clock.ticked': 1_000 },
  deviceEvents: {
    'sports.dismissed': (page) => {
      // Other keys do nothing.
      page.dispatch('keydown', { key: 'Enter' })
      page.dispatch('keydown', { key: 'Escape' })
    },
  },
  gesture: {
    'sports.entered': async (page) => {
      await page.mouse.move(0, 0)
      await olderShellPage(page).sports.hover()
    },
    'sports.left': (page) => page.mouse.move(0, 0),
    // Touch has no hover.
    'sports.pressed': (page) => olderShellPage(page).sports.tap(),
    'sports.dismissed': (page) => page.keyboard.press('Escape'),
    'footer.toggled': (page) =>
      page.getByRole('button', { name: /^Show (More|Less)$/ }).dispatchEvent('click'),
  },

  assertions: {
    'desktopFrame.sports.closed': async (page, snapshot) => {
      const { sports, exchange } = olderShellPage(page)
      await expect(sports).toHaveAttribute('aria-expanded', 'false')
      await expect(exchange).toHaveCount(0)
      await seeClock(page, snapshot)
    },
    'desktopFrame.sports.open.peeked': seeOpenMenu,
    'desktopFrame.sports.open.kept': seeOpenMenu,
    'desktopFrame.footer.folded': async (page) => {
      await expect(button(page, 'Show More')).toHaveAttribute('aria-expanded', 'false')
      await expect.poll(() => heightOfAbout(page)).toBe(970)
    },
    'desktopFrame.footer.unfolded': async (page) => {
      await expect(button(page, 'Show Less')).toHaveAttribute('aria-expanded', 'true')
      await expect.poll(() => heightOfAbout(page)).toBeGreaterThan(1_100)
    },
  },
})

export const models = [olderShell, desktopFrame]
