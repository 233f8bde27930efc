import type { Page } from '@playwright/test'
import type { World } from '@tiya/graph-tests/model'
import { failed, succeeded } from '@tiya/ports/result'
import type { AnyActorLogic, AnyStateMachine } from 'xstate'
import { loadMachine } from '#machines/common/load/load.machine.ts'
import { tabReturns } from '#src/environment/device/visibility.ts'
import { accountPortsOf } from '#src/ports/account/account.ts'
import { PLAYER, userWith } from '#tests/model/ambient.ts'
import { Chunks } from '#tests/model/chunks.ts'
import { arriveAtHome } from '#tests/model/device.ts'
import { expect } from '#tests/model/expect.ts'
import { failureWords } from '#tests/model/failureWords.ts'
import { defineModel, failures } from '#tests/model/model.ts'
import { button } from '#tests/site/controls.ts'

const machine = loadMachine('load')

/** The player's details on My Account stand for all loads; `words.spec.ts` has the words of each. */
const load = defineModel<typeof machine>({
  machine,
  input: '41',
  ports: (environment) => {
    const { implementations } = accountPortsOf(environment).loadUser as AnyStateMachine
    return implementations.actors as Readonly<Record<string, AnyActorLogic>>
  },
  at: '/account',

  answers: { load: { loaded: userWith({}), ...failures('This account is closed.', 15_000) } },
  plainEvents: ['retry', 'tab.returned'],
  deviceEvents: { 'tab.returned': (page) => page.show(true) },
  gesture: { retry: (page) => button(page, 'Try again').click() },

  assertions: {
    'load.loading': async (page) => {
      await expect(page.locator('[aria-busy=true]').filter({ hasText: 'rahim88' })).toBeVisible()
      await expect(page.getByText('VIP Points', { exact: true })).toHaveCount(0)
      await expect(button(page, 'Try again')).toHaveCount(0)
    },
    'load.failed': (page, { context: { failure } }) =>
      expect(page.getByRole('main').getByRole('alert')).toContainText(
        failureWords(failure, 'Your details could not be loaded.'),
      ),
    'load.loaded': async (page) => {
      await expect(page.getByText('VIP Points', { exact: true })).toBeVisible()
      await expect(button(page, 'Try again')).toHaveCount(0)
    },
  },
})

/** The reality check stands for all code that is loaded so. It has its dialog fetched as soon as it is there. */
const CODE = /\/assets\/realityCheck-[\w-]+\.js$/
const DIALOG = /\/assets\/RealityCheckDialog-[\w-]+\.js$/

interface Fetched {
  readonly code: Chunks
  /** Resolves when the loaded code runs. */
  readonly runs: Promise<unknown>
}

const pages = new WeakMap<Page, Fetched>()

async function arrive(world: World): Promise<void> {
  const { page } = world
  pages.set(page, { code: await Chunks.hold(page, CODE), runs: page.waitForRequest(DIALOG, { timeout: 0 }) })
  await arriveAtHome(world)
}

/** Lets the code arrive now, or with the next attempt if it was lost. */
async function letArrive(world: World): Promise<void> {
  const { code, runs } = pages.get(world.page) as Fetched
  let isRunning = false
  void runs.then(() => {
    isRunning = true
  })
  code.hold()
  const arrival = code.arrive()
  await expect
    .poll(
      async () => {
        await world.pass(100)
        return isRunning
      },
      { intervals: [20] },
    )
    .toBe(true)
  await arrival
}

const UNSEEN = 'nobody waits for it'

const background = defineModel<typeof machine>({
  machine: loadMachine('backgroundLoad', 1_000),
  ports: (environment) => ({ tabReturns: tabReturns(environment) }),
  input: '41',
  stored: { ...PLAYER, 'app.realityCheck.41': '30' },
  at: '/',
  arrive,

  outcomes: {
    load: {
      // Listed first, because a walk takes the first of equally near goals: code that has arrived can't be lost.
      lost: { output: failed({ kind: 'lost' }), play: async ({ page }) => pages.get(page)?.code.lose() },
      loaded: { output: succeeded(undefined), play: letArrive },
    },
  },
  plainEvents: ['retry', 'tab.returned'],
  deviceEvents: { 'tab.returned': (page) => page.show(true) },
  durations: { again: 1_000 },
  gesture: { retry: UNSEEN, 'tab.returned': UNSEEN },

  unmarked: UNSEEN,
  assertions: {
    'backgroundLoad.loading': UNSEEN,
    'backgroundLoad.failed': UNSEEN,
    'backgroundLoad.loaded': UNSEEN,
  },
})

export const models = [load, background]
