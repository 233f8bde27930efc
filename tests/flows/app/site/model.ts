import type { Page } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import { siteMachine } from '#machines/app/site/site.machine.ts'
import { sitePortsOf } from '#src/ports/app/site.ts'
import { generalWith } from '#tests/model/ambient.ts'
import { arriveAtHome, deviceOf, TAB } from '#tests/model/device.ts'
import { expect } from '#tests/model/expect.ts'
import { defineModel, failures } from '#tests/model/model.ts'

const SLIDER = { message_id: 7, thubmnail: 'slide.svg', name: 'Boats', status: 'active', slider_type: 'Main' }

type Site = SnapshotFrom<typeof siteMachine>

const banners = (page: Page) => page.getByRole('region', { name: 'Banners' })

const isClosed = ({ context }: Site) => context.general?.site_status === false

/** Asserts the home screen's heading, which reflects what is known about the site. */
function seeHeading(page: Page, snapshot: Site) {
  const title = snapshot.context.general ? 'Tiya Test' : 'Games and sports'
  const name = isClosed(snapshot) ? 'Under maintenance' : title
  return expect(page.getByRole('heading', { level: 1, name })).toBeAttached()
}

async function seeLogo(page: Page, snapshot: Site): Promise<void> {
  const logo = page.getByRole('banner').locator('img[src$="/storage/logo.svg"]')
  await expect(logo).toHaveCount(snapshot.context.logo ? 1 : 0)
}

export const model = defineModel<typeof siteMachine>({
  machine: siteMachine,
  ports: sitePortsOf,
  at: '/',
  arrive: arriveAtHome,
  project: ({ general, sliders, logo, links, visible }) => [
    visible,
    general?.site_status,
    sliders.length,
    logo !== null,
    links !== null,
  ],

  answers: {
    loadGeneral: {
      open: generalWith({}),
      'open, coerced': generalWith({ site_status: '1', usdt_rate: 121.5, whatsapp: 8801712345678 }),
      closed: generalWith({ site_status: 0 }),
      'no status': generalWith({ site_status: null }),
      ...failures('Busy.', 15_000),
    },
    loadSliders: {
      some: {
        body: {
          sliders: [SLIDER, { ...SLIDER, message_id: 8, status: 'inactive' }, { ...SLIDER, message_id: '9' }],
        },
      },
      none: { body: { sliders: [] } },
    },
    loadLogo: {
      logo: { body: [{ logo: 'logo.svg', mobile_logo: 'logo.svg' }] },
      none: { body: [] },
    },
    loadLinks: {
      links: { body: { whatsapp: '8801712345678', facebook: 'https://facebook.com/site' } },
    },
  },

  // Four calls that are independent of one another.
  usual: {
    ends: {
      loadGeneral: ['open', 'closed', 'refused without one'],
    },
    first: ['loadLogo', 'loadLinks', 'loadSliders'],
  },
  plainEvents: ['refresh', 'tab.returned', 'language.changed'],
  events: {
    'sliders.renewed': () => [{ type: 'sliders.renewed', value: [] }],
    ...TAB.events,
  },
  deviceEvents: TAB.deviceEvents,
  durations: { maintenance: 30_000 },
  gesture: {
    // Headless there is always a token, and what a player is sent with one is never kept.
    'sliders.renewed': async (page) => deviceOf(page).renew('/sliders', { sliders: [] }),
    refresh: 'a deposit or a withdrawal asks for it; a journey of each plays it',
    'language.changed': 'the page would go on in Bengali: a journey of the shell plays it',
  },

  unmarked: 'The site data have no element of their own: other flows show them.',
  assertions: {
    'site.general.loading': seeHeading,
    'site.general.failed': seeHeading,
    'site.general.open': async (page, snapshot) => {
      await seeHeading(page, snapshot)
      await seeLogo(page, snapshot)
      await expect(page.getByText('Demo · play money')).toBeVisible()
    },
    'site.general.maintenance': async (page, snapshot) => {
      await seeHeading(page, snapshot)
      await expect(page.getByRole('tablist', { name: 'Game categories' })).toHaveCount(0)
    },
    'site.general.asleep': async (page, snapshot, world) => {
      // A hidden tab makes no request, however long it is hidden.
      const asked = world.made.length
      await world.pass(65_000)
      expect(world.made).toHaveLength(asked)
      await seeHeading(page, snapshot)
    },
    'site.sliders.loading': async (page, snapshot) => {
      if (!isClosed(snapshot)) await expect(banners(page)).toHaveAttribute('aria-busy', 'true')
    },
    'site.sliders.ready': async (page, snapshot) => {
      const shown = !isClosed(snapshot) && snapshot.context.sliders.length > 0
      await expect(page.getByRole('button', { name: /^Slide \d$/ })).toHaveCount(shown ? 2 : 0)
    },
  },
})
