import type { Page } from '@playwright/test'
import { labelled, unusual } from '@tiya/graph-tests/model'
import type { SnapshotFrom } from 'xstate'
import { present } from '#machines/common/present.ts'
import type { Location } from '#machines/common/routing/access.rules.ts'
import { promotionsMachine } from '#machines/rewards/promotions/promotions.machine.ts'
import { promotionsPortsOf } from '#src/ports/rewards/promotions.ts'
import { arriveAt, travel } from '#tests/model/device.ts'
import { expect } from '#tests/model/expect.ts'
import { defineModel } from '#tests/model/model.ts'
import { usualFirst } from '../../common/usualFirst.ts'
import { LISTED_NAMES, PROMOTIONS, promotion } from './promotions.fixture.ts'
import { promotionsPage } from './promotions.page.ts'

type Snapshot = SnapshotFrom<typeof promotionsMachine>

/** Returns the address of the list, or of a promotion's details. */
const addressOf = (id: string) => (id ? `/promotions?id=${id}` : '/promotions')
const goneTo = (id: string) =>
  ({
    type: 'location.changed',
    location: { path: '/promotions', query: id ? { id } : {}, state: null } satisfies Location,
  }) as const

/** The titles of all tabs, in the order of the product. */
const CATEGORIES = [
  ...['ALL', 'Welcome Offer', 'Slots', 'Live Casino', 'Sports', 'Fishing', 'E-sports', 'Lottery'],
  ...['P2P', 'Table', 'Arcade', 'Crash', 'Others'],
]

const UNAVAILABLE = 'This promotion is not available. It may have ended.'

const TABS = { all: 'ALL', welcome: 'Welcome Offer', slots: 'Slots', fishing: 'Fishing' } as const
const TRIED = ['all', 'welcome', 'slots', 'fishing'] as const

const isShown = ({ value }: Snapshot) => typeof value.details === 'object'

