import { settled } from '@tiya/graph-tests/internal/headless/settled.ts'
import { expect, it } from 'vitest'
import { updatePortsOf } from '../../src/ports/app/update.ts'
import { HeadlessEnvironment } from '../model/headless/headlessEnvironment.ts'
import { listenTo } from './listenTo.fixture.ts'

/** A page whose worker waits, and answers whether it is of the page's build. */
async function begin(isSameBuild: boolean) {
  const world = new HeadlessEnvironment({ at: '/' })
  const waiting = {
    postMessage: (question: { type: string }, [port]: MessagePort[]) =>
      port?.postMessage(question.type === 'isSameBuild' && isSameBuild),
  }
  const registration = Object.assign(new EventTarget(), { waiting, installing: null, active: null })
  const serviceWorker = Object.assign(new EventTarget(), {
    controller: null,
    register: () => Promise.resolve(registration),
  })
  Object.assign(world.page.document, { getElementById: () => null })
  Object.assign(world.page.navigator, { serviceWorker })
  const { heard, stop } = listenTo(updatePortsOf(world.of('update')).serviceWorker)
  // The answer takes a turn of the event loop of its own.
  for (let turn = 0; turn < 5; turn += 1) await settled()
  stop()
  return heard
}

it('a worker that waits is an update, unless it is of the build that the page has', async () => {
  expect(await begin(false)).toEqual([{ type: 'update.ready' }])
  expect(await begin(true)).toEqual([])
})
