import { settled } from '@tiya/graph-tests/internal/headless/settled.ts'
import { expect, it, vi } from 'vitest'
import { assign, createActor, createMachine, toPromise } from 'xstate'
import { contentPortsOf } from '../../src/ports/content/content.ts'
import { operatorPortsOf } from '../../src/ports/content/operator.ts'
import { HeadlessEnvironment } from '../model/headless/headlessEnvironment.ts'

interface General {
  readonly demo: boolean
}

/** The site's settings, as far as the port reads them. */
const site = createMachine({
  types: {} as { context: { general: General | null } },
  context: { general: null },
  type: 'parallel',
  states: {
    general: { initial: 'loading', states: { loading: { on: { fail: 'failed' } }, failed: {} } },
  },
  on: {
    read: { actions: assign({ general: ({ event }) => event.general }) },
  },
})

/** Follows what the port tells of these settings. */
function begin() {
  const heard: boolean[] = []
  const { demo } = contentPortsOf(new HeadlessEnvironment({ at: '/faq' }).of('content'))
  const parent = createMachine({
    invoke: [{ src: site, systemId: 'site' }, { src: demo }],
    on: { 'demo.known': { actions: ({ event }) => heard.push(event.demo) } },
  })
  const { system } = createActor(parent).start()
  return { heard, settings: system.get('site') }
}

it('whether the site is a demonstration is told once it is known, and again only when it changes', () => {
  const { heard, settings } = begin()
  expect(heard).toEqual([])
  for (const demo of [true, true, false]) settings?.send({ type: 'read', general: { demo } })
  expect(heard).toEqual([true, false])
})

it('where it can’t be known, the site is none', () => {
  const { heard, settings } = begin()
  settings?.send({ type: 'fail' })
  expect(heard).toEqual([false])
})

it('a page that the operator has not written is the site’s own', async () => {
  const world = new HeadlessEnvironment({ at: '/faq' })
  const { loadText } = contentPortsOf(world.of('loadText'))
  const { value } = (await toPromise(createActor(loadText, { input: 'faq' }).start())) as never
  expect(value).toMatchObject({ own: false, text: { sections: expect.any(Array) } })
})

it('pages that could not be loaded are not said to be missing', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const world = new HeadlessEnvironment({ at: '/', config: { operator: '/own' } })
  Object.assign(world.page, { fetch: () => Promise.reject(new TypeError()) })
  const parent = createMachine({
    invoke: [
      { src: site, systemId: 'site' },
      { src: operatorPortsOf(world.of('texts')).loadTexts, input: 'pages' },
    ],
  })
  const { system } = createActor(parent).start()
  await settled()
  system.get('site')?.send({ type: 'read', general: { demo: false } })
  await settled()
  expect(warn.mock.calls).toEqual([])
  warn.mockRestore()
})

it('the texts follow the language of the shell, and nothing else that it knows', () => {
  const shell = createMachine({
    types: {} as { context: { language: string; width: number } },
    context: { language: 'en', width: 0 },
    on: { change: { actions: assign(({ event }) => event.to) } },
  })
  const heard: string[] = []
  const { language } = operatorPortsOf(new HeadlessEnvironment({ at: '/' }).of('language'))
  const parent = createMachine({
    invoke: [{ src: shell, systemId: 'shell' }, { src: language }],
    on: { 'language.changed': { actions: ({ event }) => void heard.push(event.type) } },
  })
  const { system } = createActor(parent).start()
  const change = (to: object) => system.get('shell').send({ type: 'change', to })
  change({ width: 390 })
  expect(heard).toEqual([])
  change({ language: 'bn' })
  expect(heard).toEqual(['language.changed'])
})

it('the colours of a brand replace those that the page was painted in, and its words describe the page', async () => {
  const world = new HeadlessEnvironment({ at: '/', config: { operator: '/own' } })
  const painted = new Map([
    ['--color-page', '#111111'],
    ['--color-brand', '#222222'],
  ])
  const style = {
    setProperty: (name: string, value: string) => painted.set(name, value),
    removeProperty: (name: string) => painted.delete(name),
  }
  Object.assign(world.page.document.documentElement, { style })
  const described: unknown[] = []
  const querySelector = (selector: string) => ({
    setAttribute: (name: string, value: string) => described.push([selector, name, value]),
  })
  Object.assign(world.page.document, { querySelector })
  const brand = { name: 'Own', colours: { page: '#0a0a0a' }, description: 'Our own site.' }
  const fetch = async () => Response.json(brand)
  Object.assign(world.page, { fetch })
  createActor(operatorPortsOf(world.of('brand')).useBrand).start()
  await settled()
  expect([...painted]).toEqual([['--color-page', '#0a0a0a']])
  expect(described).toEqual([
    ['meta[name=theme-color]', 'content', '#0a0a0a'],
    ['meta[name=description]', 'content', 'Our own site.'],
  ])
})

it.each([
  [
    false,
    [
      "The operator's file /own/pages/en.json has no brand-ambassador, about, privacy: these pages are not found.",
    ],
  ],
  [true, []],
])(
  'pages of facts that an operator has not written are named unless the site is a demonstration: %s',
  async (demo, said) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const world = new HeadlessEnvironment({ at: '/', config: { operator: '/own' } })
    const terms = { lead: 'Ours.', sections: [{ title: 'Who may play', text: ['Adults.'] }] }
    Object.assign(world.page, { fetch: async () => Response.json({ terms }) })
    const { loadTexts } = operatorPortsOf(world.of('texts'))
    const parent = createMachine({
      invoke: [
        { src: site, systemId: 'site' },
        { src: loadTexts, input: 'pages' },
      ],
    })
    const { system } = createActor(parent).start()
    await settled()
    expect(warn.mock.calls).toEqual([])
    system.get('site')?.send({ type: 'read', general: { demo } })
    await settled()
    expect(warn.mock.calls.flat()).toEqual(said)
    warn.mockRestore()
  },
)
