import { expect, it } from 'vitest'
import type { RegisterRequest } from '#machines/access/register/register.machine.ts'
import { mayExist, pictureKey, stepOf } from '#machines/access/register/register.selectors.ts'
import { FILLED, startRegister } from './register.fixture.ts'

it('each picture has its own key, and the digits are sent with the key of the picture on the screen', () => {
  const sent: RegisterRequest[] = []
  const actor = startRegister((request) => {
    sent.push(request)
    return new Promise(() => undefined)
  })
  const change = (field: keyof typeof FILLED | 'captcha', value: string) =>
    actor.send({ type: 'field.changed', field, value })
  for (const [field, value] of Object.entries(FILLED)) change(field as keyof typeof FILLED, value)
  expect(stepOf(actor.getSnapshot())).toBe(1)
  actor.send({ type: 'next' })
  expect(pictureKey(actor.getSnapshot())).toBe('seed.1')
  actor.send({ type: 'picture.renew' })
  expect(pictureKey(actor.getSnapshot())).toBe('seed.2')
  actor.send({ type: 'previous' })
  actor.send({ type: 'next' })
  expect(pictureKey(actor.getSnapshot())).toBe('seed.3')
  change('captcha', '1234')
  actor.send({ type: 'adult.toggled' })
  actor.send({ type: 'submit' })
  expect(sent.map(({ key }) => key)).toEqual(['seed.3'])
  // No call was answered or refused.
  expect([stepOf(actor.getSnapshot()), mayExist(actor.getSnapshot())]).toEqual([2, false])
  actor.stop()
})
