import { failureOf, isOk, outputValue } from '@tiya/ports/result'
import type { DoneEvent } from '../../common/result.ts'
import {
  isAccepted,
  isRefused,
  isRejected,
  isUnchecked,
  transactionsIn,
} from '../moneyCall/moneyCall.machine.ts'
import { requestOf } from './withdrawal.rules.ts'
import { flow, refreshBalance, turnedDown, whenClosed } from './withdrawal.setup.ts'
import type { FieldError } from './withdrawal.types.ts'
import { errorOfPreCheck, errorOfSubmit } from './withdrawalErrors.rules.ts'

/* From the form that is sent to its outcome. */

const preCheckError = (done: DoneEvent<unknown>) => errorOfPreCheck(failureOf(done))
const submitError = (done: DoneEvent<unknown>) => errorOfSubmit(failureOf(done))

const unchecked = {
  target: 'showingError',
  actions: { type: 'showError', params: { kind: 'transactions' } },
} as const

/** One check of a field: the player sees the error beside it. */
function correctIf(
  guard: 'amountMissing' | 'accountMissing' | 'methodMissing' | 'notWhole' | 'outOfRange',
  error: FieldError,
) {
  return { guard, target: 'editing', actions: { type: 'showFieldError', params: error } } as const
}

/** No phone was verified when the form was loaded: one may be since, in another tab. */
export const checkingPhone = flow.createStateConfig({
  tags: 'busy',
  always: whenClosed,
  invoke: {
    src: 'loadPlayer',
    id: 'loadPlayer',
    input: ({ context }) => context.remoteId,
    onDone: [
      {
        guard: { type: 'bringsPhone', params: ({ event }) => event.output },
        target: 'checkingTransactions',
        actions: { type: 'takePlayer', params: outputValue },
      },
      {
        guard: isOk,
        target: 'showingError',
        actions: [
          { type: 'takePlayer', params: outputValue },
          { type: 'showError', params: { kind: 'phone' } },
        ],
      },
      { target: 'showingError', actions: { type: 'showError', params: { kind: 'unchecked' } } },
    ],
  },
})

/** Runs before every submission, so a withdrawal that has arrived is not sent again. */
export const checkingTransactions = flow.createStateConfig({
  tags: 'busy',
  always: whenClosed,
  invoke: {
    src: 'withdrawalRequest',
    id: 'look',
    input: ({ context }) => ({ form: requestOf(context), task: 'find' as const }),
    onDone: [
      { guard: isUnchecked, ...unchecked },
      { guard: isAccepted, target: 'succeeded', actions: { type: 'succeed', params: outputValue } },
      { guard: isRejected, target: 'showingError', actions: turnedDown },
      {
        guard: { type: 'hasPending', params: transactionsIn },
        target: 'showingError',
        actions: { type: 'showError', params: { kind: 'pending' } },
      },
      correctIf('amountMissing', { field: 'amount', error: 'missing' }),
      correctIf('accountMissing', { field: 'account' }),
      correctIf('methodMissing', { field: 'method' }),
      correctIf('notWhole', { field: 'amount', error: 'notWhole' }),
      correctIf('outOfRange', { field: 'amount', error: 'outOfRange' }),
      { target: 'preChecking', actions: { type: 'prepare', params: transactionsIn } },
    ],
    onError: unchecked,
  },
})

export const preChecking = flow.createStateConfig({
  tags: 'busy',
  always: whenClosed,
  invoke: {
    src: 'preCheck',
    id: 'preCheck',
    input: ({ context }) => context.remoteId,
    onDone: [
      { guard: isOk, target: 'submitting', actions: 'markSent' },
      { target: 'showingError', actions: { type: 'showError', params: preCheckError } },
    ],
  },
})

export const submitting = flow.createStateConfig({
  tags: 'busy',
  invoke: {
    src: 'withdrawalRequest',
    id: 'submission',
    input: ({ context }) => ({ form: requestOf(context), task: 'send' as const }),
    onDone: [
      { guard: isAccepted, target: 'succeeded', actions: { type: 'succeed', params: outputValue } },
      {
        guard: isRefused,
        target: 'showingError',
        actions: [{ type: 'showError', params: submitError }, 'forgetSent', 'keepDraft'],
      },
      { target: 'showingError', actions: [{ type: 'showError', params: submitError }, refreshBalance] },
    ],
    onError: {
      target: 'showingError',
      actions: [{ type: 'showError', params: { kind: 'unanswered' } }, refreshBalance],
    },
  },
})
