import { expect, it } from 'vitest'
import { assign, createActor, createMachine } from 'xstate'
import { contentPortsOf } from '../../src/ports/content/content.ts'
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
