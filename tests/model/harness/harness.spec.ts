import { readFileSync, statSync } from 'node:fs'
import { expect } from '@playwright/test'
import type { Delays } from '../../site/delays.ts'
import { lookAt } from '../browser/batch.ts'
import { playInBrowser, test } from '../browser/browser.ts'
import type { SharedPage } from '../browser/sharedPage.ts'
import { collectChecks, expect as expectTogether } from '../expect.ts'
import { walksOf } from '../graph/walk.ts'
import { ClockHistory } from '../internals.ts'
import type { FlowModel, WireAnswer } from '../model.ts'
import type { Observer } from '../records/observer.ts'
import { Recorder } from '../records/record.ts'
import type { ChartRecord } from '../records/record.types.ts'
import { TOY_PAGE, toy } from './toy.ts'

/** Walks the toy's chart on a page with a fault. */
async function walkAll(
  shared: SharedPage,
  fault: readonly [string, string],
  model: FlowModel = toy,
  delays?: Delays,
  observer?: Observer,
): Promise<void> {
  const [right, wrong] = fault
  expect(TOY_PAGE).toContain(right)
  const body = TOY_PAGE.replaceAll(right, () => wrong)
  const arrive: FlowModel['arrive'] = async ({ page }) => {
    if (delays) shared.network.delays = delays
    await page.route('**/toy', (route) => route.fulfill({ contentType: 'text/html', body }))
    await page.goto('/toy')
  }
  for (const walk of await walksOf({ ...model, arrive }, 'browser'))
    await playInBrowser(shared, walk, observer)
}

const NONE = ['', ''] as const

test('a walk passes on a page that behaves as its chart says', async ({ shared }) => {
  await walkAll(shared, NONE)
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
  test(`a walk fails on a page with ${name}`, async ({ shared }) => {
    const answers = { askToy: { word: { body: { word: 'boat' } }, ...failure } }
    await expect(walkAll(shared, fault, failure && { ...toy, answers })).rejects.toThrow(words)
  })
}

const SLOW: readonly (readonly [string, Delays])[] = [
  ['calls', { call: 60, answer: 0 }],
  ['answers', { call: 0, answer: 60 }],
]

for (const [name, delays] of SLOW) {
  test(`a timer set after an ambient call is running before the clock moves, with slow ${name}`, async ({
    shared,
  }) => {
    const timer = "setTimeout(() => show('idle'), 5000)"
    const model = { ...toy, ambient: { 'GET /other': { body: {} } } }
    await walkAll(shared, [timer, `fetch('/api/other').then(() => ${timer})`], model, delays)
  })
}

test('states are recorded with a picture, and a failed tour with one, a trace and the result of playing it again', async ({
  shared,
}, info) => {
  const root = info.outputPath('records')
  const recorder = new Recorder(root, toy, 'browser', '/tests/flows/games/toy')
  const fault = ["show(word, 'told')", "show('bait', 'told')"] as const
  await expect(walkAll(shared, fault, toy, undefined, recorder)).rejects.toThrow('bait')
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
    asserts: [`getByRole('status') has the text "asking"`],
    picture: { width: 390 },
  })
  const { picture } = record.states['toy.asking'] ?? {}
  for (const name of [picture?.file, failure?.picture, failure?.trace, failure?.log])
    expect(statSync(`${root}/${name}`).size, name).toBeGreaterThan(100)
})

