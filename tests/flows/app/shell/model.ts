import type { Locator, Page } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import { shellMachine } from '#machines/app/shell/shell.machine.ts'
import { failed, succeeded } from '#machines/common/result.ts'
import { Chunks } from '#tests/model/chunks.ts'
import { arriveAtHome, fetched } from '#tests/model/device.ts'
import { expect } from '#tests/model/expect.ts'
import { defineModel, type World } from '#tests/model/model.ts'

/** The names on the screen, in both languages. */
const MENU = /^(Menu|মেনু)$/
const HELP = /^(Help|সাহায্য)$/
const LANGUAGE = /^(Language|ভাষা)$/
const CLOSE = /^(Close|বন্ধ করুন)$/

type Snapshot = SnapshotFrom<typeof shellMachine>

const bengali = new WeakMap<Page, Chunks>()

/** The Bengali texts are a separate file. If needed at the start, the site shows its splash until they arrive. */
async function holdBengali(world: World): Promise<void> {
  const { page } = world
  bengali.set(page, await Chunks.hold(page, /\/assets\/bn-[\w-]+\.js$/))
  const language = await page.evaluate(() => localStorage.getItem('app.language'))
  if (language === 'bn') await page.goto('/')
  else await arriveAtHome(world)
}

/** Waits until the splash is over, if there is one. */
function untilUncovered(world: World): Promise<void> {
  return expect(async () => {
    await world.pass(500)
    await expect(world.page.locator('[data-flow=splash]')).toHaveCount(0, { timeout: 50 })
  }).toPass({ intervals: [10] })
}

/** The dialog shown when the texts of a language can't be loaded, above the others. */
const failedDialog = (page: Page) => page.getByRole('dialog', { name: /^(Error|ত্রুটি)$/ })

const onlyDialog = async (page: Page, name: RegExp, { value }: Snapshot) => {
  await expect(page.getByRole('dialog')).toHaveCount(value.language === 'failed' ? 2 : 1)
  await expect(page.getByRole('dialog', { name })).toBeVisible()
}

async function open(world: World, opener: Locator): Promise<void> {
  await opener.click()
  await fetched(world, world.page.getByRole('dialog'))
}

/** Texts that have arrived can't be lost again, so a walk loses them once. */
const IN_JOURNEY = 'A journey loses the texts and loads them again.'

export const model = defineModel<typeof shellMachine>({
  machine: shellMachine,
  input: { language: 'en' },
  at: '/',
  arrive: holdBengali,
  variants: { 'in Bengali': { input: { language: 'bn' }, stored: { 'app.language': 'bn' } } },

  outcomes: {
    useLanguage: {
      // Listed first, because a walk takes the first of equally near goals: texts that have arrived can't be lost.
      failed: {
        output: failed({ kind: 'lost' }),
        play: {
          when: ({ context }) => context.requested === 'bn',
          play: async (world) => {
            await bengali.get(world.page)?.lose()
            await untilUncovered(world)
            await fetched(world, failedDialog(world.page))
          },
        },
      },
      loaded: {
        output: succeeded(undefined),
        play: async (world) => {
          await bengali.get(world.page)?.arrive()
          await untilUncovered(world)
        },
      },
    },
  },

  plainEvents: [
    ...(['menu.open', 'help.open', 'language.open', 'close'] as const),
    ...(['language.retry', 'language.dismissed', 'tab.returned'] as const),
  ],
  events: {
    'language.chosen': () => [
      { type: 'language.chosen', language: 'en' },
      { type: 'language.chosen', language: 'bn' },
    ],
  },

  covered: ({ value }) =>
    value.language === 'failed'
      ? ['language.dismissed']
      : value.overlay === 'none'
        ? undefined
        : ['close', 'language.chosen'],
  gesture: {
    'menu.open': (page, _, world) => open(world, page.getByRole('button', { name: MENU })),
    'help.open': (page, _, world) => open(world, page.getByRole('link', { name: HELP })),
    'language.open': (page, _, world) =>
      open(world, page.getByRole('banner').getByRole('button', { name: LANGUAGE })),
    close: (page) => page.getByRole('dialog').getByRole('button', { name: CLOSE }).click(),
    'language.retry': IN_JOURNEY,
    'tab.returned': IN_JOURNEY,
    'language.dismissed': (page) => failedDialog(page).getByRole('button', { name: CLOSE }).click(),
    // The language that was chosen last is already checked.
    'language.chosen': {
      when: ({ value, context }, { language }) =>
        value.overlay === 'language' && language !== context.requested,
      play: async (page, { language }) => {
        bengali.get(page)?.hold()
        await page.getByRole('radio', { name: language === 'en' ? 'English' : 'বাংলা' }).click()
      },
    },
  },

  unmarked: 'The shell has no element of its own: it opens the menu, the help and the languages.',
  assertions: {
    'shell.overlay.none': (page, { value }) =>
      expect(page.getByRole('dialog')).toHaveCount(value.language === 'failed' ? 1 : 0),
    'shell.overlay.menu': (page, snapshot) => onlyDialog(page, MENU, snapshot),
    'shell.overlay.help': (page, snapshot) => onlyDialog(page, HELP, snapshot),
    'shell.overlay.language': (page, snapshot) => onlyDialog(page, LANGUAGE, snapshot),
    'shell.language.ready': async (page, { context }) => {
      const login = context.language === 'en' ? 'Login' : 'লগইন'
      const navigation = page.getByRole('navigation', { includeHidden: true })
      await expect(navigation.getByRole('link', { name: login, includeHidden: true })).toBeVisible()
    },
    'shell.language.failed': (page) => expect(failedDialog(page)).toBeVisible(),
    'shell.language.loading':
      'the texts stay in the language before, or the splash stays, until those of the new one are there',
  },
})
