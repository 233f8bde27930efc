import { notifyParent } from '@tiya/ports/notifyParent'
import { port } from '@tiya/ports/port'
import { failureOf, isOk } from '@tiya/ports/result'
import { assign, setup } from 'xstate'
import { isMoneyOutcomeUnknown } from '../../common/outcome.rules.ts'
import type { Failure, Result } from '../../common/result.ts'
import { SUCCESS_SHOWN } from '../../common/time/timings.ts'
import { isEnough } from './cashBonus.rules.ts'

interface CashBonusContext {
  remoteId: string
  /** The amount being claimed, in poisha; 0 before the first claim. */
  bonus: number
  /** True if the last bonus was below the minimum claim. */
  tooLittle: boolean
  failure: Failure | null
}

/** `bonus` is the whole available bonus, in poisha. */
type CashBonusEvent = { type: 'claim'; bonus: number } | { type: 'dismiss' }

export const cashBonusPorts = {
  claimBonus: port<Result<unknown>, { remoteId: string; bonus: number }>('claimBonus'),
}

/** What the cash bonus sends its parent once it was claimed, with the amount in poisha, or may have been. */
export interface CashBonusMessage {
  readonly type: 'bonus.changed'
  readonly claimed?: number
}

/** Claims the whole cash bonus. */
export const cashBonusMachine = setup({
  types: {
    context: {} as CashBonusContext,
    events: {} as CashBonusEvent,
    input: {} as { readonly remoteId: string },
  },
  actors: cashBonusPorts,
  guards: { isEnough: (_, bonus: number) => isEnough(bonus) },
  actions: { notifyParent: notifyParent<CashBonusMessage>() },
  delays: { successShown: SUCCESS_SHOWN },
}).createMachine({
  id: 'cashBonus',
  context: ({ input }) => ({ ...input, bonus: 0, tooLittle: false, failure: null }),
  initial: 'idle',
  states: {
    idle: {
      on: {
        claim: [
          {
            guard: { type: 'isEnough', params: ({ event }) => event.bonus },
            target: 'claiming',
            actions: assign({ bonus: ({ event }) => event.bonus, tooLittle: false, failure: null }),
          },
          { actions: assign({ tooLittle: true, failure: null }) },
        ],
        dismiss: { actions: assign({ tooLittle: false, failure: null }) },
      },
    },
    claiming: {
      invoke: {
        src: 'claimBonus',
        id: 'claimBonus',
        input: ({ context }) => ({ remoteId: context.remoteId, bonus: context.bonus }),
        onDone: [
          { guard: isOk, target: 'claimed' },
          {
            // The bonus must be reloaded before the next attempt.
            guard: isMoneyOutcomeUnknown,
            target: 'idle',
            actions: [
              assign({ failure: failureOf }),
              { type: 'notifyParent', params: { type: 'bonus.changed' } },
            ],
          },
          { target: 'idle', actions: assign({ failure: failureOf }) },
        ],
      },
    },
    claimed: {
      after: {
        successShown: {
          target: 'idle',
          actions: {
            type: 'notifyParent',
            params: ({ context }) => ({ type: 'bonus.changed', claimed: context.bonus }),
          },
        },
      },
    },
  },
})
