import { assign, sendTo, setup } from 'xstate'
import { amountError } from '../../common/amount.rules.ts'
import type { DraftEvent, DraftPlace } from '../../common/draft.types.ts'
import type { FieldChange } from '../../common/form.ts'
import { load } from '../../common/load/load.machine.ts'
import { channel, port } from '../../common/port.ts'
import { present } from '../../common/present.ts'
import { hasFailed, hasValue, outputValue, type Result } from '../../common/result.ts'
import type { ScreenOutput } from '../../common/screen.types.ts'
import type { PaymentMethod, PaymentMethods } from '../../contract/money.ts'
import type { Promotion } from '../../contract/promotions.ts'
import { paymentUnderWayMachine } from '../paymentUnderWay/paymentUnderWay.machine.ts'
import { hasPending } from '../pending.rules.ts'
import {
  callError,
  changeField,
  isOutOfRange,
  lacksChannel,
  lacksPromotion,
  mayHavePaid,
  methodOf,
  offersEwallets,
  requestOf,
  wantsChannels,
} from './deposit.rules.ts'
import type {
  DepositContext,
  DepositError,
  DepositEvent,
  DepositForm,
  DepositInput,
  DepositRequest,
  Eligibility,
  FormError,
  Opening,
  PaymentResult,
} from './deposit.types.ts'

export const depositPorts = {
  loadMethods: load<PaymentMethods>(),
  loadPromotions: load<readonly Promotion[]>(),
  loadChannels: load<readonly PaymentMethod[], string>(),
  /** What could not be loaded is left out. */
  loadOpening: load<Opening, string>(),
  /** Also has the site load its settings again. */
  loadEligibility: port<Result<Eligibility>, string>('loadEligibility'),
  /** A read: it has no effect if it fails. */
  requestNumber: port<PaymentResult, DepositRequest>('requestNumber'),
  /** A money call with an idempotency key: sending the same form again returns the same response. */
  requestEwallet: port<PaymentResult, DepositRequest>('requestEwallet'),
  /** Ends the key of the e-wallet's request: the next request is a new one. */
  ewalletKey: channel<never, { readonly type: 'end' }, string>('ewalletKey'),
  draft: channel<never, DraftEvent<DepositForm>, DraftPlace>('draft'),
}

/** What stops a deposit, by the error that the player sees. `checking` has the order. */
const checks = {
  unverified: (_, { verified }) => !verified,
  pending: (_, { transactions }) => hasPending(transactions, 'deposit'),
  amountMissing: ({ context }) => amountError(context.form.amount) === 'missing',
  methodMissing: ({ context }) => methodOf(context) === null,
  channelMissing: ({ context }, { offersUsdt }) => lacksChannel(context, offersUsdt),
  notWhole: ({ context }) => amountError(context.form.amount) === 'notWhole',
  outOfRange: ({ context }) => isOutOfRange(context),
  promotionMissing: ({ context }) => lacksPromotion(context),
  mayHavePaid: ({ context }, player) => mayHavePaid(context, player),
} satisfies Record<FormError, (args: { context: DepositContext }, player: Eligibility) => boolean>

const flow = setup({
  types: {
    context: {} as DepositContext,
    events: {} as DepositEvent,
    input: {} as DepositInput,
    output: {} as ScreenOutput,
    tags: {} as 'busy',
    children: {} as {
      draft: 'draft'
      ewalletKey: 'ewalletKey'
      loadOpening: 'loadOpening'
      loadMethods: 'loadMethods'
      loadPromotions: 'loadPromotions'
      loadChannels: 'loadChannels'
      paymentUnderWay: 'paymentUnderWay'
    },
  },
  actors: { ...depositPorts, paymentUnderWay: paymentUnderWayMachine },
  guards: {
    wantsChannels: ({ context }) => wantsChannels(context),
    isOtherMethod: ({ context }) => context.channelsMethod !== context.form.method,
    offersEwallets: ({ context }) => offersEwallets(context),
    canReplace: ({ context }) => context.error?.kind === 'mayHavePaid',
    ...checks,
  },
  actions: {
    changeField: assign(({ context }, { field, value }: FieldChange<keyof DepositForm>) => ({
      form: changeField(context.form, field, value),
      error: null,
    })),
    saveDraft: sendTo('draft', ({ context }) => ({ type: 'keep' as const, form: context.form })),
    forgetChannels: assign(({ context }) => ({
      channelsMethod: context.form.method,
      channels: null,
    })),
    takePlayer: assign(({ context }, { verified, transactions }: Eligibility) => ({
      transactions,
      missingPhone: verified ? null : context.missingPhone,
    })),
    endKey: sendTo('ewalletKey', { type: 'end' }),
    forgetPromotion: assign(({ context }) => ({ form: { ...context.form, promotion: '' } })),
    fail: assign((_, error: DepositError) => ({ error })),
    clearError: assign({ error: null }),
  },
})

