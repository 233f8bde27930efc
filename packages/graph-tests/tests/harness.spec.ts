import { readFileSync, statSync } from 'node:fs'
import { expect, type PlaywrightTestOptions } from '@playwright/test'
import { type Pages, playInBrowser, test } from '../src/browser/browser.ts'
import type { BrowserApp, Delays } from '../src/browser/browserApp.ts'
import { SharedPage } from '../src/browser/sharedPage.ts'
import { walksOf } from '../src/graph/walk.ts'
import type { FlowModel } from '../src/model.ts'
import type { Observer } from '../src/records/observer.types.ts'
import { Recorder } from '../src/records/record.ts'
import type { ChartRecord } from '../src/records/record.types.ts'
import type { WireAnswer } from '../src/wire.types.ts'
import { TOY_PAGE, toy } from './toy.ts'

/** Walks the toy's chart on a page with a fault. */
async function walkAll(
  pages: Pages,
  fault: readonly [string, string],
  model: FlowModel = toy,
  app: BrowserApp = {},
  observer?: Observer,
): Promise<void> {
  const [right, wrong] = fault
  expect(TOY_PAGE).toContain(right)
  const body = TOY_PAGE.replaceAll(right, () => wrong)
  const arrive: FlowModel['arrive'] = async ({ page }) => {
    await page.route('**/toy', (route) => route.fulfill({ contentType: 'text/html', body }))
    await page.goto('/toy')
  }
  for (const walk of await walksOf({ ...model, arrive }, 'browser'))
    await playInBrowser(app, await pages.next(app), walk, observer)
}

const NONE = ['', ''] as const

test('a walk passes on a page that behaves as its chart says', async ({ pages }) => {
  await walkAll(pages, NONE)
})

test('a page that still goes back does not stop the next walk', async ({ browser }, { project }) => {
  const shared = await SharedPage.open(browser, project.use as PlaywrightTestOptions, false, {})
  const { page } = shared
  for (let walk = 0; walk < 20; walk += 1) {
    await shared.reset({})
    await page.route('**/toy', (route) => route.fulfill({ contentType: 'text/html', body: TOY_PAGE }))
    await page.goto('/toy')
    await page.evaluate((wait) => {
      history.pushState(null, '')
      setTimeout(() => history.back(), wait)
    }, walk)
  }
  await shared.close()
})

/** The page's fault, what the walk says of it, and the failure to play if it is not the first of the toy's. */
const FAULTS: readonly (readonly [
  name: string,
  fault: readonly [string, string],
  words: string,
  failure?: Readonly<Record<string, WireAnswer>>,
])[] = [
  ['another text', ["show('asking')", "show('waiting')"], 'waiting'],
  ['another state', ["show(word, 'told')", "show(word, 'idle')"], 'data-state, not told'],
  ['no element of the flow', ['data-flow="toy"', ''], 'no element with data-flow'],
  ['a text that slipped', ['<output>', '৳ NaN <output>'], 'the text of the page'],
  [
    'a call that is sent twice',
    ["show('asking')", "show('asking'); attempt(signal).catch(() => {})"],
    'the calls',
  ],
  ['a call that is not given up', ['call?.abort();', ''], 'the calls'],
  [
    'a lost read that is not tried again',
    ['.catch(() => attempt(signal))', ''],
    'the call to answer is held',
    { lost: { lost: true } },
  ],
  ['a stray call', ["show('asking')", "show('asking'); fetch('/api/other')"], 'stray call: GET /api/other'],
  ['an error in the console', ["show('asking')", "show('asking'); console.error('oh')"], 'console: oh'],
  [
    'an error in the page',
    ["show('asking')", "show('asking'); queueMicrotask(() => { throw new Error('oh') })"],
    'page error: Error: oh',
  ],
  [
    'another time limit',
    ['setTimeout(end, 15000)', 'setTimeout(end, 15001)'],
    'the calls',
    { silence: { silent: 15_000 } },
  ],
  ['another delay', ["'idle'), 5000)", "'idle'), 5001)"], 'idle'],
]

for (const [name, fault, words, failure] of FAULTS) {
  test(`a walk fails on a page with ${name}`, async ({ pages }) => {
    const answers = { askToy: { word: { body: { word: 'boat' } }, ...failure } }
    await expect(walkAll(pages, fault, failure && { ...toy, answers })).rejects.toThrow(words)
  })
}

const SLOW: readonly (readonly [string, Delays])[] = [
  ['calls', { call: 60, answer: 0 }],
  ['answers', { call: 0, answer: 60 }],
]

for (const [name, delays] of SLOW) {
  test(`a timer set after an ambient call is running before the clock moves, with slow ${name}`, async ({
    pages,
  }) => {
    const timer = "setTimeout(() => show('idle'), 5000)"
    const model = { ...toy, ambient: { 'GET /other': { body: {} } } }
    await walkAll(pages, [timer, `fetch('/api/other').then(() => ${timer})`], model, { delays })
  })
}

test('states are recorded with a picture, and a failed tour with one, a trace and the result of playing it again', async ({
  pages,
}, info) => {
  const root = info.outputPath('records')
  const recorder = new Recorder(root, toy, 'browser', '/tests/flows/games/toy')
  const fault = ["show(word, 'told')", "show('bait', 'told')"] as const
  await expect(walkAll(pages, fault, toy, undefined, recorder)).rejects.toThrow('bait')
  recorder.write()
  const record = JSON.parse(readFileSync(`${root}/browser/toy/record.json`, 'utf8')) as ChartRecord
  const failure = record.tours.at(-1)?.failure
  expect(failure).toMatchObject({
    stimulus: 'askToy ← word',
    expected: 'told · boat',
    seen: 'told · bait',
    isRepeated: true,
    edges: ['toy.asking xstate.done.actor.askToy#0'],
  })
  expect(failure?.message).not.toContain('Call log')
  expect(record.states['toy.asking']).toMatchObject({
    picture: { width: 390 },
  })
  const { picture } = record.states['toy.asking'] ?? {}
  for (const name of [picture?.file, failure?.picture, failure?.trace, failure?.log])
    expect(statSync(`${root}/${name}`).size, name).toBeGreaterThan(100)
})
