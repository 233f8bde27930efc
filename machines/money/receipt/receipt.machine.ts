import { channel } from '@tiya/ports/port'
import { type AnyEventObject, assign, setup } from 'xstate'
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
  /** The preview's URL of the last file that was chosen. */
  preview: string
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

const preview = {
  src: 'preview',
  id: 'preview',
  input: ({ context }: { readonly context: ReceiptContext }) => context.preview,
} as const

/** A picture that the player chooses to look at; it is never sent. */
export const receiptMachine = setup({
  types: { context: {} as ReceiptContext, events: {} as ReceiptEvent },
  actors: receiptPorts,
  guards: {
    isPhoneFormat: ({ context }) => isPhoneFormat(present(context.receipt)),
    isUnusable: (_, receipt: Receipt) => receiptError(receipt) !== null,
  },
  actions: {
    show: assign((_, receipt: Receipt) => ({ receipt, preview: receipt.preview, error: null })),
    refuseUnshown: assign(({ context }) => ({
      receipt: null,
      error: unshownError(present(context.receipt)),
    })),
    refuse: assign((_, receipt: Receipt) => ({
      receipt: null,
      preview: receipt.preview,
      error: receiptError(receipt),
    })),
  },
}).createMachine({
  id: 'receipt',
  context: { receipt: null, preview: '', error: null },
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
      invoke: preview,
      on: {
        remove: { target: 'none', actions: assign({ receipt: null }) },
        'preview.failed': [
          { guard: 'isPhoneFormat', target: 'unseen' },
          { target: 'refused', actions: 'refuseUnshown' },
        ],
      },
    },
    unseen: { on: { remove: { target: 'none', actions: assign({ receipt: null }) } } },
    /** The file is let go with the next choice, or with the form. */
    refused: { invoke: preview },
  },
})
