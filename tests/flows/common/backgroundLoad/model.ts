import type { Page } from '@playwright/test'
import {
  type BackgroundLoad,
  backgroundLoad,
} from '#machines/common/backgroundLoad/backgroundLoad.machine.ts'
import { failed, succeeded, UNEXPECTED } from '#machines/common/result.ts'
import { PLAYER } from '#tests/model/ambient.ts'
import { Chunks } from '#tests/model/chunks.ts'
import { arriveAtHome } from '#tests/model/device.ts'
import { expect } from '#tests/model/expect.ts'
import { defineModel, type World } from '#tests/model/model.ts'

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
async function load(world: World): Promise<void> {
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

export const model = defineModel<BackgroundLoad<unknown>>({
  machine: backgroundLoad<unknown>(),
  input: { subject: '41' },
  stored: { ...PLAYER, 'app.realityCheck.41': '30' },
  at: '/',
  arrive,

  outcomes: {
    load: {
      // Listed first, because a walk takes the first of equally near goals: code that has arrived can't be lost.
      lost: { output: failed({ kind: 'lost' }), play: async ({ page }) => pages.get(page)?.code.lose() },
      loaded: { output: succeeded(undefined), play: load },
      breaks: { output: failed(UNEXPECTED) },
    },
  },
  durations: { retried: 1_000 },

  unmarked: UNSEEN,
  assertions: {
    'backgroundLoad.loading': UNSEEN,
    'backgroundLoad.waiting': UNSEEN,
    'backgroundLoad.ended': UNSEEN,
  },
})
