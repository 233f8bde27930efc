import { expect, it } from 'vitest'
import { surroundings } from '../../src/ports/app/surroundings.ts'
import { HeadlessEnvironment } from '../model/headless/headlessEnvironment.ts'
import { listenTo } from './listenTo.fixture.ts'

it('the surroundings are the path and whether a dialog is open, again when a part of the page opens or closes', () => {
  const world = new HeadlessEnvironment({ at: '/faq' })
  let dialog: object | null = null
  let mutate = () => {}
  const seen: unknown[] = []
  Object.assign(world.page.document, {
    querySelector: (selector: string) => (selector === 'dialog[open]' ? dialog : null),
  })
  Object.assign(world.page, {
    MutationObserver: class {
      constructor(report: () => void) {
        mutate = report
      }
      observe(...given: unknown[]) {
        seen.push(given)
      }
      disconnect() {
        seen.push('disconnected')
      }
    },
  })
  const { heard, stop } = listenTo(surroundings(world.of('surroundings')))
  dialog = {}
  mutate()
  expect(heard).toEqual([
    { type: 'surroundings.changed', path: '/faq', dialog: false },
    { type: 'surroundings.changed', path: '/faq', dialog: true },
  ])
  const observed = [world.page.document, { attributeFilter: ['open'], subtree: true }]
  expect(seen).toEqual([observed])
  stop()
  expect(seen).toEqual([observed, 'disconnected'])
})