test('all assertions of a step are checked together, each by its own rules', async ({ shared: { page } }) => {
  await page.setContent('<h1>Toys</h1><p>One <b>boat</b></p><button disabled>Ask</button><p>Two</p>')
  const button = page.getByRole('button', { name: 'Ask', exact: true })
  const right = await collectChecks(async () => {
    await expectTogether(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectTogether(button).toBeDisabled()
    await expectTogether(button).not.toBeEnabled()
    await expectTogether(page.getByText('boat')).toHaveText(/^boat$/)
    await expectTogether(page.getByRole('paragraph')).toHaveText(['One boat', 'Two'])
    await expectTogether(page.getByRole('dialog')).toHaveCount(0)
    await expectTogether(page.getByRole('dialog')).not.toBeVisible()
    await expectTogether(page).toHaveURL(page.url())
  })
  expect((await lookAt(page, right)).holds).toEqual(right.map(() => true))
  expect(right).toHaveLength(8)

  const wrong = await collectChecks(async () => {
    await expectTogether(page.getByRole('heading', { level: 2 })).toBeVisible()
    await expectTogether(page.getByRole('dialog')).not.toHaveText('x')
    await expectTogether(button).toBeEnabled()
    await expectTogether(page.getByRole('paragraph')).toBeVisible()
    await expectTogether(page.getByRole('paragraph')).toHaveText(['One boat'])
    await expectTogether(page.getByText('boat')).toHaveText('boa')
    await expectTogether(page).not.toHaveURL(page.url())
  })
  expect((await lookAt(page, wrong)).holds).toEqual(wrong.map(() => false))
  expect(wrong).toHaveLength(7)
})

test('a walk leaves nothing behind on the page that the next walk uses', async ({ shared }) => {
  const { page } = shared
  await shared.reset({ shared: 'of this walk' })
  await page.addInitScript(() => Object.assign(window, { leak: true }))
  await page.route('**/art/mark.svg', (route) => route.abort())
  await page.goto('/art/splash.svg')
  await page.clock.runFor(60_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.evaluate(async () => {
    localStorage.setItem('leak', '1')
    sessionStorage.setItem('leak', '1')
    window.name = 'leak'
    await caches.open('leak')
    await new Promise((resolve) => {
      indexedDB.open('leak').onsuccess = resolve
    })
    history.pushState(null, '', '/art/signs.svg')
    setTimeout(() => localStorage.setItem('late', '1'), 1_000)
  })
  await page.context().addCookies([{ name: 'leak', value: '1', url: page.url() }])
  const held: string[] = []
  shared.network.onCall = ({ line }) => held.push(line)
  shared.network.onGivenUp = ({ line }) => held.splice(held.indexOf(line), 1)
  await page.evaluate(() => {
    fetch('/api/leak').catch(() => localStorage.setItem('late', '2'))
  })
  await expect.poll(() => held).toEqual(['GET /api/leak'])
  await page.reload()
  await expect.poll(() => held, 'calls of a document that is gone').toEqual([])
  await page.evaluate(() => {
    fetch('/api/leak').catch(() => localStorage.setItem('late', '2'))
  })
  await expect.poll(() => held).toEqual(['GET /api/leak'])

  await shared.reset({ stored: 'of the next' })
  expect(held, 'held calls').toEqual([])
  await page.goto('/art/splash.svg')
  await page.clock.runFor(5_000)
  const found = await page.evaluate(async () => ({
    local: { ...localStorage },
    session: { ...sessionStorage },
    name: window.name,
    caches: await caches.keys(),
    databases: await indexedDB.databases(),
    script: 'leak' in window,
    still: matchMedia('(prefers-reduced-motion: reduce)').matches,
    entries: history.length,
    file: await fetch('/art/mark.svg').then(({ ok }) => ok),
    time: new Date().toISOString(),
  }))
  expect(found).toEqual({
    local: { stored: 'of the next' },
    session: {},
    name: '',
    caches: [],
    databases: [],
    script: false,
    still: false,
    // The blank document that the walk begins from, and the walk's own document.
    entries: 2,
    file: true,
    time: '2026-03-02T06:00:05.000Z',
  })
  expect(await page.context().cookies(), 'cookies').toEqual([])
})

test('a script that one walk replaced is the site’s own script again in the next walk', async ({
  shared,
}) => {
  const { page } = shared
  const word = () => page.evaluate(() => document.documentElement.dataset.replaced ?? 'own')
  await shared.reset({})
  await page.route('**/assets/index-*.js', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: "document.documentElement.dataset.replaced = 'replaced'" })
  })
  await page.goto('/faq')
  await expect.poll(word).toBe('replaced')

  await shared.reset({})
  await page.goto('/faq')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await word()).toBe('own')
})

test('the clock history of a page is cleared between walks', async ({ shared }) => {
  const { page } = shared
  await shared.reset({})
  const history = new ClockHistory(page)
  await page.clock.runFor(1_000)
  await page.clock.runFor(1_000)
  expect(history.length).toBe(2)
  await shared.reset({})
  expect(history.length).toBe(0)
})
