import { succeeded } from '@tiya/ports/result'
import { expect, it } from 'vitest'
import { getNextSnapshot } from 'xstate'
import { registerMachine } from '#machines/access/register/register.machine.ts'
import { mayExist, pictureKey, stepOf } from '#machines/access/register/register.selectors.ts'

type Value = Parameters<typeof registerMachine.resolveState>[0]['value']

const at = (value: Value, context: object = {}) =>
  registerMachine.resolveState({ value, context: context as never })

it.each<[Value, 1 | 2]>([
  ['credentials', 1],
  [{ details: 'shown' }, 2],
  ['creating', 2],
])('while the chart is at %j, the visitor sees step %i', (value, step) =>
  expect(stepOf(at(value))).toBe(step),
)

it('each picture has its own key', () =>
  expect(pictureKey(at('credentials', { seed: 'seed', pictures: 3 }))).toBe('seed.3'))

it.each([
  [true, { username: 'The username is taken.' }, true],
  [true, { email: 'The e-mail is taken.' }, false],
  [false, { username: 'The username is taken.' }, false],
])(
  'after a request without a response (%s), the refusals %j may concern its player: %s',
  (unknown, refusals, may) =>
    expect(mayExist(at('credentials', { outcomeUnknown: unknown, refusals }))).toBe(may),
)

it('once a player is registered, nothing of an earlier request without a response remains', () => {
  const done = { type: 'xstate.done.actor.createPlayer', output: succeeded('') }
  const next = getNextSnapshot(registerMachine, at('creating', { outcomeUnknown: true }), done as never)
  expect(next.context.outcomeUnknown).toBe(false)
})
