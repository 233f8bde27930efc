import { outputValue } from '@tiya/ports/result'
import { assign, setup } from 'xstate'
import { load } from '../../common/load/load.machine.ts'
import { hasText } from '../../common/result.ts'
import type { ScreenOutput } from '../../common/routing/screen.types.ts'
import type { Pick } from '../pick.rules.ts'

interface EnterInput {
  readonly remoteId: string
  /** The price that led here; empty parts if none. */
  readonly pick: Pick
}

export interface ExchangeInput extends EnterInput {
  /** The name of its match, empty if unknown. */
  readonly eventName: string
  /** The route to return to, and the navigation state that it expects. */
  readonly from: string
  readonly fromState: unknown
}

interface ExchangeContext extends ExchangeInput {
  /** The address to frame, with `{token}` unfilled; empty until it is known. */
  address: string
}

export const exchangePorts = {
  /**
   * Checks that the player may enter, without using the access token in the response. Then ends with the address of the
   * frame, opened at a pick, with `{token}` unfilled; empty if no exchange token is stored.
   */
  enter: load<string, EnterInput>(),
}

/** Navigates to the frame, replacing this history entry so that going back does not reopen it; else back. */
function outputOf({ remoteId, address, eventName, from, fromState }: ExchangeContext): ScreenOutput {
  if (address === '') return { kind: 'navigate', to: from, replace: true, state: fromState }
  const way = { fromParams: from, fromState }
  const state = { remoteId, iframeUrl: address, ...way, title: eventName, section: 'exchange' }
  return { kind: 'navigate', to: '/gamerun', replace: true, state }
}

/** Logs the player in to the exchange, then opens its frame. */
export const exchangeMachine = setup({
  types: {
    context: {} as ExchangeContext,
    events: {} as { type: 'retry' } | { type: 'back' },
    input: {} as ExchangeInput,
    output: {} as ScreenOutput,
    children: {} as { enter: 'enter' },
  },
  actors: exchangePorts,
}).createMachine({
  id: 'exchange',
  context: ({ input }) => ({ ...input, address: '' }),
  output: ({ context }) => outputOf(context),
  on: { back: '.done' },
  initial: 'entering',
  states: {
    entering: {
      invoke: {
        src: 'enter',
        id: 'enter',
        input: ({ context: { remoteId, pick } }) => ({ remoteId, pick }),
        onDone: [
          { guard: hasText, target: 'done', actions: assign({ address: outputValue }) },
          { target: 'withoutToken' },
        ],
      },
    },
    withoutToken: { on: { retry: 'entering' } },
    done: { type: 'final' },
  },
})