async function seeList(page: Page, { context: { category, promotions } }: Snapshot): Promise<void> {
  const { tabs, tab, names, noData } = promotionsPage(page)
  const title = TABS[category as keyof typeof TABS]
  await expect(page.getByRole('heading', { level: 1, name: 'Promotions', exact: true })).toBeVisible()
  await expect(tabs).toHaveText(CATEGORIES)
  await expect(tab(title)).toHaveAttribute('aria-selected', 'true')
  const shown = promotions?.length ? LISTED_NAMES[title] : []
  await expect(names).toHaveText([...shown])
  await expect(noData).toHaveCount(shown.length === 0 ? 1 : 0)
  if (shown.length > 0) return
  const hint =
    title === 'ALL'
      ? 'New promotions will be listed here.'
      : 'There is no promotion in this category at the moment.'
  await expect(page.getByText(hint, { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Show all', exact: true })).toHaveCount(
    title === 'ALL' ? 0 : 1,
  )
}

export const model = defineModel<typeof promotionsMachine>({
  machine: promotionsMachine,
  input: { openId: '', isOverList: false },
  ports: promotionsPortsOf,
  at: '/promotions',
  variants: {
    'at the address of a promotion': { input: { openId: '7', isOverList: false }, at: '/promotions?id=7' },
    'reloaded with details over the list': {
      input: { openId: '7', isOverList: true },
      at: '/promotions?id=7',
      arrive: arriveAt('/promotions?id=7', { isOverList: true }),
    },
  },
  localPorts: ['putListBelow'],
  project: ({ promotions, opened, isOverList: _, ...context }) => [
    promotions?.map(({ desc }) => desc),
    opened?.id,
    opened?.desc,
    context,
  ],

  answers: {
    loadPromotions: {
      some: { body: { promotions: PROMOTIONS } },
      none: { body: { promotions: [] } },
    },
    loadPromotion: {
      found: { body: { promotion: promotion(7, 'Double it') } },
      ended: { body: { promotion: promotion(7, 'Double it', { end_date: '2026-03-02 06:00:00' }) } },
      'not found': { status: 404, body: { message: 'Not found' } },
      'gone for good': { status: 410, body: {} },
    },
  },

  usual: { first: ['loadPromotions'] },
  plainEvents: ['details.close'],
  deviceEvents: {
    'promotions.renewed': (page, { value }) => page.renew('/promotion', { promotions: value }),
  },
  events: {
    'promotions.renewed': ({ context: { promotions } }) => [
      unusual(labelled('none', { type: 'promotions.renewed', value: [] })),
      unusual(
        labelled('another description', {
          type: 'promotions.renewed',
          value: present(promotions).map((one) =>
            one.id === '7' ? { ...one, desc: '<p>Triple it</p>' } : one,
          ),
        }),
      ),
    ],
    'category.chosen': () => usualFirst(TRIED.map((category) => ({ type: 'category.chosen', category }))),
    'details.open': () => ['7', '9'].map((id) => ({ type: 'details.open', id })),
    // Back from the details, or forward to them; 10 is a promotion that the list omits.
    'location.changed': () => [goneTo(''), goneTo('7'), unusual(goneTo('10'))],
  },
  follows: {
    parent: (_, event) => {
      if (event.type === 'details.open') return goneTo(event.id)
      return event.type === 'details.close' ? goneTo('') : undefined
    },
  },

  covered: (snapshot) => (isShown(snapshot) ? ['details.close', 'location.changed'] : undefined),
  gesture: {
    'category.chosen': (page, { category }) =>
      promotionsPage(page).openTab(TABS[category as keyof typeof TABS]),
    'details.open': {
      when: ({ context: { promotions, category } }) => Boolean(promotions?.length) && category === 'all',
      play: (page, { id }) => promotionsPage(page).openDetails(id === '7' ? 'Double it' : 'Read only'),
    },
    'details.close': (page) => promotionsPage(page).closeDetails(),
    // The address must change.
    'location.changed': {
      when: (snapshot, { location }) => isShown(snapshot) !== Boolean(location.query.id),
      play: (page, { location }) => travel(page, addressOf(location.query.id ?? '')),
    },
  },

  assertions: {
    'promotions.list.loading': async (page) => {
      const { panel } = promotionsPage(page)
      await expect(panel).toHaveAttribute('aria-busy', 'true')
      // The room of three cards.
      await expect.poll(async () => (await panel.boundingBox())?.height).toBeGreaterThan(600)
      await expect(promotionsPage(page).noData).toHaveCount(0)
    },
    'promotions.list.ready': (page, snapshot) =>
      isShown(snapshot) ? Promise.resolve() : seeList(page, snapshot),
    'promotions.details.closed': async (page) => {
      await expect(promotionsPage(page).dialog).toHaveCount(0)
      await expect(page).toHaveURL('/promotions')
    },
    'promotions.details.shown.loading': async (page, { context }) => {
      const { dialog } = promotionsPage(page)
      await expect(page).toHaveURL(addressOf(context.openId))
      await expect(dialog).toHaveAccessibleName('Promotion')
      await expect(dialog.locator('[aria-busy=true]')).toHaveCount(1)
      await expect(dialog.getByText(UNAVAILABLE)).toHaveCount(0)
    },
    'promotions.details.shown.open': async (page, { context }) => {
      const { dialog, depositNow } = promotionsPage(page)
      await expect(page).toHaveURL(addressOf(context.openId))
      const active = context.opened?.status === 'active'
      await expect(dialog).toHaveAccessibleName(active ? 'Double it' : 'Read only')
      await expect(dialog).toContainText(
        active ? '2026-03-02 00:00 – 2026-03-31 23:59' : 'From 2026-03-02 00:00',
      )
      const words = context.opened?.desc?.includes('Triple') ? 'Triple it' : 'One two threefourfive six'
      await expect(dialog).toContainText(active ? words : 'No description available')
      await expect(depositNow).toHaveCount(active ? 1 : 0)
      await expect(dialog.locator('[aria-busy=true]')).toHaveCount(0)
      await expect(dialog.getByText(UNAVAILABLE)).toHaveCount(0)
    },
    'promotions.details.shown.unknown': async (page) => {
      const { dialog, depositNow } = promotionsPage(page)
      await expect(dialog).toHaveAccessibleName('Promotion')
      await expect(dialog.getByText(UNAVAILABLE)).toBeVisible()
      await expect(dialog.locator('[aria-busy=true]')).toHaveCount(0)
      await expect(depositNow).toHaveCount(0)
    },
  },
})
