import { expect, type Page, test } from '@playwright/test'
import type { FlowModel } from './model.ts'
import { Run } from './run.ts'
import { Stage } from './stage.ts'
import { TOY_PAGE, toy } from './toy.ts'
import { play, walksOf } from './walk.ts'

/** Walks the toy's chart on a page with a fault. */
async function walkAll(page: Page, fault: readonly [string, string], model: FlowModel = toy): Promise<void> {
  const [right, wrong] = fault
  expect(TOY_PAGE).toContain(right)
  const body = TOY_PAGE.replaceAll(right, () => wrong)
  await page.route('**/toy', (route) => route.fulfill({ contentType: 'text/html', body }))
  for (const walk of await walksOf(model, 'browser')) {
    const mirror = await Run.start(model)
    const stage = new Stage(page, walk, mirror)
    await stage.open()
    await play(walk, mirror, async (exchanges, at) => {
      const step = walk.arrows[at]?.step
      if (step) await stage.play(step, exchanges)
      await stage.check()
    })
    mirror.stop()
  }
}

const NONE = ['', ''] as const

test('a page that is as its chart says passes', async ({ page }) => {
  await walkAll(page, NONE)
})

const FAULTS = [
  ['another text', ["show('asking')", "show('waiting')"], 'waiting'],
  ['a text that slipped', ['<main>', '<main>৳ NaN '], 'the text of the page'],
  [
    'a call that is sent twice',
    ["show('asking')", "show('asking'); attempt(signal).catch(() => {})"],
    'the held calls',
  ],
  ['a call that is not given up', ['call?.abort();', ''], 'the held calls'],
  [
    'a lost read that is not tried again',
    ['.catch(() => attempt(signal))', ''],
    'the call to answer is held',
  ],
  ['a stray call', ["show('asking')", "show('asking'); fetch('/api/other')"], 'stray call: GET /api/other'],
  ['an error in the console', ["show('asking')", "show('asking'); console.error('oh')"], 'console: oh'],
  [
    'an error in the page',
    ["show('asking')", "show('asking'); queueMicrotask(() => { throw new Error('oh') })"],
    'page error: Error: oh',
  ],
  ['another time limit', ['setTimeout(end, 15000)', 'setTimeout(end, 15001)'], 'the held calls'],
  ['another delay', ["'idle'), 5000)", "'idle'), 5001)"], 'idle'],
] as const

for (const [name, fault, words] of FAULTS) {
  test(`${name} fails`, async ({ page }) => {
    await expect(walkAll(page, fault)).rejects.toThrow(words)
  })
}

test('a state without its assertion fails', async ({ page }) => {
  const { 'toy.told': _, ...assertions } = toy.assertions
  await expect(walkAll(page, NONE, { ...toy, assertions })).rejects.toThrow('what is seen of toy.told')
})

test('an event without its gesture fails', async ({ page }) => {
  await expect(walkAll(page, NONE, { ...toy, gesture: {} })).rejects.toThrow('no gesture for ask')
})
