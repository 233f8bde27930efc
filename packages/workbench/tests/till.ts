import { channelPort } from '@tiya/ports/channelPort'
import { channel, port } from '@tiya/ports/port'
import { promisePort } from '@tiya/ports/promisePort'
import { failed, isOk, type Result, succeeded } from '@tiya/ports/result'
import { assign, createActor, type SimulatedClock, sendTo, setup } from 'xstate'
import type { Recordable } from '../recordable.ts'

type Answered<Value> = Result<Value, { kind: 'lost' | 'unexpected' }>

const machine = setup({
  types: {
    context: {} as { amount: number; paid: number },
    events: {} as { type: 'amount'; value: number } | { type: 'pay' | 'locked' },
  },
  actors: {
    payTill: port<Answered<undefined>, number>('payTill'),
    keepReceipt: port<Answered<undefined>, number>('keepReceipt'),
    drawer: channel<{ type: 'amount'; value: number }, { type: 'open' }>('drawer'),
  },
  actions: {
    openDrawer: sendTo('drawer', { type: 'open' }),
    setPaid: assign({ paid: ({ context }) => context.paid + context.amount }),
  },
}).createMachine({
  id: 'till',
  context: { amount: 0, paid: 0 },
  invoke: { src: 'drawer', id: 'drawer' },
  initial: 'idle',
  states: {
    idle: {
      on: { amount: { actions: assign({ amount: ({ event }) => event.value }) }, pay: 'paying' },
    },
    paying: {
      on: { locked: 'locked' },
      invoke: {
        src: 'payTill',
        id: 'payTill',
        input: ({ context }) => context.amount,
        onDone: [{ guard: isOk, target: 'keeping', actions: ['setPaid', 'openDrawer'] }, { target: 'idle' }],
      },
    },
    keeping: {
      invoke: {
        src: 'keepReceipt',
        id: 'keepReceipt',
        input: ({ context }) => context.paid,
        onDone: [{ guard: isOk, target: 'closed' }, { target: 'unkept' }],
      },
    },
    unkept: { after: { 50: 'closed' } },
    locked: {},
    closed: { type: 'final' },
  },
})

const PAY = { method: 'POST', path: '/till' }

/** The device of a till: the amount that its drawer reports, whether it keeps receipts, its clock unless it is played. */
interface Till {
  readonly drawn: number
  readonly isKeeping: boolean
  /** The status of the server's answer, unless it is played: 403 locks the till. */
  readonly status?: number
  readonly clock?: SimulatedClock
}

/** A small site: a till that asks a server. */
export function tillOn({ drawn, isKeeping, status = 200, clock }: Till): Recordable<undefined> {
  return {
    consequences: ['locked'],
    open(_, { inspect, fetch, client, played }) {
      const ask = fetch(() => Promise.resolve(new Response('{}', { status })))
      const { send } = client({
        async send({ method, path }: typeof PAY, { signal, body }: { signal: AbortSignal; body: object }) {
          const response = await ask(`/api${path}`, { method, signal, body: JSON.stringify(body) })
          if (response.status === 403) root.send({ type: 'locked' })
          return response.ok ? succeeded(undefined) : failed({ kind: 'lost' as const })
        },
      })
      const timers = played?.timers ?? clock
      const provided = machine.provide({
        actors: {
          payTill: promisePort(console.error, ({ input, signal }) =>
            send(PAY, { signal, body: { amount: input } }),
          ),
          keepReceipt: promisePort(console.error, async () =>
            isKeeping ? succeeded(undefined) : failed({ kind: 'lost' }),
          ),
          drawer: channelPort(({ sendBack }) => sendBack({ type: 'amount', value: drawn })),
        },
      })
      const root = createActor(provided, { inspect, ...(timers && { clock: timers }) })
      return { root, desktop: false, config: {}, site: () => undefined }
    },
  }
}
