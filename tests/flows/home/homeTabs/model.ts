import type { Page } from '@playwright/test'
import { unusual, type World } from '@tiya/graph-tests/model'
import type { SnapshotFrom } from 'xstate'
import { homeTabsMachine } from '#machines/home/homeTabs/homeTabs.machine.ts'
import { keepViewOf } from '#src/ports/common/keptView.ts'
import { homeTabsPortsOf } from '#src/ports/home/homeTabs.ts'
import { arriveAtHome, travel } from '#tests/model/device.ts'
import { expect } from '#tests/model/expect.ts'
import { defineModel } from '#tests/model/model.ts'

type Tabs = SnapshotFrom<typeof homeTabsMachine>

const TABS = { SPORTS: 'Sports', LIVE: 'Casino', SLOT: 'Slot' } as const

/** The spec's list, except for what has no screen yet. */
const SPORTS = 'Lucky Sports, Exchange, I-Sports, E1Sports, Horsebook, Virtual, Kabaddi, CMD Sports'.split(
  ', ',
)

const panel = (page: Page) => page.getByRole('tabpanel')
const providers = (page: Page) => panel(page).getByRole('list', { name: 'Providers' }).getByRole('link')

async function seeTab(page: Page, { context }: Tabs): Promise<void> {
  const name = TABS[context.type as keyof typeof TABS]
  await expect(page.getByRole('tab', { name, exact: true })).toHaveAttribute('aria-selected', 'true')
  await expect(panel(page).getByRole('heading', { name: `${name} providers` })).toBeVisible()
  const seeAll = panel(page).getByRole('link', { name: 'See all' })
  await expect(seeAll).toHaveAttribute('href', `/games?type=${context.type}&title=${name}`)
}

async function seeBusy(page: Page, snapshot: Tabs): Promise<void> {
  await seeTab(page, snapshot)
  await expect(panel(page)).toHaveAttribute('aria-busy', 'true')
  await expect(panel(page).locator('[aria-busy=true]')).toHaveCount(1)
  await expect(providers(page)).toHaveCount(0)
}

async function seeProviders(page: Page, snapshot: Tabs): Promise<void> {
  await seeTab(page, snapshot)
  const { type, known } = snapshot.context
  if (known[type]?.length === 0) {
    await expect(panel(page).getByText('No Data', { exact: true })).toBeVisible()
    return
  }
  await expect(providers(page)).toHaveText(
    known[type]?.length === 1 ? ['Orbit & Co'] : ['Meghna', 'Orbit & Co'],
  )
  const address = `/games?type=${type}&system=Orbit%20%26%20Co&title=${TABS[type as keyof typeof TABS]}`
  await expect(providers(page).last()).toHaveAttribute('href', address)
}

const arriveAtSlot = async (world: World) => {
  await arriveAtHome(world)
  await travel(world.page, '/?tab=slot')
  await expect(world.page.getByRole('tab', { name: 'Slot', selected: true })).toBeVisible()
}

export const model = defineModel<typeof homeTabsMachine>({
  machine: homeTabsMachine,
  input: { type: 'SPORTS' },
  ports: (environment) => ({ ...homeTabsPortsOf(environment), keepView: keepViewOf(environment) }),
  at: '/',
  arrive: arriveAtHome,
  variants: { 'at Slot': { input: { type: 'SLOT' }, arrive: arriveAtSlot } },

  answers: {
    loadSystems: {
      two: { body: { systems: ['MEGHNA', 'ORBIT', 'MEGHNA', ''] } },
      none: { body: { systems: [] } },
    },
    loadProviders: {
      two: {
        body: {
          data: [
            { platform: 'Meghna', icon: 'meghna.svg' },
            { platform: 'Orbit & Co' },
            { platform: '' },
            { platform: 'Meghna' },
          ],
        },
      },
      none: { body: { data: [] } },
    },
  },

  usual: { ends: { loadSystems: ['two', 'none'] } },
  deviceEvents: {
    'systems.renewed': (page, { value }, { context }) =>
      page.renew(`/get-system?type=${context.type}`, { systems: value }),
    'providers.renewed': (page, { value }, { context: { systems, type } }) =>
      page.renew(`/get-provider?system=${systems[type]?.join('%2C') ?? ''}`, { data: value }),
  },
  events: {
    'systems.renewed': () => [['ORBIT'], []].map((value) => unusual({ type: 'systems.renewed', value })),
    'providers.renewed': () => [unusual({ type: 'providers.renewed', value: [{ platform: 'Orbit & Co' }] })],
    'tab.chosen': () => Object.keys(TABS).map((tab) => ({ type: 'tab.chosen', tab })),
  },
  gesture: {
    'tab.chosen': (page, { tab }) =>
      page.getByRole('tab', { name: TABS[tab as keyof typeof TABS], exact: true }).click(),
  },

  assertions: {
    'homeTabs.sports': async (page, snapshot) => {
      await seeTab(page, snapshot)
      await expect(providers(page)).toHaveText(SPORTS)
      const address = '/games?type=SPORTS&system=Lucky%20Sports&title=Lucky%20Sports'
      await expect(providers(page).first()).toHaveAttribute('href', address)
    },
    'homeTabs.loadingSystems': seeBusy,
    'homeTabs.loadingProviders': seeBusy,
    'homeTabs.listed': seeProviders,
    'homeTabs.renewing': seeProviders,
  },
})
