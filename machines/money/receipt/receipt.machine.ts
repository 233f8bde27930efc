import { channel, port } from '@tiya/ports/port'
import { type AnyEventObject, assign, setup } from 'xstate'
import { present } from '../../common/present.ts'
import type { Result } from '../../common/result.ts'
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
  readHead: port<Result<string>, Receipt>('readHead'),
}

const chosenReceipt = ({ event }: { event: { receipt: Receipt } }) => event.receipt

const preview = {
  src: 'preview',
  id: 'preview',
  input: ({ context }: { readonly context: ReceiptContext }) => context.preview,
} as const

const remove = { target: 'none', actions: 'remove' } as const

/** A picture that the player chooses to look at; it is never sent. */
export const receiptMachine = setup({
  types: { context: {} as ReceiptContext, events: {} as ReceiptEvent },
  actors: receiptPorts,
  guards: {
    isPhoneFormat: (_, head: Result<string>) => head.ok && isPhoneFormat(head.value),
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
    remove: assign({ receipt: null }),
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
        remove,
        'preview.failed': 'reading',
      },
    },
    reading: {
      invoke: {
        src: 'readHead',
        id: 'readHead',
        input: ({ context }) => present(context.receipt),
        onDone: [
          { guard: { type: 'isPhoneFormat', params: ({ event }) => event.output }, target: 'unseen' },
          { target: 'refused', actions: 'refuseUnshown' },
        ],
      },
      on: { remove },
    },
    unseen: { on: { remove } },
    /** The file is let go with the next choice, or with the form. */
    refused: { invoke: preview },
  },
})
