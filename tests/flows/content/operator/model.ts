import type { Page } from '@playwright/test'
import type { World } from '@tiya/graph-tests/model'
import { succeeded } from '@tiya/ports/result'
import { operatorMachine } from '#machines/content/operator/operator.machine.ts'
import { operatorPortsOf } from '#src/ports/content/operator.ts'
import { generalWith } from '#tests/model/ambient.ts'
import { travel } from '#tests/model/device.ts'
import { expect } from '#tests/model/expect.ts'
import { defineModel } from '#tests/model/model.ts'
import { configure } from '#tests/site/configure.ts'
import { HeldFiles } from '#tests/site/heldFiles.ts'

const BRAND = { colours: { brand: '#ffb000' }, description: 'Another house.' }
const PAGES = { terms: { lead: 'Our rules.', sections: [] } }
const HOME = { guides: [{ href: '/age-limit', label: 'How to begin' }] }

const IN_BENGALI = 'the page would go on in Bengali: a journey plays it'

const outcomesOf = (path: string, value: object, output = value) => ({
  read: { output: succeeded(output), play: ({ page }: World) => HeldFiles.of(page).answer(path, value) },
})

const terms = (page: Page) => page.locator('a[href="/terms"]')
const guide = (page: Page) => page.getByRole('link', { name: 'How to begin' })

async function seeBrand(page: Page, colour: string, description: RegExp): Promise<void> {
  const colourOf = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--color-brand').trim())
  await expect.poll(colourOf).toBe(colour)
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', description)
}

const seeNoBrand = (page: Page) => seeBrand(page, '#1fd08a', /^Games, sports/)
const seeNoLink = (page: Page) => expect(terms(page)).toHaveCount(0)
const seeNoGuide = (page: Page) => expect(guide(page)).toHaveCount(0)

export const model = defineModel<typeof operatorMachine>({
  machine: operatorMachine,
  ports: operatorPortsOf,
  at: '/login',
  config: { operator: '/operator/' },
  ambient: { 'GET /general': generalWith({ demo: 0 }) },
  arrive: async ({ page }) => {
    await HeldFiles.hold(page, '/operator')
    await configure(page, /\/login$/, { operator: '/operator/' })
    await page.goto('/login')
    await expect(page.locator('[data-static]')).toHaveCount(0)
  },

  outcomes: {
    useBrand: outcomesOf('brand.json', BRAND),
    pages: outcomesOf('pages/en.json', PAGES, { pages: PAGES }),
    home: outcomesOf('home/en.json', HOME, { home: HOME }),
  },
  plainEvents: ['pages.needed', 'home.needed', 'language.changed'],
  gesture: {
    'pages.needed': (page) => travel(page, '/signup'),
    // The links of a page need both.
    'home.needed': {
      when: ({ value }) => value.pages !== 'unneeded',
      play: (page) => travel(page, '/age-limit'),
    },
    'language.changed': IN_BENGALI,
  },

  unmarked: 'The folder has no element of its own: other flows show what it says.',
  assertions: {
    'operator.brand.loading': seeNoBrand,
    'operator.brand.known': (page) => seeBrand(page, '#ffb000', /^Another house\.$/),
    'operator.pages.unneeded': seeNoLink,
    'operator.pages.loading': seeNoLink,
    'operator.pages.known': (page) => expect(terms(page).first()).toHaveText('Terms'),
    'operator.home.unneeded': seeNoGuide,
    'operator.home.loading': seeNoGuide,
    'operator.home.known': (page) => expect(guide(page)).toHaveAttribute('href', '/age-limit'),
  },
})
