import { notifyParent } from '@tiya/ports/notifyParent'
import { channel, port } from '@tiya/ports/port'
import { failureOf, isOk, outputValue } from '@tiya/ports/result'
import { assign, sendTo, setup } from 'xstate'
import type { DraftEvent, DraftPlace } from '../../common/draft.types.ts'
import { isFilled } from '../../common/input/form.ts'
import { isMoneyOutcomeUnknown } from '../../common/outcome.rules.ts'
import { pollMachine } from '../../common/poll/poll.machine.ts'
import type { Failure, Result } from '../../common/result.ts'
import type { ScreenMessage } from '../../common/routing/screen.types.ts'
import { NOTICE_SHOWN } from '../../common/time/timings.ts'
import { conversionOf, pointsAfter, pointsError, sentNow, toldOf, wasConverted } from './vip.rules.ts'
import type { Conversion, Points, VipContext, VipDraft, VipEvent, VipInput } from './vip.types.ts'

/** Poll interval of the points, in milliseconds. */
const POINTS_PERIOD = 1_000

/** Polls the points of a player, by remote id. */
export const pointsMachine = pollMachine<Points>('points', POINTS_PERIOD)

export const vipPorts = {
  /** Resolves with the server's message about the conversion, empty if there is none. */
  convertPoints: port<Result<string>, Conversion>('convertPoints'),
  /** Ends the key and the draft of a conversion that the points confirm; takes the remote id. */
  conversion: channel<never, { readonly type: 'close' }, string>('conversion'),
  draft: channel<never, DraftEvent<VipDraft>, DraftPlace>('draft'),
}

const BALANCE_REFRESH: ScreenMessage = { type: 'balance.refresh' }
const CONVERTED = {
  type: 'notifyParent',
  params: ({ context }: { context: VipContext }): ScreenMessage => ({
    type: 'balance.refresh',
    told: toldOf(context),
  }),
} as const

const vip = setup({
  types: {
    context: {} as VipContext,
    events: {} as VipEvent,
    input: {} as VipInput,
    tags: {} as 'busy',
    children: {} as { points: 'points'; draft: 'draft'; conversion: 'conversion' },
  },
  actors: { ...vipPorts, points: pointsMachine },
  guards: {
    isFilled: ({ context }) => isFilled(context.amount),
    isWrong: ({ context }) => pointsError(context.amount, context.points) !== null,
    /** The screen stays as it opens: the poll asks again by itself. */
    isFirstLimited: ({ context }, failure: Failure) =>
      !context.loaded && failure.kind === 'refused' && failure.status === 429,
    isOutcomeUnknown: ({ context }) => context.sent !== null,
    isConfirmed: ({ context }, { points }: Points) =>
      context.sent !== null && points !== null && wasConverted(context.sent, points),
    isUnconfirmed: ({ context }, { points }: Points) =>
      context.sent !== null && points !== null && !wasConverted(context.sent, points),
  },
  actions: {
    notifyParent: notifyParent<ScreenMessage>(),
    askAgain: sendTo('points', { type: 'refresh' }),
    takePoints: assign((_, known: Points) => ({ ...known, loaded: true, loadFailure: null })),
    showError: assign(({ context }) => ({
      error: pointsError(context.amount, context.points),
      failure: null,
    })),
    markSent: assign(({ context }) => ({ sent: sentNow(context), error: null, failure: null })),
    fail: assign((_, failure: Failure) => ({ failure })),
    forgetSent: assign({ sent: null }),
    keepDraft: sendTo('draft', ({ context: { amount, sent } }) => ({
      type: 'keep' as const,
      form: { amount, sent },
    })),
    subtract: assign({ points: ({ context }) => pointsAfter(context) }),
    succeed: assign(({ context: { sent } }, message: string) => ({
      amount: '',
      sent: null,
      failure: null,
      converted: sent,
      message,
    })),
  },
  delays: { noticeShown: NOTICE_SHOWN },
})

const filling = vip.createStateConfig({
  on: {
    'amount.changed': {
      actions: [assign({ amount: ({ event }) => event.value, error: null, failure: null }), 'keepDraft'],
    },
    'amount.left': {
      guard: 'isFilled',
      actions: assign({ error: ({ context }) => pointsError(context.amount, context.points) }),
    },
    convert: [
      { guard: 'isWrong', actions: 'showError' },
      { target: '#vip.converting', actions: 'markSent' },
    ],
  },
})

/** Points are polled only here: the response to a poll that began before a conversion is never used. */
const open = vip.createStateConfig({
  invoke: { src: 'points', id: 'points', input: ({ context }) => ({ subject: context.remoteId }) },
  on: {
    'poll.loaded': [
      {
        guard: { type: 'isConfirmed', params: ({ event }) => event.value },
        target: '.converted',
        actions: [
          { type: 'takePoints', params: ({ event }) => event.value },
          sendTo('conversion', { type: 'close' }),
          { type: 'succeed', params: '' },
          CONVERTED,
        ],
      },
      { actions: { type: 'takePoints', params: ({ event }) => event.value } },
    ],
    'poll.failed': [
      { guard: { type: 'isFirstLimited', params: ({ event }) => event.failure } },
      { actions: assign({ loadFailure: ({ event }) => event.failure }) },
    ],
    retry: { actions: [assign({ loadFailure: null }), 'askAgain'] },
    dismiss: { actions: assign({ failure: null }) },
  },
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'isOutcomeUnknown', target: 'checking' }, { target: 'editing' }] },
    /** The last conversion may have taken effect: nothing is sent again before the points are known. */
    checking: {
      tags: 'busy',
      on: {
        'poll.loaded': {
          guard: { type: 'isUnconfirmed', params: ({ event }) => event.value },
          target: 'editing',
          actions: { type: 'takePoints', params: ({ event }) => event.value },
        },
      },
    },
    editing: filling,
    converted: { ...filling, after: { noticeShown: 'editing' } },
  },
})

const converting = vip.createStateConfig({
  tags: 'busy',
  invoke: {
    src: 'convertPoints',
    id: 'convertPoints',
    input: ({ context }) => conversionOf(context),
    onDone: [
      {
        guard: isOk,
        target: 'open.converted',
        actions: ['subtract', { type: 'succeed', params: outputValue }, CONVERTED],
      },
      {
        guard: isMoneyOutcomeUnknown,
        target: 'open',
        actions: [
          { type: 'fail', params: failureOf },
          { type: 'notifyParent', params: BALANCE_REFRESH },
        ],
      },
      { target: 'open', actions: [{ type: 'fail', params: failureOf }, 'forgetSent', 'keepDraft'] },
    ],
  },
})

/** Shows a player's points and converts them into money. */
export const vipMachine = vip.createMachine({
  id: 'vip',
  context: ({ input }) => ({
    ...input,
    points: null,
    rate: null,
    stake: null,
    loaded: false,
    loadFailure: null,
    error: null,
    failure: null,
    converted: null,
    message: '',
  }),
  invoke: [
    {
      src: 'draft',
      id: 'draft',
      input: ({ context }) => ({ remoteId: context.remoteId, flow: 'vip' as const }),
    },
    { src: 'conversion', id: 'conversion', input: ({ context }) => context.remoteId },
  ],
  initial: 'open',
  states: { open, converting },
})
