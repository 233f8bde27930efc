import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { lampMachine } from './lamp.machine.ts'

const pressedAt = (light: number) => {
  const lamp = createActor(lampMachine, { input: { light } }).start()
  lamp.send({ type: 'press' })
  return lamp
}

// Nothing here unplugs it: the tests of mutants need one that survives.
it('a lamp is switched on in the dark, and counts its presses', () => {
  const lamp = pressedAt(9)
  expect([lamp.getSnapshot().value, lamp.getSnapshot().context.presses]).toEqual(['on', 1])
  lamp.send({ type: 'press' })
  expect(lamp.getSnapshot().value).toBe('off')
})

it('a lamp stays off by day', () => {
  expect(pressedAt(10).getSnapshot().value).toBe('off')
})
