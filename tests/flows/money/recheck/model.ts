import type { World } from '@tiya/graph-tests/model'
import { recheckMachine } from '#machines/money/recheck/recheck.machine.ts'
import { recheckPortsOf } from '#src/ports/money/recheck.ts'
import { PLAYER } from '#tests/model/ambient.ts'
import { TAB } from '#tests/model/device.ts'
import { expect } from '#tests/model/expect.ts'
import { DESKTOP, defineModel } from '#tests/model/model.ts'
import { WALLET_NUMBER } from '#tests/site/payments.ts'
import { transactions } from '../money.fixture.ts'

const LOOK = 'GET /transaction/show'
const KEPT = { 41: { payment: WALLET_NUMBER, form: { phone: '', transactionId: '' } } }

/** Asserts how many times the transactions have been asked for. */
const seeLooks = ({ made }: World, count: number) =>
  expect.poll(() => made.filter((call) => call === LOOK).length).toBe(count)

/** Played on `/` of a desktop, which shows a payment to an e-wallet and makes no other call for transactions. */
export const model = defineModel<typeof recheckMachine>({
  machine: recheckMachine,
  ports: recheckPortsOf,
  stored: { ...PLAYER, 'app.payments': JSON.stringify(KEPT) },
  viewport: DESKTOP,
  at: '/',
  ambient: { [LOOK]: transactions() },
  durations: { period: 10_000 },
  plainEvents: ['tab.returned'],
  events: {
    'visibility.changed': () =>
      [true, false].map((visible) => ({ type: 'visibility.changed' as const, visible })),
  },
  deviceEvents: TAB.deviceEvents,
  unmarked: 'It is a pause of the screens that look at the transactions.',
  assertions: {
    'recheck.waiting': (_, __, world) => seeLooks(world, 1),
    'recheck.asleep': async (_, __, world) => {
      // A hidden tab makes no request, however long it is hidden.
      await world.pass(30_000)
      await seeLooks(world, 1)
    },
    'recheck.due': (_, __, world) => seeLooks(world, 2),
  },
})
