import { contentMachine } from '#machines/content/content/content.machine.ts'
import { expect } from '#tests/model/expect.ts'
import { defineModel } from '#tests/model/model.ts'

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

export const model = defineModel<typeof contentMachine>({
  machine: contentMachine,
  input: { page: 'faq' },
  ports: () => ({}),
  at: '/faq',
  variants: {
    'brand ambassador': { input: { page: 'brand-ambassador' }, at: '/brand-ambassador' },
    'responsible gaming': { input: { page: 'responsible-gaming' }, at: '/responsible-gaming/' },
    'age limit': { input: { page: 'age-limit' }, at: '/age-limit' },
    about: { input: { page: 'about' }, at: '/about' },
    affiliate: { input: { page: 'affiliate' }, at: '/affiliate' },
    terms: { input: { page: 'terms' }, at: '/terms' },
    privacy: { input: { page: 'privacy' }, at: '/privacy' },
  },
  project: (context) => context,

  assertions: {
    'content.shown': async (page, { context }) => {
      const section = page.getByRole('main').getByRole('heading', { level: 2 }).first()
      await expect(section).toHaveText(FIRST[context.page])
    },
  },
})
