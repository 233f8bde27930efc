import { notifyParent } from '@tiya/ports/notifyParent'
import { channel, port } from '@tiya/ports/port'
import { isOk, succeeded } from '@tiya/ports/result'
import { assign, fromCallback, fromPromise, sendTo, setup } from 'xstate'
import type { PlainEnvironment } from '../src/app.ts'
import { defineModel, labelled } from '../src/model.ts'
import { type Answered, ask, TOYS } from './ask.ts'

type TillEvent = { type: 'amount'; value: number } | { type: 'pay' } | { type: 'print' }

/** A small chart with what the toy lacks: a guard without an else, a local port, children, messages, context. */
export const tillMachine = setup({
  types: { context: {} as { amount: number; paid: number }, events: {} as TillEvent },
  actors: {
    payTill: port<Answered<{ paid: number }>, number>('payTill'),
    keepReceipt: port<Answered<undefined>, number>('keepReceipt'),
    printer: port<Answered<boolean>>('printer'),
    drawer: channel<{ type: 'open' }>('drawer'),
  },
  guards: { isWithinLimit: ({ context }) => context.amount <= 100 },
  actions: {
    notifyParent: notifyParent<{ type: 'paid' }>(),
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
      on: {
        amount: { actions: assign({ amount: ({ event }) => event.value }) },
        pay: { guard: 'isWithinLimit', target: 'paying' },
        print: 'printing',
      },
    },
    paying: {
      invoke: {
        src: 'payTill',
        id: 'payTill',
        input: ({ context }) => context.amount,
        onDone: [
          {
            guard: isOk,
            target: 'keeping',
            actions: ['setPaid', 'openDrawer', { type: 'notifyParent', params: { type: 'paid' } }],
          },
          { target: 'idle' },
        ],
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
    printing: {
      invoke: {
        src: 'printer',
        id: 'printer',
        onDone: [
          { guard: ({ event: { output } }) => output.ok && output.value, target: 'idle' },
          { target: 'unprinted' },
        ],
        onError: 'idle',
      },
    },
    unprinted: { on: { print: 'printing' } },
    unkept: { after: { 50: 'closed' } },
    closed: { type: 'final' },
  },
})

const UNDRAWN = 'nothing is drawn in these tests'

export const till = defineModel<typeof tillMachine>({
  app: TOYS,
  machine: tillMachine,
  ports: (environment: PlainEnvironment) => ({
    payTill: fromPromise(({ input, signal }) =>
      ask<{ paid: number }>(environment, 'POST /till', signal, { amount: input as number }),
    ),
    keepReceipt: fromPromise(async () => succeeded(undefined)),
    // It never ends by itself: its `outcomes` replace it.
    printer: fromPromise(() => Promise.reject(new Error('The real printer is run.'))),
    drawer: fromCallback(() => undefined),
  }),
  at: '/till',
  project: ({ amount }) => amount,
  localPorts: ['keepReceipt'],
  durations: { 50: 50 },
  answers: {
    payTill: {
      paid: { body: { paid: 1 } },
      refused: { status: 400, body: {} },
    },
  },
  outcomes: {
    printer: {
      printed: { output: succeeded(true) },
      'out of paper': { output: succeeded(false) },
      jammed: { error: new Error('jammed') },
    },
  },
  plainEvents: ['pay', 'print'],
  events: {
    amount: ({ context }) =>
      [
        labelled('at the limit', { type: 'amount', value: 100 } as const),
        { type: 'amount', value: 101 } as const,
      ].filter(({ value }) => value !== context.amount),
  },
  assertions: Object.fromEntries(
    ['idle', 'paying', 'printing', 'unprinted', 'unkept', 'closed'].map((state) => [
      `till.${state}`,
      UNDRAWN,
    ]),
  ),
})
