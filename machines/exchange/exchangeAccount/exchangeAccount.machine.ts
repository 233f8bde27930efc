import type { User } from '@tiya/contract/account'
import type { ExchangeRecord } from '@tiya/contract/play'
import { notifyParent } from '@tiya/ports/notifyParent'
import { assign, setup } from 'xstate'
import type { Location } from '../../common/routing/access.rules.ts'
import type { ScreenMessage } from '../../common/routing/screen.types.ts'
import { exchangeIdentity } from '../../records/bettingRecord/bettingRecord.rules.ts'
import { type FilteredRecordsInput, filteredRecordsMachine } from '../../records/filteredRecords.machine.ts'
import { recordsMachine } from '../../records/records.machine.ts'
import { transactionRecordMachine } from '../../records/transactionRecord/transactionRecord.machine.ts'
import type { TransactionFilter } from '../../records/transactionRecord/transactionRecord.rules.ts'
import {
  type AccountBetsFilter,
  type AccountPart,
  ALL_BETS,
  partAddress,
  partOf,
} from './exchangeAccount.rules.ts'

/** The player, as a list with a single row. */
export const accountPlayerMachine = recordsMachine<User>('accountPlayer', {
  idOf: ({ id }) => id,
})

export const accountBetListMachine = recordsMachine<ExchangeRecord>('accountBetList', exchangeIdentity)

/** The bets of one part, filtered by day. */
export const accountBetsMachine = filteredRecordsMachine<ExchangeRecord, AccountBetsFilter>(
  'accountBets',
  accountBetListMachine,
  ALL_BETS,
)

export interface ExchangeAccountInput {
  readonly remoteId: string
  readonly part: AccountPart
  /** The stored views that the player comes back to, for the part in the address. */
  readonly bets: FilteredRecordsInput<AccountBetsFilter>['kept']
  readonly activity: FilteredRecordsInput<TransactionFilter>['kept']
}

interface ExchangeAccountContext extends ExchangeAccountInput {
  part: AccountPart
  /** The part that the player arrived at. */
  readonly first: AccountPart
}

type ExchangeAccountEvent =
  | { type: 'part.chosen'; part: AccountPart }
  /** From the router: the query has changed. */
  | { type: 'location.changed'; location: Location }

const openMessage = (part: AccountPart): ScreenMessage => ({ type: 'navigate', to: partAddress(part) })

const account = setup({
  types: {
    context: {} as ExchangeAccountContext,
    events: {} as ExchangeAccountEvent,
    input: {} as ExchangeAccountInput,
    children: {} as {
      player: 'player'
      open: 'bets'
      decided: 'bets'
      profitLoss: 'bets'
      activity: 'activity'
    },
  },
  actors: { player: accountPlayerMachine, bets: accountBetsMachine, activity: transactionRecordMachine },
  guards: {
    isShown: ({ context }, parts: readonly AccountPart[]) => parts.includes(context.part),
    isOther: ({ context }, part: AccountPart) => part !== context.part,
  },
  actions: {
    notifyParent: notifyParent<ScreenMessage>(),
    show: assign((_, part: AccountPart) => ({ part })),
  },
})

/** Profile and balance share the player's data. */
const player = account.createStateConfig({
  initial: 'unopened',
  states: {
    unopened: { always: { guard: { type: 'isShown', params: ['profile', 'balance'] }, target: 'opened' } },
    opened: {
      invoke: { src: 'player', id: 'player', input: ({ context: { remoteId } }) => ({ remoteId }) },
    },
  },
})

/** Returns the region of a part that has its own bets. */
function betsOf(id: 'open' | 'decided' | 'profitLoss', part: AccountPart) {
  return account.createStateConfig({
    initial: 'unopened',
    states: {
      unopened: { always: { guard: { type: 'isShown', params: [part] }, target: 'opened' } },
      opened: {
        invoke: {
          src: 'bets',
          id,
          input: ({ context: { remoteId, first, bets } }) => ({
            remoteId,
            kept: first === part ? bets : undefined,
          }),
        },
      },
    },
  })
}

const activity = account.createStateConfig({
  initial: 'unopened',
  states: {
    unopened: { always: { guard: { type: 'isShown', params: ['activity'] }, target: 'opened' } },
    opened: {
      invoke: {
        src: 'activity',
        id: 'activity',
        input: ({ context: { remoteId, activity: kept } }) => ({ remoteId, kept }),
      },
    },
  },
})

/**
 * Shows the part named in the address. Each part loads its data when it is first opened, fails independently
 * of the others, and keeps its data.
 */
export const exchangeAccountMachine = account.createMachine({
  id: 'exchangeAccount',
  type: 'parallel',
  context: ({ input }) => ({ ...input, first: input.part }),
  on: {
    'part.chosen': {
      guard: { type: 'isOther', params: ({ event }) => event.part },
      actions: { type: 'notifyParent', params: ({ event }) => openMessage(event.part) },
    },
    'location.changed': {
      actions: { type: 'show', params: ({ event }) => partOf(event.location.query) },
    },
  },
  states: {
    player,
    open: betsOf('open', 'bets'),
    decided: betsOf('decided', 'history'),
    profitLoss: betsOf('profitLoss', 'profit-loss'),
    activity,
  },
})
