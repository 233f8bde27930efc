import { settled } from '@tiya/graph-tests/internal/headless/settled.ts'
import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { shellPortsOf } from '../../src/ports/app/shell.ts'
import { deferred } from '../deferred.ts'
import { HeadlessEnvironment } from '../model/headless/headlessEnvironment.ts'
import { listenTo } from './listenTo.fixture.ts'

function begin(load: () => Promise<void> = () => Promise.resolve()) {
  const world = new HeadlessEnvironment({ at: '/' })
  return { page: world.page, ports: shellPortsOf(world.of('shell'), load) }
}

it('a language is that of the page, and kept, once its texts are there', async () => {
  const texts = deferred()
  const { page, ports } = begin(() => texts.promise)
  const actor = createActor(ports.useLanguage, { input: 'bn' }).start()
  await settled()
  expect([page.document.documentElement.lang, page.storage.get('app.language')]).toEqual(['en', ''])
  texts.resolve()
  await settled()
  expect([page.document.documentElement.lang, page.storage.get('app.language')]).toEqual(['bn', 'bn'])
  expect(actor.getSnapshot().output).toMatchObject({ ok: true })
})

it('a language that is no longer wanted when its texts arrive changes nothing', async () => {
  const texts = deferred()
  const { page, ports } = begin(() => texts.promise)
  const actor = createActor(ports.useLanguage, { input: 'bn' }).start()
  actor.stop()
  texts.resolve()
  await settled()
  expect([page.document.documentElement.lang, page.storage.get('app.language')]).toEqual(['en', ''])
})

it('a language that is chosen in another tab is reported', () => {
  const { page, ports } = begin()
  const { heard, stop } = listenTo(ports.chosenElsewhere)
  page.writeElsewhere({ 'app.language': 'bn' })
  page.writeElsewhere({ theme: 'other' })
  stop()
  page.writeElsewhere({ 'app.language': 'en' })
  expect(heard).toEqual([{ type: 'language.chosen', language: 'bn' }])
})
