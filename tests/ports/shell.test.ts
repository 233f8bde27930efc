import { settled } from '@tiya/graph-tests/internal/headless/settled.ts'
import { expect, it } from 'vitest'
import { createActor, createMachine } from 'xstate'
import { shellPortsOf } from '../../src/ports/app/shell.ts'
import { HeadlessEnvironment } from '../model/headless/headlessEnvironment.ts'

function begin(load: () => Promise<void> = () => Promise.resolve()) {
  const world = new HeadlessEnvironment({ at: '/' })
  return { page: world.page, ports: shellPortsOf(world.of('shell'), load) }
}

it('a language is that of the page, and kept, once its texts are there', async () => {
  let arrive = () => undefined as unknown
  const { page, ports } = begin(() => new Promise((resolve) => (arrive = () => resolve(undefined))))
  const actor = createActor(ports.useLanguage, { input: 'bn' }).start()
  await settled()
  expect([page.document.documentElement.lang, page.storage.get('app.language')]).toEqual(['en', ''])
  arrive()
  await settled()
  expect([page.document.documentElement.lang, page.storage.get('app.language')]).toEqual(['bn', 'bn'])
  expect(actor.getSnapshot().output).toMatchObject({ ok: true })
})

it('a language that is no longer wanted when its texts arrive changes nothing', async () => {
  let arrive = () => undefined as unknown
  const { page, ports } = begin(() => new Promise((resolve) => (arrive = () => resolve(undefined))))
  const actor = createActor(ports.useLanguage, { input: 'bn' }).start()
  actor.stop()
  arrive()
  await settled()
  expect([page.document.documentElement.lang, page.storage.get('app.language')]).toEqual(['en', ''])
})

it('a language that is chosen in another tab is reported', () => {
  const { page, ports } = begin()
  const heard: unknown[] = []
  const parent = createMachine({
    invoke: { src: ports.chosenElsewhere },
    on: { 'language.chosen': { actions: ({ event }) => heard.push(event.language) } },
  })
  const actor = createActor(parent).start()
  page.writeElsewhere({ 'app.language': 'bn' })
  page.writeElsewhere({ theme: 'other' })
  actor.stop()
  page.writeElsewhere({ 'app.language': 'en' })
  expect(heard).toEqual(['bn'])
})
