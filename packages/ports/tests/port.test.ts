import { afterEach, beforeEach, expect, it } from 'vitest'
import { createActor, setup } from 'xstate'
import { channel, port } from '../port.ts'

let listeners: NodeJS.UnhandledRejectionListener[]
let unhandled: Promise<unknown>

beforeEach(() => {
  listeners = process.listeners('unhandledRejection')
  process.removeAllListeners('unhandledRejection')
  unhandled = new Promise((resolve) => process.once('unhandledRejection', resolve))
})

afterEach(() => {
  for (const listener of listeners) process.on('unhandledRejection', listener)
})

it.each([
  ['The port load is not provided.', port('load')],
  ['The channel scroll is not provided.', channel('scroll')],
])('a placeholder fails where a parent handles the errors of its child: %s', async (words, logic) => {
  const child = setup({ actors: { logic } }).createMachine({ invoke: { src: 'logic' } })
  const parent = setup({ actors: { child } }).createMachine({
    initial: 'open',
    states: { open: { invoke: { src: 'child', onError: 'closed' } }, closed: {} },
  })
  const actor = createActor(parent).start()
  expect(await unhandled).toMatchObject({ message: words })
  expect(actor.getSnapshot().value).toBe('closed')
})
