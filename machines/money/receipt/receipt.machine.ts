import { type AnyEventObject, assign, setup } from 'xstate'
import { channel } from '../../common/port.ts'
import { present } from '../../common/present.ts'
import {
  isPhoneFormat,
  type Receipt,
  type ReceiptError,
  receiptError,
  unshownError,
} from './receipt.rules.ts'

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

const chosenReceipt = ({ event }: { event: { receipt: Receipt } }) => event.receipt

/** A picture that the player chooses to look at; it is never sent. */
export const receiptMachine = setup({
  types: { context: {} as ReceiptContext, events: {} as ReceiptEvent },
  actors: receiptPorts,
  guards: {
    isPhoneFormat: ({ context }) => isPhoneFormat(present(context.receipt)),
    isUnusable: (_, receipt: Receipt) => receiptError(receipt) !== null,
  },
  actions: {
    show: assign((_, receipt: Receipt) => ({ receipt, error: null })),
    refuseUnshown: assign(({ context }) => ({
      receipt: null,
      error: unshownError(present(context.receipt)),
    })),
    refuse: assign((_, receipt: Receipt) => ({ receipt: null, error: receiptError(receipt) })),
  },
}).createMachine({
  id: 'receipt',
  context: { receipt: null, error: null },
  on: {
    choose: [
      {
        guard: { type: 'isUnusable', params: chosenReceipt },
        target: '.refused',
        actions: { type: 'refuse', params: chosenReceipt },
      },
      { target: '.shown', actions: { type: 'show', params: chosenReceipt } },
    ],
  },
  initial: 'none',
  states: {
    none: {},
    shown: {
      invoke: { src: 'preview', id: 'preview', input: ({ context }) => present(context.receipt).preview },
      on: {
        remove: { target: 'none', actions: assign({ receipt: null }) },
        'preview.failed': [
          { guard: 'isPhoneFormat', target: 'unseen' },
          { target: 'refused', actions: 'refuseUnshown' },
        ],
      },
    },
    unseen: { on: { remove: { target: 'none', actions: assign({ receipt: null }) } } },
    refused: {},
  },
})
