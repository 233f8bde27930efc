import { port } from '@tiya/ports/port'
import { assign, setup } from 'xstate'
import { present } from '../present.ts'
import { isTrue, type Result } from '../result.ts'
import { DEVICE_LIMIT, NOTICE_SHOWN } from '../time/timings.ts'

export interface CopyInput {
  /** The texts to copy, by name. An empty text can't be copied. */
  readonly texts: Readonly<Record<string, string>>
}

interface CopyContext extends CopyInput {
  /** The name of the text that was copied last; empty before that. */
  what: string
}

export const copyPorts = {
  /** Resolves with true if the clipboard accepted the text. */
  copyText: port<Result<boolean>, string>('copyText'),
}

/** Copies a text to the clipboard and shows a temporary notice with the result. */
export const copyMachine = setup({
  types: {
    context: {} as CopyContext,
    events: {} as { type: 'copy'; what: string },
    input: {} as CopyInput,
  },
  actors: copyPorts,
  guards: {
    hasText: ({ context, event }) => Boolean(context.texts[event.what]),
  },
  actions: { setWhat: assign({ what: ({ event }) => event.what }) },
  delays: { deviceLimit: DEVICE_LIMIT, noticeShown: NOTICE_SHOWN },
}).createMachine({
  id: 'copy',
  context: ({ input }) => ({ texts: input.texts, what: '' }),
  on: {
    copy: [
      { guard: 'hasText', target: '.writing', actions: 'setWhat' },
      { target: '.empty', actions: 'setWhat' },
    ],
  },
  initial: 'idle',
  states: {
    idle: {},
    writing: {
      invoke: {
        src: 'copyText',
        id: 'copyText',
        input: ({ context: { texts, what } }) => present(texts[what]),
        onDone: [{ guard: isTrue, target: 'copied' }, { target: 'refused' }],
      },
      after: { deviceLimit: 'refused' },
    },
    copied: { after: { noticeShown: 'idle' } },
    empty: { after: { noticeShown: 'idle' } },
    refused: { after: { noticeShown: 'idle' } },
  },
})
