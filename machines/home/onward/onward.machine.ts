import { notifyParent } from '@tiya/ports/notifyParent'
import { channel } from '@tiya/ports/port'
import { sendTo, setup } from 'xstate'
import { present } from '../../common/present.ts'
import type { NavigateMessage, WishStoreEvent } from '../../common/routing/screen.types.ts'
import type { Session } from '../../common/session.types.ts'
import { launcherMachine } from '../../games/launcher/launcher.machine.ts'
import { offerLeft, type StoredWish } from './onward.rules.ts'

interface OnwardInput {
  readonly session: Session | null
  /** What the player wanted as a guest. */
  readonly kept: StoredWish | null
  /** Milliseconds since the epoch. */
  readonly now: number
}

type OnwardEvent = { type: 'go' } | { type: 'dismiss' } | NavigateMessage

export const onwardPorts = { wishStore: channel<never, WishStoreEvent>('wishStore') }

const wishOf = ({ context }: { context: OnwardInput }) => present(context.kept).wish

/** Leads where the guest's press would have led. */
const goMessage = (of: { context: OnwardInput }): NavigateMessage => {
  const wish = wishOf(of)
  const { to, match } = present('to' in wish ? wish : null)
  return { type: 'navigate', to, ...(match && { state: match }) }
}

/**
 * Offers a player what they wanted as a guest: a screen, a match or a game. The offer ends when it is used, closed or
 * too old; a log-out removes it from the device.
 */
export const onwardMachine = setup({
  types: {
    context: {} as OnwardInput,
    events: {} as OnwardEvent,
    input: {} as OnwardInput,
    children: {} as { launcher: 'launcher' },
  },
  actors: { ...onwardPorts, launcher: launcherMachine },
  delays: { offerLeft: ({ context }) => offerLeft(context.kept, context.now) },
  guards: {
    isOffered: ({ context }) => context.session !== null && offerLeft(context.kept, context.now) > 0,
    isGame: (of) => 'game' in wishOf(of),
  },
  actions: {
    notifyParent: notifyParent<NavigateMessage>(),
    forget: sendTo('wishStore', { type: 'forget' } satisfies WishStoreEvent),
    launch: sendTo('launcher', (of) => {
      const wish = wishOf(of)
      return { type: 'launch' as const, game: present('game' in wish ? wish.game : null) }
    }),
  },
}).createMachine({
  id: 'onward',
  context: ({ input }) => input,
  invoke: { src: 'wishStore', id: 'wishStore' },
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isOffered', target: 'offered' }, { target: 'over' }] },
    offered: {
      invoke: {
        src: 'launcher',
        id: 'launcher',
        input: ({ context }) => ({ session: context.session, from: '/' }),
      },
      after: { offerLeft: { target: 'over', actions: 'forget' } },
      on: {
        go: [
          { guard: 'isGame', actions: 'launch' },
          { target: 'over', actions: ['forget', { type: 'notifyParent', params: goMessage }] },
        ],
        dismiss: { target: 'over', actions: 'forget' },
        /** From the launcher: the game opens. */
        navigate: { actions: ['forget', { type: 'notifyParent', params: ({ event }) => event }] },
      },
    },
    over: {},
  },
})
