import { assign, setup } from 'xstate'
import { port } from '../../common/port.ts'
import { type Failure, failureOf, hasText, isOk, outputValue, type Result } from '../../common/result.ts'
import type { ScreenOutput } from '../../common/screen.types.ts'
import type { Pick } from '../pick.rules.ts'

export interface ExchangeInput {
  readonly remoteId: string
  /** The price that led here; empty parts if none. */
  readonly pick: Pick
  /** The name of its match, empty if unknown. */
  readonly eventName: string
  /** The route to return to, and the navigation state that it expects. */
  readonly from: string
  readonly fromState: unknown
}

interface ExchangeContext extends ExchangeInput {
  /** The address to frame, with `{token}` unfilled; empty until it is known. */
  address: string
  failure: Failure | null
}

export const exchangePorts = {
  /** Checks that the player may enter, by remote id. The access token in the response is not used. */
  logIn: port<Result<unknown>, string>('logIn'),
  /**
   * Resolves with the address of the frame, opened at a pick, with `{token}` unfilled; empty if no exchange
   * token is stored.
   */
  findAddress: port<Result<string>, Pick>('findAddress'),
}

/** Navigates to the frame, replacing this history entry so that going back does not reopen it; else back. */
function outputOf({ remoteId, address, eventName, from, fromState }: ExchangeContext): ScreenOutput {
  if (address === '') return { kind: 'navigate', to: from, replace: true, state: fromState }
  const way = { fromParams: from, fromState }
  const state = { remoteId, iframeUrl: address, ...way, title: eventName, section: 'exchange' }
  return { kind: 'navigate', to: '/gamerun', replace: true, state }
}

const flow = setup({
  types: {
    context: {} as ExchangeContext,
    events: {} as { type: 'retry' } | { type: 'back' },
    input: {} as ExchangeInput,
    output: {} as ScreenOutput,
    tags: {} as 'busy',
  },
  actors: exchangePorts,
})

const loggingIn = flow.createStateConfig({
  tags: 'busy',
  invoke: {
    src: 'logIn',
    id: 'logIn',
    input: ({ context }) => context.remoteId,
    onDone: [
      { guard: isOk, target: 'findingAddress' },
      { target: 'failed', actions: assign({ failure: failureOf }) },
    ],
  },
})

const findingAddress = flow.createStateConfig({
  tags: 'busy',
  invoke: {
    src: 'findAddress',
    id: 'findAddress',
    input: ({ context }) => context.pick,
    onDone: [
      {
        guard: hasText,
        target: 'done',
        actions: assign({ address: outputValue }),
      },
      { guard: isOk, target: 'withoutToken' },
      { target: 'failed', actions: assign({ failure: failureOf }) },
    ],
  },
})

/** Logs the player in to the exchange, then opens its frame. */
export const exchangeMachine = flow.createMachine({
  id: 'exchange',
  context: ({ input }) => ({ ...input, address: '', failure: null }),
  output: ({ context }) => outputOf(context),
  on: { back: '.done' },
  initial: 'loggingIn',
  states: {
    loggingIn,
    findingAddress,
    withoutToken: { on: { retry: 'loggingIn' } },
    failed: { exit: assign({ failure: null }), on: { retry: 'loggingIn' } },
    done: { type: 'final' },
  },
})
