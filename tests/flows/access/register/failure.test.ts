import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { waitFor } from 'xstate'
import { mayExist } from '#machines/access/register/register.selectors.ts'
import { type Failure, failed, type Result, succeeded } from '#machines/common/result.ts'
import { FILLED, startRegister } from './register.fixture.ts'

const FORM = { ...FILLED, captcha: '1234' } as const

const LOST: Failure = { kind: 'lost' }
const refused = (fields: Readonly<Record<string, string>>): Failure => ({
  kind: 'refused',
  status: 422,
  fields,
})
const TAKEN = refused({ username: 'The username is taken.' })
const BUSY = refused({ email: 'Please try again.' })

/** Starts the flow on a server that gives these results in turn. */
function begin(...results: readonly Result<unknown>[]) {
  const left = [...results]
  const actor = startRegister(async () => left.shift() ?? succeeded(null))
  /** Changes the fields that differ. */
  const type = (form: Partial<Record<keyof typeof FORM, string>>) => {
    for (const [name, value] of Object.entries(form)) {
      const field = name as keyof typeof FORM
      if (actor.getSnapshot().context.form[field] !== value)
        actor.send({ type: 'field.changed', field, value })
    }
  }
  return {
    actor,
    type,
    /** Fills in both steps and submits them; resolves with the snapshot after the response. */
    submit: async (form: Partial<Record<keyof typeof FORM, string>> = {}) => {
      type({ ...FORM, ...form })
      actor.send({ type: 'next' })
      type({ captcha: FORM.captcha })
      if (!actor.getSnapshot().context.form.adult) actor.send({ type: 'adult.toggled' })
      actor.send({ type: 'submit' })
      return waitFor(actor, (snapshot) => snapshot.matches('details') || snapshot.matches('credentials'))
    },
  }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('after a request without a response, a taken username may belong to the player whom that request created', async () => {
  const { submit } = begin(failed(LOST), failed(TAKEN))
  expect(mayExist(await submit())).toBe(false)
  expect(mayExist(await submit({ email: 'other@site.test' }))).toBe(true)
})

it('another username cannot belong to the player of an earlier request', async () => {
  const { actor, type, submit } = begin(failed(LOST), failed(TAKEN))
  await submit()
  actor.send({ type: 'previous' })
  type({ username: 'karim2' })
  expect(mayExist(await submit({ username: 'karim2' }))).toBe(false)
})

it('creating the player clears the refusals and the doubt about earlier requests', async () => {
  const { submit } = begin(failed(LOST), failed(BUSY), succeeded(null), failed(TAKEN))
  await submit()
  expect((await submit()).context.refusals).toEqual({ email: 'Please try again.' })
  const { context } = await submit()
  expect(context.registered).toBe(true)
  expect(context.refusals).toEqual({})
  expect(mayExist(await submit())).toBe(false)
})
