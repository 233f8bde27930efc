import type { Page } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import { homeTabsMachine } from '#machines/home/homeTabs/homeTabs.machine.ts'
import { homeTabsPortsOf } from '#src/ports/home/homeTabs.ts'
import { arriveAtHome, travel } from '#tests/model/device.ts'
import { expect } from '#tests/model/expect.ts'
import { defineModel, unanswered, type World } from '#tests/model/model.ts'

const TABS = { SPORTS: 'Sports', LIVE: 'Casino', SLOT: 'Slot' } as const

/** The spec's list, except for what has no screen yet. */
const SPORTS = [
  'Lucky Sports',
  'Exchange',
  'I-Sports',
  'E1Sports',
  'Horsebook',
  'Virtual',
  'Kabaddi',
  'CMD Sports',
]

const FAILURES = {
  'refused with a message': { status: 400, body: { message: 'The catalogue is being changed.' } },
  'refused without one': { status: 500, body: {} },
  'wrong shape': { body: { systems: 'none', data: {} } },
  'not JSON': { raw: '<html>' },
  ...unanswered(15_000),
} as const

const panel = (page: Page) => page.getByRole('tabpanel')
const providers = (page: Page) => panel(page).getByRole('list', { name: 'Providers' }).getByRole('link')

async function seeTab(page: Page, { context }: SnapshotFrom<typeof homeTabsMachine>): Promise<void> {
  const name = TABS[context.type as keyof typeof TABS]
  await expect(page.getByRole('tab', { name, exact: true })).toHaveAttribute('aria-selected', 'true')
  await expect(panel(page).getByRole('heading', { name: `${name} providers` })).toBeVisible()
  await expect(panel(page).getByRole('link', { name: 'See all' })).toHaveAttribute(
    'href',
    `/games?type=${context.type}&title=${name}`,
  )
}

async function seeBusy(page: Page, snapshot: SnapshotFrom<typeof homeTabsMachine>): Promise<void> {
  await seeTab(page, snapshot)
  await expect(panel(page)).toHaveAttribute('aria-busy', 'true')
  await expect(providers(page)).toHaveCount(0)
}

/** Returns the assertion for a failure, with the words for one without a message and for one without a response. */
const seeFailed =
  (refused: string, silent: string) => async (page: Page, snapshot: SnapshotFrom<typeof homeTabsMachine>) => {
    const { failure } = snapshot.context
    const isSilent = failure?.kind === 'lost' || failure?.kind === 'timedOut'
    const message = failure?.kind === 'refused' && failure.message
    await seeTab(page, snapshot)
    await expect(panel(page).getByRole('alert')).toContainText(message || (isSilent ? silent : refused))
    await expect(panel(page).getByRole('button', { name: 'Try again' })).toBeVisible()
  }

const arriveAtSlot = async (world: World) => {
  await arriveAtHome(world)
  await travel(world.page, '/?tab=slot')
  await expect(world.page.getByRole('tab', { name: 'Slot', selected: true })).toBeVisible()
}

export const model = defineModel<typeof homeTabsMachine>({
  machine: homeTabsMachine,
  input: { type: 'SPORTS' },
  ports: homeTabsPortsOf,
  at: '/',
  arrive: arriveAtHome,
  variants: { 'at Slot': { input: { type: 'SLOT' }, arrive: arriveAtSlot } },
  project: (context) => context,

  answers: {
    loadSystems: {
      two: { body: { systems: ['MEGHNA', 'ORBIT'] } },
      none: { body: { systems: [] } },
      ...FAILURES,
    },
    loadProviders: {
      two: { body: { data: [{ platform: 'Meghna', icon: 'meghna.svg' }, { platform: 'Orbit & Co' }] } },
      none: { body: { data: [] } },
      ...FAILURES,
    },
  },

  events: {
    'tab.chosen': () => Object.keys(TABS).map((tab) => ({ type: 'tab.chosen', tab })),
    retry: () => [{ type: 'retry' }],
  },
  gesture: {
    'tab.chosen': (page, { tab }) =>
      page.getByRole('tab', { name: TABS[tab as keyof typeof TABS], exact: true }).click(),
    retry: (page) => panel(page).getByRole('button', { name: 'Try again' }).click(),
  },

  assertions: {
    'homeTabs.sports': async (page, snapshot) => {
      await seeTab(page, snapshot)
      await expect(providers(page)).toHaveText(SPORTS)
      await expect(providers(page).first()).toHaveAttribute(
        'href',
        '/games?type=SPORTS&system=Lucky%20Sports&title=Lucky%20Sports',
      )
    },
    'homeTabs.loadingSystems': seeBusy,
    'homeTabs.loadingProviders': seeBusy,
    'homeTabs.listed': async (page, snapshot) => {
      await seeTab(page, snapshot)
      const { type, known } = snapshot.context
      if (known[type]?.length === 0) {
        await expect(panel(page).getByText('No Data', { exact: true })).toBeVisible()
        return
      }
      await expect(providers(page)).toHaveText(['Meghna', 'Orbit & Co'])
      await expect(providers(page).last()).toHaveAttribute(
        'href',
        `/games?type=${type}&system=Orbit%20%26%20Co&title=${TABS[type as keyof typeof TABS]}`,
      )
    },
    'homeTabs.systemsFailed': seeFailed(
      'Failed to fetch systems',
      'An unexpected error occurred while fetching systems',
    ),
    'homeTabs.providersFailed': seeFailed(
      'Failed to fetch providers',
      'An unexpected error occurred while fetching providers',
    ),
  },
})