/** Loads the channels of the chosen method, and reloads them when the method changes. */
const channels = flow.createStateConfig({
  initial: 'none',
  states: {
    none: { always: { guard: 'wantsChannels', target: 'loading', actions: 'forgetChannels' } },
    loading: {
      always: { guard: 'isOtherMethod', target: 'none' },
      invoke: {
        src: 'loadChannels',
        id: 'loadChannels',
        input: ({ context }) => present(methodOf(context)).name,
        onDone: { target: 'ready', actions: assign({ channels: outputValue }) },
      },
    },
    ready: { always: { guard: 'isOtherMethod', target: 'none' } },
  },
})

/** Requests the number or page to pay at; the same state serves the read and the money call. */
function requesting(src: 'requestNumber' | 'requestEwallet') {
  return flow.createStateConfig({
    tags: 'busy',
    invoke: {
      src,
      id: src,
      input: ({ context }) => requestOf(context),
      onDone: [
        { guard: hasValue, target: '#deposit.done', actions: assign({ payment: outputValue }) },
        {
          target: 'choosing',
          actions: { type: 'fail', params: ({ event }) => callError(src, event.output) },
        },
      ],
    },
  })
}

/** One check: the player sees the error of its name. */
function stopIf(kind: FormError, ...first: readonly ('forgetPromotion' | 'endKey')[]) {
  return {
    guard: { type: kind, params: outputValue },
    target: 'choosing',
    actions: [
      ...first,
      { type: 'fail', params: { kind } },
      { type: 'takePlayer', params: outputValue },
      'saveDraft',
    ],
  } as const
}

const form = flow.createStateConfig({
  initial: 'choosing',
  states: {
    choosing: {
      on: {
        'field.changed': { actions: [{ type: 'changeField', params: ({ event }) => event }, 'saveDraft'] },
        dismiss: { actions: 'clearError' },
        next: { target: 'checking', actions: 'clearError' },
        'payment.replace': {
          guard: 'canReplace',
          target: 'checking',
          actions: ['clearError', assign({ replaces: true })],
        },
      },
    },
    checking: {
      tags: 'busy',
      invoke: {
        src: 'loadEligibility',
        id: 'loadEligibility',
        input: ({ context }) => context.remoteId,
        onDone: [
          {
            guard: hasFailed,
            target: 'choosing',
            actions: [
              { type: 'fail', params: ({ event }) => callError('loadEligibility', event.output) },
              'saveDraft',
            ],
          },
          stopIf('unverified'),
          // If there was a request of unknown outcome, it is the pending deposit.
          stopIf('pending', 'endKey'),
          stopIf('amountMissing'),
          stopIf('methodMissing'),
          stopIf('channelMissing'),
          stopIf('notWhole'),
          stopIf('outOfRange'),
          // The player sees this error once; after that the form continues without the promotion.
          stopIf('promotionMissing', 'forgetPromotion'),
          // A new number would replace what the player has typed about the payment under way.
          stopIf('mayHavePaid'),
          {
            guard: 'offersEwallets',
            target: 'requestingEwallet',
            actions: { type: 'takePlayer', params: outputValue },
          },
          { target: 'requestingNumber', actions: { type: 'takePlayer', params: outputValue } },
        ],
      },
    },
    requestingNumber: requesting('requestNumber'),
    requestingEwallet: requesting('requestEwallet'),
  },
})

/**
 * The player chooses a method, channel, amount and promotion; the flow checks the form, then requests the number to pay
 * to. Ends on `/make-payment` with the payment as navigation state. A payment that is under way can be continued instead.
 */
export const depositMachine = flow.createMachine({
  id: 'deposit',
  context: ({ input }) => ({
    ...input,
    methods: null,
    promotions: [],
    channels: null,
    channelsMethod: '',
    transactions: [],
    missingPhone: null,
    error: null,
    payment: null,
    replaces: false,
  }),
  output: ({ context }): ScreenOutput => ({ kind: 'navigate', to: '/make-payment', state: context.payment }),
  invoke: [
    {
      src: 'draft',
      id: 'draft',
      input: ({ context }) => ({ remoteId: context.remoteId, flow: 'deposit' as const }),
    },
    { src: 'ewalletKey', id: 'ewalletKey', input: ({ context }) => context.remoteId },
    {
      src: 'paymentUnderWay',
      id: 'paymentUnderWay',
      input: ({ context: { remoteId } }) => ({ remoteId }),
    },
  ],
  initial: 'open',
  states: {
    open: {
      type: 'parallel',
      invoke: [
        {
          src: 'loadMethods',
          id: 'loadMethods',
          onDone: { actions: assign({ methods: outputValue }) },
        },
        {
          src: 'loadPromotions',
          id: 'loadPromotions',
          onDone: { actions: assign({ promotions: outputValue }) },
        },
        {
          src: 'loadOpening',
          id: 'loadOpening',
          input: ({ context }) => context.remoteId,
          // It is there to be shown, `next` asks again: a failure is not shown.
          onDone: { actions: assign(({ event }) => outputValue({ event })) },
        },
      ],
      states: { channels, form },
    },
    done: { type: 'final' },
  },
})
