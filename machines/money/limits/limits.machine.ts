import type { DepositLimit, LimitPeriod } from '@tiya/contract/money'
import { channel, port } from '@tiya/ports/port'
import { failureOf, isOk, outputValue } from '@tiya/ports/result'
import { assign, setup } from 'xstate'
import { readAmount } from '../../common/input/amount.rules.ts'
import { isFilled } from '../../common/input/form.ts'
import { load } from '../../common/load/load.machine.ts'
import { isOutcomeUnknown } from '../../common/outcome.rules.ts'
import { present } from '../../common/present.ts'
import { type Failure, hasValue, type Result } from '../../common/result.ts'
import { NOTICE_SHOWN } from '../../common/time/timings.ts'
import {
  fieldOf,
  type LimitChange,
  type LimitError,
  type LimitForms,
  limitError,
  limitOf,
} from './limits.rules.ts'

interface LimitsContext extends LimitForms {
  /** The change that the player asked for last. */
  change: LimitChange
  /** What is wrong with the field of each period. */
  errors: Readonly<Record<LimitPeriod, LimitError | null>>
  /** Why the change was not made. */
  failure: Failure | null
}

type LimitsEvent =
  | { type: 'field.changed'; period: LimitPeriod; value: string }
  | { type: 'field.left'; period: LimitPeriod }
  | { type: 'save'; period: LimitPeriod }
  | { type: 'remove'; period: LimitPeriod }
  | { type: 'cancel'; period: LimitPeriod }
  | { type: 'tab.returned' }

export const limitsPorts = {
  /** Ends with null if the backend has no limits. */
  loadLimits: load<readonly DepositLimit[] | null>(),
  refreshLimits: port<Result<readonly DepositLimit[]>>('refreshLimits'),
  /** Resolves with all limits as they are after the change. */
  changeLimit: port<Result<readonly DepositLimit[]>, LimitChange>('changeLimit'),
  tabReturns: channel<LimitsEvent>('tabReturns'),
}

const flow = setup({
  types: {
    context: {} as LimitsContext,
    events: {} as LimitsEvent,
    children: {} as { loadLimits: 'loadLimits' },
  },
  actors: limitsPorts,
  guards: {
    isFilled: ({ context }, period: LimitPeriod) => isFilled(context.typed[period]),
    isLimit: ({ context }, period: LimitPeriod) => limitError(fieldOf(context, period)) === null,
    isSet: ({ context }, period: LimitPeriod) => limitOf(context.limits, period).amount !== null,
    isPending: ({ context }, period: LimitPeriod) => Boolean(limitOf(context.limits, period).pending),
  },
  actions: {
    take: assign((_, limits: readonly DepositLimit[]) => ({ limits })),
    ask: assign(({ context: { errors } }, change: LimitChange) => ({
      change,
      errors: { ...errors, [change.period]: null },
      failure: null,
    })),
    showError: assign(({ context }, period: LimitPeriod) => ({
      errors: { ...context.errors, [period]: limitError(fieldOf(context, period)) },
    })),
    clearFailure: assign({ failure: null }),
    forgetField: assign(({ context: { typed, change } }) => ({
      typed: { ...typed, [change.period]: null },
    })),
  },
  delays: { noticeShown: NOTICE_SHOWN },
})

/** The player may change the limits, also while they are loaded again. */
const open = flow.createStateConfig({
  on: {
    'field.changed': {
      actions: assign(({ context, event }) => ({
        typed: { ...context.typed, [event.period]: event.value },
        errors: { ...context.errors, [event.period]: null },
        failure: null,
      })),
    },
    'field.left': {
      guard: { type: 'isFilled', params: ({ event }) => event.period },
      actions: { type: 'showError', params: ({ event }) => event.period },
    },
    save: [
      {
        guard: { type: 'isLimit', params: ({ event }) => event.period },
        target: 'changing',
        actions: {
          type: 'ask',
          params: ({ context, event: { period } }) => ({
            period,
            amount: readAmount(fieldOf(context, period)),
          }),
        },
      },
      { actions: [{ type: 'showError', params: ({ event }) => event.period }, 'clearFailure'] },
    ],
    remove: {
      guard: { type: 'isSet', params: ({ event }) => event.period },
      target: 'changing',
      actions: { type: 'ask', params: ({ event: { period } }) => ({ period, amount: null }) },
    },
    cancel: {
      guard: { type: 'isPending', params: ({ event }) => event.period },
      target: 'changing',
      actions: {
        type: 'ask',
        params: ({ context, event: { period } }) => ({
          period,
          amount: limitOf(context.limits, period).amount,
        }),
      },
    },
    'tab.returned': '.refreshing',
  },
  initial: 'idle',
  states: {
    idle: {},
    changed: { after: { noticeShown: 'idle' } },
    refreshing: {
      invoke: {
        src: 'refreshLimits',
        id: 'refreshLimits',
        onDone: [
          { guard: isOk, target: 'idle', actions: { type: 'take', params: outputValue } },
          { target: 'idle' },
        ],
      },
    },
  },
})

const changing = flow.createStateConfig({
  invoke: {
    src: 'changeLimit',
    id: 'changeLimit',
    input: ({ context }) => context.change,
    onDone: [
      {
        guard: isOk,
        target: 'open.changed',
        actions: [{ type: 'take', params: outputValue }, 'forgetField'],
      },
      { guard: isOutcomeUnknown, target: 'open.refreshing', actions: assign({ failure: failureOf }) },
      { target: 'open', actions: assign({ failure: failureOf }) },
    ],
  },
})

/** What the player may deposit in a day, a week and a month, where the backend has such limits. */
export const limitsMachine = flow.createMachine({
  id: 'limits',
  context: {
    limits: [],
    typed: { day: null, week: null, month: null },
    change: { period: 'day', amount: null },
    errors: { day: null, week: null, month: null },
    failure: null,
  },
  invoke: { src: 'tabReturns', id: 'tabReturns' },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'loadLimits',
        id: 'loadLimits',
        onDone: [
          {
            guard: hasValue,
            target: 'open',
            actions: { type: 'take', params: ({ event }) => present(event.output.value) },
          },
          { target: 'missing' },
        ],
      },
    },
    missing: {},
    open,
    changing,
  },
})
