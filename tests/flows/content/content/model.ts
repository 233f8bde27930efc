import type { Page } from '@playwright/test'
import type { World } from '@tiya/graph-tests/model'
import { succeeded } from '@tiya/ports/result'
import type { SnapshotFrom } from 'xstate'
import { FACT_PAGES } from '#machines/common/routing/routes.ts'
import { contentMachine } from '#machines/content/content/content.machine.ts'
import { generalWith } from '#tests/model/ambient.ts'
import { Chunks } from '#tests/model/chunks.ts'
import { expect } from '#tests/model/expect.ts'
import { defineModel } from '#tests/model/model.ts'
import { drawing } from './content.page.ts'

/** The name of each page's first section. */
const FIRST = {
  faq: 'Your account',
  'brand-ambassador': 'Who is Tiya?',
  'responsible-gaming': 'Before you play',
  'age-limit': 'How we check',
  about: 'What you find here',
  affiliate: 'How it works',
  terms: 'Who may play',
  privacy: 'What your account holds',
} as const

const texts = new WeakMap<Page, Chunks>()

const arriveAt = (at: string) => async (world: World) => {
  const files = new RegExp(`/assets/(${Object.keys(FIRST).join('|')})-[\\w-]+\\.js$`)
  texts.set(world.page, await Chunks.hold(world.page, files))
  await world.page.goto(at)
  await expect(world.page.getByRole('main')).toBeVisible()
}

const pageOf = (page: keyof typeof FIRST, at: `/${string}` = `/${page}`) => ({
  input: { page },
  at,
  arrive: arriveAt(at),
})

async function seeBusy(page: Page): Promise<void> {
  await expect(page.getByRole('region', { name: 'The page is loading' })).toHaveAttribute('aria-busy', 'true')
}

const isOwn = ({ context }: SnapshotFrom<typeof contentMachine>) => context.shown?.own === true

export const model = defineModel<typeof contentMachine>({
  machine: contentMachine,
  ...pageOf('faq'),
  variants: {
    'brand ambassador': pageOf('brand-ambassador'),
    'responsible gaming': pageOf('responsible-gaming', '/responsible-gaming/'),
    'age limit': pageOf('age-limit'),
    about: pageOf('about'),
    affiliate: pageOf('affiliate'),
    terms: pageOf('terms'),
    privacy: pageOf('privacy'),
  },
  ambient: { 'GET /general': 'held' },
  project: ({ page, shown, demo }) => [page, shown?.own, demo],

  outcomes: {
    loadText: {
      'the demonstration’s': {
        output: succeeded({ text: { lead: '', sections: [] }, own: false }),
        play: async ({ page }) => texts.get(page)?.arrive(),
      },
      'the operator’s': {
        output: succeeded({ text: { lead: '', sections: [] }, own: true }),
        play: 'a journey has an operator’s folder',
      },
    },
  },
  events: {
    'demo.known': () => [
      { type: 'demo.known', demo: true },
      { type: 'demo.known', demo: false },
    ],
  },
  gesture: {
    'demo.known': {
      // The settings are loaded once a visit; a journey loads them again.
      when: ({ context }) => context.demo === null,
      play: (_, { demo }, world) => world.release('GET /general', generalWith({ demo: demo ? 1 : 0 })),
    },
  },

  assertions: {
    'content.loading': seeBusy,
    'content.judging': seeBusy,
    'content.shown': async (page, snapshot) => {
      const section = page.getByRole('main').getByRole('heading', { level: 2 }).first()
      await expect(section).toHaveText(FIRST[snapshot.context.page])
      await expect(drawing(page)).toHaveCount(1)
      const note = page.getByText('This is a demonstration.')
      await expect(note).toHaveCount(snapshot.context.demo ? 1 : 0)
    },
    'content.missing': async (page) => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
      await expect(page.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
    },
  },
  invariants: {
    'facts that are not the operator’s are shown in a demonstration only': (after) =>
      !after.matches('shown') ||
      !FACT_PAGES.includes(after.context.page) ||
      isOwn(after) ||
      after.context.demo === true,
  },
  unreachedInBrowser: {
    'content.missing always#0': 'the settings are loaded once a visit; a journey loads them again',
    'content.shown always#0': 'the settings are loaded once a visit; a journey loads them again',
  },
})
