import type { Referral } from '@tiya/contract/account'
import { channel } from '@tiya/ports/port'
import type { Success } from '@tiya/ports/result'
import { assign, setup } from 'xstate'
import { copyMachine } from '../../common/copy/copy.machine.ts'
import { load } from '../../common/load/load.machine.ts'
import { shareMachine } from '../../common/share/share.machine.ts'
import { type Reward, referralLink } from './referral.rules.ts'

export type ReferralTab = 'info' | 'mine'

export interface Referrals {
  /** The code that a friend signs up with; empty if the player has none. */
  readonly code: string
  readonly referrals: readonly Referral[]
  /** Null if the server names none. */
  readonly reward: Reward | null
}

export interface ReferralInput {
  readonly remoteId: string
  /** The origin of the site: `https://tiya.example`. */
  readonly origin: string
}

type ReferralContext = ReferralInput & Referrals

type ReferralEvent =
  | { type: 'tab.chosen'; tab: ReferralTab }
  /** From the port: the player has returned to the browser tab. */
  | { type: 'tab.returned' }

export const referralPorts = {
  loadReferrals: load<Referrals, string>(),
  tabReturns: channel<ReferralEvent>('tabReturns'),
}

const flow = setup({
  types: {
    context: {} as ReferralContext,
    events: {} as ReferralEvent,
    input: {} as ReferralInput,
    children: {} as { copy: 'copy'; share: 'share'; loadReferrals: 'loadReferrals' },
  },
  actors: { ...referralPorts, copy: copyMachine, share: shareMachine },
  guards: { isMine: (_, tab: ReferralTab) => tab === 'mine' },
  actions: {
    takeCode: assign((_, { value }: Success<Referrals>) => ({ code: value.code.trim() })),
    takeReferrals: assign((_, { value: { referrals, reward } }: Success<Referrals>) => ({
      referrals,
      reward,
    })),
  },
})

/** The code is fixed once known; copying and sharing continue while the friends are refreshed. */
const ready = flow.createStateConfig({
  invoke: [
    { src: 'copy', id: 'copy', input: ({ context }) => ({ texts: { link: referralLink(context) } }) },
    { src: 'share', id: 'share', input: ({ context }) => ({ url: referralLink(context) }) },
  ],
  initial: 'current',
  states: {
    current: { on: { 'tab.returned': 'refreshing' } },
    /** The known referrals stay. */
    refreshing: {
      invoke: {
        src: 'loadReferrals',
        id: 'loadReferrals',
        input: ({ context }) => context.remoteId,
        onDone: {
          target: 'current',
          actions: { type: 'takeReferrals', params: ({ event }) => event.output },
        },
      },
    },
  },
})

const player = flow.createStateConfig({
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'loadReferrals',
        id: 'loadReferrals',
        input: ({ context }) => context.remoteId,
        onDone: {
          target: 'ready',
          actions: [
            { type: 'takeCode', params: ({ event }) => event.output },
            { type: 'takeReferrals', params: ({ event }) => event.output },
          ],
        },
      },
    },
    ready,
  },
})

const tab = flow.createStateConfig({
  initial: 'info',
  on: {
    'tab.chosen': [
      { guard: { type: 'isMine', params: ({ event }) => event.tab }, target: '.mine' },
      { target: '.info' },
    ],
  },
  states: { info: {}, mine: {} },
})

/** The link that a player shares, and the friends who have signed up with it. */
export const referralMachine = flow.createMachine({
  id: 'referral',
  type: 'parallel',
  context: ({ input }) => ({ ...input, code: '', referrals: [], reward: null }),
  invoke: { src: 'tabReturns', id: 'tabReturns' },
  states: { player, tab },
})
