import { expect, it, vi } from 'vitest'
import { popupsPortsOf } from '../../src/ports/app/popups.ts'
import { HeadlessEnvironment } from '../model/headless/headlessEnvironment.ts'
import { listenTo } from './listenTo.fixture.ts'

const flags = (notice: boolean, welcome: boolean) => ({ type: 'flags.changed', notice, welcome })

function begin() {
  const stored = { popup: '1', regPopup: '1' }
  const world = new HeadlessEnvironment({ at: '/', stored })
  const channel = listenTo(popupsPortsOf(world.of('popups')).popupStore)
  const kept = () => [world.page.storage.get('popup'), world.page.storage.get('regPopup')]
  return { ...channel, kept }
}

it.each([
  ['notice', ['0', '1'], flags(false, true)],
  ['welcome', ['1', '0'], flags(true, false)],
])('the device notes that the %s was dismissed, and no other popup', (popup, flagsThen, read) => {
  const { send, heard, kept } = begin()
  send({ type: 'dismiss', popup })
  expect([heard, kept()]).toEqual([[flags(true, true)], flagsThen])
  send({ type: 'read' })
  expect(heard).toEqual([flags(true, true), read])
})

it('a notice without words is told to the console, and changes nothing', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const { send, heard, kept } = begin()
  send({ type: 'blank' })
  expect(warn.mock.calls).toEqual([[expect.stringContaining('system notice')]])
  expect([heard, kept()]).toEqual([[flags(true, true)], ['1', '1']])
  warn.mockRestore()
})
