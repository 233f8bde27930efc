import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate'
import { type RegisterRequest, registerMachine } from '#machines/access/register/register.machine.ts'
import { mayExist, pictureKey, stepOf } from '#machines/access/register/register.selectors.ts'
import { type Failure, failed, type Result, succeeded } from '#machines/common/result.ts'

/** What a visitor types in both steps; a new picture empties the last field. */
const FORM = {
  ...{ username: 'karim', password: 'secret99', confirmPassword: 'secret99' },
  ...{ name: 'Karim Uddin', phone: '01812345678', email: 'karim@site.test', captcha: '1234' },
} as const

const LOST: Failure = { kind: 'lost' }
const refused = (fields: Readonly<Record<string, string>>): Failure => ({
  kind: 'refused',
  status: 422,
  fields,
})
const TAKEN = refused({ username: 'The username is taken.' })
const BUSY = refused({ email: 'Please try again.' })

/** Starts the flow on a server that gives these results in turn, and records what is sent. */
function begin(...results: readonly Result<unknown>[]) {
  const sent: RegisterRequest[] = []
  const machine = registerMachine.provide({
    actors: {
      createPlayer: fromPromise<Result<unknown>, RegisterRequest>(
        async ({ input }) => results[sent.push(input) - 1] ?? new Promise(() => undefined),
      ),
      forgetCodes: fromPromise<Result<undefined>, undefined>(async () => succeeded(undefined)),
      desktopFrame: fromCallback(() => undefined) as never,
    },
  })
  const codes = { referral: '', agent: '', affiliate: '' }
  const actor = createActor(machine, { input: { codes, seed: 'seed' } }).start()
  /** Changes the fields that differ. */
  const type = (form: Partial<Record<keyof typeof FORM, string>>) => {
    for (const [name, value] of Object.entries(form)) {
      const field = name as keyof typeof FORM
      if (actor.getSnapshot().context.form[field] !== value)
        actor.send({ type: 'field.changed', field, value })
    }
  }
  /** Fills in both steps and submits them; resolves with the snapshot after the response. */
  const submit = async (form: Partial<Record<keyof typeof FORM, string>> = {}) => {
    type({ ...FORM, ...form })
    actor.send({ type: 'next' })
    type({ captcha: FORM.captcha })
    if (!actor.getSnapshot().context.form.adult) actor.send({ type: 'adult.toggled' })
    actor.send({ type: 'submit' })
    return waitFor(actor, (snapshot) => snapshot.matches('details') || snapshot.matches('credentials'))
  }
  return { actor, sent, type, submit }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('each picture has its own key, and the digits are sent with the key of the picture on the screen', () => {
  const { actor, sent, type } = begin()
  type(FORM)
  expect(stepOf(actor.getSnapshot())).toBe(1)
  actor.send({ type: 'next' })
  expect(pictureKey(actor.getSnapshot())).toBe('seed.1')
  actor.send({ type: 'picture.renew' })
  expect(pictureKey(actor.getSnapshot())).toBe('seed.2')
  actor.send({ type: 'previous' })
  actor.send({ type: 'next' })
  expect(pictureKey(actor.getSnapshot())).toBe('seed.3')
  type({ captcha: '1234' })
  actor.send({ type: 'adult.toggled' })
  actor.send({ type: 'submit' })
  expect(sent.map(({ key }) => key)).toEqual(['seed.3'])
  // No call was answered or refused.
  expect([stepOf(actor.getSnapshot()), mayExist(actor.getSnapshot())]).toEqual([2, false])
  actor.stop()
})

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
