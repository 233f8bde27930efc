import { expect, it } from 'vitest'
import { assign, createActor, createMachine, toPromise } from 'xstate'
import {
  readWithdrawal,
  withdrawalPortsOf,
  withdrawalRequestPortsOf,
} from '../../src/ports/money/withdrawal.ts'
import { HeadlessEnvironment, NOON } from '../model/headless/headlessEnvironment.ts'
import { DAY } from '../times.ts'

const KEY = JSON.stringify({ '/submit-withdraw': { digest: '', key: 'k'.repeat(32), at: NOON } })
const FORM = { amount: '500', account: '01712345678', method: '4' }

it('a withdrawal that the server accepted in an earlier attempt is found among those that came after that attempt', async () => {
  let status = 503
  const world = new HeadlessEnvironment(
    { at: '/withdrawal', stored: { remote_id: '41' } },
    () => async () => Response.json({ success: true, message: 'Sent.' }, { status }),
  )
  const { send } = withdrawalRequestPortsOf(world.of('send'))
  const submit = (known: readonly string[]) => {
    const input = {
      remoteId: '41',
      method: {
        id: '4',
        name: 'bKash',
        icon: null,
        status: 'active',
        account_type: null,
        deposit_bouns: null,
      },
      form: FORM,
      sent: { form: FORM, known },
    }
    return toPromise(createActor(send, { input: { form: input } }).start())
  }
  // The answer is lost. Meanwhile the session ends, which forgets the draft, and the operator decides.
  await submit([])
  status = 200
  expect(world.page.storage.get('app.draft.41')).not.toBe('')
  expect(await submit(['72'])).toEqual({ ok: true, value: { at: NOON, known: [] } })
  expect(world.page.storage.get('app.draft.41')).toBe('')
  // The outcome is known: the same form is a new withdrawal.
  expect(await submit(['72'])).toEqual({ ok: true, value: { at: NOON, known: ['72'] } })
})

it('a withdrawal of unknown outcome is forgotten with its key, after 24 hours', () => {
  const sent = { form: FORM, known: [] }
  const key = { digest: '', key: 'k'.repeat(32), at: NOON - DAY + 1 }
  const world = new HeadlessEnvironment({
    at: '/withdrawal',
    stored: {
      remote_id: '41',
      'app.draft.41': JSON.stringify({ withdrawal: { form: FORM, sent } }),
      'app.idempotency.41': JSON.stringify({ '/submit-withdraw': key }),
    },
  })
  const environment = world.of('draft')
  expect(readWithdrawal(environment, '41')).toEqual({ form: FORM, sent })
  world.clock.increment(1)
  expect(readWithdrawal(environment, '41')).toEqual({ form: FORM, sent: null })
})

it.each([
  ['accepted', ''],
  ['rejected', '{"withdrawal":{}}'],
] as const)('an earlier withdrawal that was %s loses its key, and leaves the draft %j', (match, draft) => {
  const world = new HeadlessEnvironment({
    at: '/withdrawal',
    stored: { remote_id: '41', 'app.draft.41': '{"withdrawal":{}}', 'app.idempotency.41': KEY },
  })
  const { lastRequest } = withdrawalPortsOf(world.of('lastRequest'))
  createActor(lastRequest).start().send({ type: 'close', remoteId: '41', match })
  expect(world.page.storage.get('app.idempotency.41')).toBe('')
  expect(world.page.storage.get('app.draft.41')).toBe(draft)
})

it('withdrawals are open until the settings close them, and again when these open them', () => {
  const { withdrawalStatus } = withdrawalPortsOf(new HeadlessEnvironment({ at: '/withdrawal' }).of('status'))
  const heard: unknown[] = []
  /** The site with its settings, as far as ports read them. */
  const site = createMachine({
    context: { general: null as object | null },
    on: { known: { actions: assign({ general: ({ event }) => event.general }) } },
  })
  const root = createMachine({
    invoke: [{ src: site, systemId: 'site' }, { src: withdrawalStatus }],
    on: { 'status.changed': { actions: ({ event }) => void heard.push(event.open) } },
  })
  const { system } = createActor(root).start()
  const know = (withdrawal_status: boolean) =>
    system.get('site').send({ type: 'known', general: { withdrawal_status } })
  know(true)
  expect(heard).toEqual([])
  know(false)
  know(false)
  know(true)
  expect(heard).toEqual([false, true])
})
