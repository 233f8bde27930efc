import { outputValue } from '@tiya/ports/result'
import { assign } from 'xstate'
import { present } from '../../common/present.ts'
import { hasFailed, hasValue } from '../../common/result.ts'
import type { ScreenOutput } from '../../common/routing/screen.types.ts'
import { callError, methodOf, requestOf } from './deposit.rules.ts'
import { flow } from './deposit.setup.ts'
import type { FormError } from './deposit.types.ts'

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
        'promotion.drop': {
          guard: 'refusesPromotion',
          target: 'checking',
          actions: ['clearError', 'dropPromotion', 'saveDraft'],
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
    transactions: null,
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
          onDone: { actions: { type: 'takePromotions', params: outputValue } },
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
