import type { Locator, Page } from '@playwright/test'
import type { World } from '@tiya/graph-tests/model'
import { succeeded } from '@tiya/ports/result'
import { shellMachine } from '#machines/app/shell/shell.machine.ts'
import { Chunks } from '#tests/model/chunks.ts'
import { arriveAtHome, fetched } from '#tests/model/device.ts'
import { expect } from '#tests/model/expect.ts'
import { defineModel } from '#tests/model/model.ts'

/** The names on the screen, in both languages. */
const MENU = /^(Menu|মেনু)$/
const HELP = /^(Help|সাহায্য)$/
const LANGUAGE = /^(Language|ভাষা)$/
const CLOSE = /^(Close|বন্ধ করুন)$/

/** Why the browser opens no answer here. */
const ELSEWHERE = 'no word with an answer is on the home: a journey opens each'

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

const onlyDialog = async (page: Page, name: RegExp) => {
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await expect(page.getByRole('dialog', { name })).toBeVisible()
}

async function open(world: World, opener: Locator): Promise<void> {
  await opener.click()
  await fetched(world, world.page.getByRole('dialog'))
}

export const model = defineModel<typeof shellMachine>({
  machine: shellMachine,
  input: { language: 'en' },
  at: '/',
  arrive: holdBengali,
  variants: { 'in Bengali': { input: { language: 'bn' }, stored: { 'app.language': 'bn' } } },

  outcomes: {
    useLanguage: {
      loaded: {
        output: succeeded(undefined),
        play: async (world) => {
          await bengali.get(world.page)?.arrive()
          await untilUncovered(world)
        },
      },
    },
  },

  plainEvents: ['menu.open', 'help.open', 'language.open', 'close', 'language.dismissed'],
  events: {
    'answer.open': () => [{ type: 'answer.open', answer: 'vip' }],
    'language.chosen': () => [
      { type: 'language.chosen', language: 'en' },
      { type: 'language.chosen', language: 'bn' },
    ],
  },

  covered: ({ value }) => (value.overlay === 'none' ? undefined : ['close', 'language.chosen']),
  gesture: {
    'menu.open': (page, _, world) => open(world, page.getByRole('button', { name: MENU })),
    'help.open': (page, _, world) => open(world, page.getByRole('link', { name: HELP })),
    'language.open': (page, _, world) =>
      open(world, page.getByRole('banner').getByRole('button', { name: LANGUAGE })),
    'answer.open': ELSEWHERE,
    close: (page) => page.getByRole('dialog').getByRole('button', { name: CLOSE }).click(),
    'language.dismissed': 'A journey loses the texts and goes on without them.',
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

  unreachedInBrowser: {
    'shell.overlay.answer': ELSEWHERE,
    'shell.overlay.answer close#0': ELSEWHERE,
  },

  unmarked: 'The shell has no element of its own: it opens the menu, the help and the languages.',
  assertions: {
    'shell.overlay.none': (page) => expect(page.getByRole('dialog')).toHaveCount(0),
    'shell.overlay.menu': (page) => onlyDialog(page, MENU),
    'shell.overlay.help': (page) => onlyDialog(page, HELP),
    'shell.overlay.answer': ELSEWHERE,
    'shell.overlay.language': async (page) => {
      await onlyDialog(page, LANGUAGE)
      await expect(page.getByRole('dialog').locator('[lang]')).toHaveText(['English', 'বাংলা'])
      await expect(page.getByRole('dialog').locator('[lang=bn]')).toHaveText('বাংলা')
    },
    'shell.language.ready': async (page, { context }) => {
      const login = context.language === 'en' ? 'Login' : 'লগইন'
      const navigation = page.getByRole('navigation', { includeHidden: true })
      await expect(navigation.getByRole('link', { name: login, includeHidden: true })).toBeVisible()
    },
    'shell.language.loading':
      'the texts stay in the language before, or the splash stays, until those of the new one are there',
  },
})
