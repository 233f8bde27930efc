import type { Transaction } from '@tiya/contract/money'
import { channel, port } from '@tiya/ports/port'
import { failed, isOk, outputValue } from '@tiya/ports/result'
import { sendTo, setup } from 'xstate'
import { isMoneyOutcomeUnknown } from '../../common/outcome.rules.ts'
import { type DoneEvent, hasFailed, type Result, UNEXPECTED } from '../../common/result.ts'
import type { Accepted, ClosedRequest, Match } from '../reconcile.rules.ts'

/** The player's transactions, as of a time. */
export interface Look extends Accepted {
  readonly transactions: readonly Transaction[]
}

interface Filled<Form> {
  readonly form: Form
}

interface MoneyCallInput<Form> extends Filled<Form> {
  /**
   * What is to be done with the form:
   * - `send`: send it; it was not sent before;
   * - `findOrSend`: it may have been sent before, so look for it, and send it if it has not arrived;
   * - `find`: only look for it;
   * - `watch`: only look whether the server has taken it; what the operator has rejected is told when the player asks.
   */
  readonly task: 'send' | 'findOrSend' | 'find' | 'watch'
}

/**
 * How a call ended:
 * - `accepted`: the server has taken the form, now or when it was sent before;
 * - `rejected`: it had arrived, and the operator has rejected it;
 * - `notFound`: it was only looked for, and the transactions lack it;
 * - `unchecked`: they could not be loaded, so it was not sent;
 * - `refused`: it was sent and had no effect;
 * - `unknown`: it was sent, and no answer tells whether it had.
 */
type OutcomeKind = 'accepted' | 'rejected' | 'notFound' | 'unchecked' | 'refused' | 'unknown'

/** How a call ended, with the result that said so. */
export type MoneyOutcome<Value> = Result<Value | Look> & { readonly kind: OutcomeKind }

export function moneyCallPorts<Form, Value>() {
  return {
    /** Loads the transactions. */
    look: port<Result<Look>, MoneyCallInput<Form>>('look'),
    /** Sends the form, once, with the idempotency key of the player's last sending of it that has no outcome. */
    send: port<Result<Value>, Filled<Form>>('send'),
    /** Ends the key of a form whose outcome the transactions show, and forgets what was typed if it was accepted. */
    request: channel<never, CloseEvent, Filled<Form>>('request'),
  }
}

type CloseEvent = { readonly type: 'close' } & Pick<ClosedRequest, 'match'>

export type MoneyCallPorts<Form, Value> = ReturnType<typeof moneyCallPorts<Form, Value>>
export type MoneyCallMachine<Form, Value> = ReturnType<typeof moneyCallMachine<Form, Value>>

/** The outcome for a parent whose call broke off, which is a defect: the form may have been sent. */
export const BROKEN_OFF: MoneyOutcome<never> = { ...failed(UNEXPECTED), kind: 'unknown' }

interface MoneyDone {
  readonly event: { readonly output: MoneyOutcome<unknown> }
}

/* Guards of an `onDone`. */
export const isAccepted = ({ event }: MoneyDone) => event.output.kind === 'accepted'
export const isRejected = ({ event }: MoneyDone) => event.output.kind === 'rejected'
export const isRefused = ({ event }: MoneyDone) => event.output.kind === 'refused'
export const isUnchecked = ({ event }: MoneyDone) => event.output.kind === 'unchecked'

/** Assigner: the transactions of a call that has looked and not found its form. */
export function transactionsIn(done: MoneyDone): readonly Transaction[] {
  return (outputValue(done) as Look).transactions
}

/** Returns the final state of this outcome. */
function ending(kind: OutcomeKind) {
  const output = ({ event }: DoneEvent<unknown>) => ({ ...event.output, kind })
  return { type: 'final', output } as const
}

/**
 * Returns the machine of one call that moves money. It sends a form at most once, and one that may have been sent before
 * only if the transactions lack it: so the money moves once. It ends with the outcome.
 *
 * @param id names the call in reports
 * @param match what the transactions say about a form that may have been sent
 */
export function moneyCallMachine<Form, Value>(
  id: string,
  match: (form: Form, transactions: readonly Transaction[]) => Match,
) {
  return setup({
    types: {
      context: {} as MoneyCallInput<Form>,
      input: {} as MoneyCallInput<Form>,
      output: {} as MoneyOutcome<Value>,
      children: {} as { request: 'request' },
    },
    actors: moneyCallPorts<Form, Value>(),
    guards: {
      isNew: ({ context }) => context.task === 'send',
      maySend: ({ context }) => context.task === 'findOrSend',
      wasAccepted: ({ context }, { transactions }: Look) => match(context.form, transactions) === 'accepted',
      wasRejected: ({ context: { form, task } }, { transactions }: Look) =>
        task !== 'watch' && match(form, transactions) === 'rejected',
    },
    actions: {
      close: sendTo(
        'request',
        (_, how: ClosedRequest['match']): CloseEvent => ({ type: 'close', match: how }),
      ),
    },
  }).createMachine({
    id,
    context: ({ input }) => input,
    output: ({ event }) => event.output as MoneyOutcome<Value>,
    invoke: { src: 'request', id: 'request', input: ({ context: { form } }) => ({ form }) },
    initial: 'opening',
    states: {
      opening: { always: [{ guard: 'isNew', target: 'sending' }, { target: 'looking' }] },
      looking: {
        invoke: {
          src: 'look',
          id: 'look',
          input: ({ context }) => context,
          onDone: [
            { guard: hasFailed, target: 'unchecked' },
            {
              guard: { type: 'wasAccepted', params: outputValue },
              target: 'accepted',
              actions: { type: 'close', params: 'accepted' },
            },
            {
              guard: { type: 'wasRejected', params: outputValue },
              target: 'rejected',
              actions: { type: 'close', params: 'rejected' },
            },
            { guard: 'maySend', target: 'sending' },
            { target: 'notFound' },
          ],
        },
      },
      sending: {
        invoke: {
          src: 'send',
          id: 'send',
          input: ({ context: { form } }) => ({ form }),
          onDone: [
            { guard: isOk, target: 'accepted' },
            { guard: isMoneyOutcomeUnknown, target: 'unknown' },
            { target: 'refused' },
          ],
        },
      },
      accepted: ending('accepted'),
      rejected: ending('rejected'),
      notFound: ending('notFound'),
      unchecked: ending('unchecked'),
      refused: ending('refused'),
      unknown: ending('unknown'),
    },
  })
}
