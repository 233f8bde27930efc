import { type AnyEventObject, assign, setup } from 'xstate'
import { channel } from '../../common/port.ts'
import { present } from '../../common/present.ts'
import { type Receipt, type ReceiptError, receiptError } from './receipt.rules.ts'

interface ReceiptContext {
  receipt: Receipt | null
  error: ReceiptError | null
}

type ReceiptEvent =
  | { type: 'choose'; receipt: Receipt }
  | { type: 'remove' }
  /** The browser can't show the picture. */
  | { type: 'preview.failed' }

export const receiptPorts = {
  /** Frees the preview's URL when it is no longer shown. */
  preview: channel<never, AnyEventObject, string>('preview'),
}

/** A picture that the player chooses to look at; it is never sent. */
export const receiptMachine = setup({
  types: { context: {} as ReceiptContext, events: {} as ReceiptEvent },
  actors: receiptPorts,
  guards: {
    isUnusable: ({ event }) => event.type === 'choose' && receiptError(event.receipt) !== null,
  },
  actions: {
    show: assign(({ event }) => (event.type === 'choose' ? { receipt: event.receipt, error: null } : {})),
    refuse: assign(({ event }) =>
      event.type === 'choose' ? { receipt: null, error: receiptError(event.receipt) } : {},
    ),
  },
}).createMachine({
  id: 'receipt',
  context: { receipt: null, error: null },
  on: {
    choose: [
      { guard: 'isUnusable', target: '.refused', actions: 'refuse' },
      { target: '.shown', actions: 'show' },
    ],
  },
  initial: 'none',
  states: {
    none: {},
    shown: {
      invoke: { src: 'preview', id: 'preview', input: ({ context }) => present(context.receipt).preview },
      on: {
        remove: { target: 'none', actions: assign({ receipt: null }) },
        'preview.failed': { target: 'refused', actions: assign({ receipt: null, error: 'broken' }) },
      },
    },
    refused: {},
  },
})
