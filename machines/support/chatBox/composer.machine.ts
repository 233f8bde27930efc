import { isBlank } from '@tiya/contract/chat'
import { notifyParent } from '@tiya/ports/notifyParent'
import { channel } from '@tiya/ports/port'
import { assign, sendTo, setup } from 'xstate'
import type { DraftEvent, DraftPlace } from '../../common/draft.types.ts'

export interface ComposerInput {
  readonly remoteId: string
  readonly chatId: string
  /** The initial text of the field. */
  readonly text: string
}

interface ComposerContext extends Omit<ComposerInput, 'text'> {
  text: string
}

type ComposerEvent =
  | { type: 'text.changed'; text: string }
  | { type: 'focused' }
  | { type: 'blurred' }
  | { type: 'submit' }

/** What the composer sends its parent; `content` is not blank. */
export interface ComposerMessage {
  readonly type: 'message.submitted'
  readonly content: string
}

export const composerPorts = {
  draft: channel<never, DraftEvent<string>, DraftPlace>('draft'),
}

/** The text field of a chat; its text is stored on the device until it is submitted. */
export const composerMachine = setup({
  types: {
    context: {} as ComposerContext,
    events: {} as ComposerEvent,
    input: {} as ComposerInput,
    children: {} as { draft: 'draft' },
  },
  actors: composerPorts,
  guards: { canSend: ({ context }) => !isBlank(context.text) },
  actions: {
    notifyParent: notifyParent<ComposerMessage>(),
    setText: assign((_, text: string) => ({ text })),
    keep: sendTo('draft', ({ context }) => ({ type: 'keep' as const, form: context.text })),
  },
}).createMachine({
  id: 'composer',
  context: ({ input }) => input,
  invoke: {
    src: 'draft',
    id: 'draft',
    input: ({ context: { remoteId, chatId } }) => ({ remoteId, flow: `composer.${chatId}` as const }),
  },
  on: {
    'text.changed': { actions: [{ type: 'setText', params: ({ event }) => event.text }, 'keep'] },
    submit: {
      guard: 'canSend',
      actions: [
        {
          type: 'notifyParent',
          params: ({ context }) => ({ type: 'message.submitted', content: context.text.trim() }),
        },
        { type: 'setText', params: '' },
        'keep',
      ],
    },
  },
  initial: 'blurred',
  states: {
    blurred: { on: { focused: 'focused' } },
    focused: { on: { blurred: 'blurred' } },
  },
})
