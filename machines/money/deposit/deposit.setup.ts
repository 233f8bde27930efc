import type { PaymentMethod, PaymentMethods } from '@tiya/contract/money'
import type { Promotion } from '@tiya/contract/promotions'
import { channel, port } from '@tiya/ports/port'
import { assign, sendTo, setup } from 'xstate'
import type { DraftEvent, DraftPlace } from '../../common/draft.types.ts'
import { amountError } from '../../common/input/amount.rules.ts'
import type { FieldChange } from '../../common/input/form.ts'
import { load } from '../../common/load/load.machine.ts'
import type { Result } from '../../common/result.ts'
import type { ScreenOutput } from '../../common/routing/screen.types.ts'
import { paymentUnderWayMachine } from '../paymentUnderWay/paymentUnderWay.machine.ts'
import { hasPending } from '../pending.rules.ts'
import {
  amountOf,
  changeField,
  lacksChannel,
  lacksPromotion,
  mayHavePaid,
  methodOf,
  NO_PROMOTION,
  offersEwallets,
  refusesPromotion,
  wantsChannels,
  withPromotionKey,
} from './deposit.rules.ts'
import type {
  DepositContext,
  DepositError,
  DepositEvent,
  DepositField,
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
  outOfRange: ({ context }) => amountOf(context) === null,
  promotionMissing: ({ context }) => lacksPromotion(context),
  mayHavePaid: ({ context }, player) => mayHavePaid(context, player),
} satisfies Record<FormError, (args: { context: DepositContext }, player: Eligibility) => boolean>

/** The deposit's ports, guards and actions. */
export const flow = setup({
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
    refusesPromotion: ({ context }) => refusesPromotion(context.error),
    canReplace: ({ context }) => context.error?.kind === 'mayHavePaid',
    ...checks,
  },
  actions: {
    takePromotions: assign(({ context }, promotions: readonly Promotion[]) => ({
      promotions,
      form: withPromotionKey(context.form, promotions),
    })),
    changeField: assign(({ context }, { field, value }: FieldChange<DepositField>) => ({
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
    dropPromotion: assign(({ context }) => ({ form: { ...context.form, promotion: NO_PROMOTION } })),
    forgetPromotion: assign(({ context }) => ({ form: { ...context.form, promotion: '' } })),
    fail: assign((_, error: DepositError) => ({ error })),
    clearError: assign({ error: null }),
  },
})
