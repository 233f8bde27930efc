import { notifyParent } from '@tiya/ports/notifyParent'
import { channel, port } from '@tiya/ports/port'
import { type AnyActorRef, assign, sendTo, setup } from 'xstate'
import { load } from '../../common/load/load.machine.ts'
import { type LoadedMachine, spawnLoaded } from '../../common/loadedMachine.ts'
import { present } from '../../common/present.ts'
import type { Result } from '../../common/result.ts'
import type { BalanceRefresh, ScreenShown } from '../../common/routing/screen.types.ts'
import type { Session, SessionEnd, SessionStart } from '../../common/session.types.ts'
import { type BalanceMessage, balanceMachine, type KnownBalance } from '../balance/balance.machine.ts'
import { hiddenBalanceMachine } from '../hiddenBalance/hiddenBalance.machine.ts'

/** Events of the device's store. `end` clears every session key; `logout` keeps codes and contacts. */
type SessionStoreEvent =
  | { type: 'save'; start: SessionStart }
  | { type: 'saveBalance'; balance: number }
  | { type: 'clear'; scope: 'logout' | 'end' }

interface SessionInput {
  /** The session stored on the device, null for a guest. */
  stored: Session | null
  /** The balance stored on the device. */
  balance: KnownBalance | null
}

export interface SessionContext extends SessionInput {
  session: Session | null
  /** Tokens of logged-out sessions that the server has not been told about yet, oldest first. */
  unrevoked: readonly string[]
  /** The player's reality check, null if none is set. */
  realityCheck: AnyActorRef | null
  /** The actor that holds what is known of the player; null until its code is fetched. */
  player: AnyActorRef | null
  /** True while the screen is known and is not the inbox. */
  awayFromInbox: boolean
}

type SessionEvent =
  | ({ type: 'session.started' } & SessionStart)
  | { type: 'logout'; revoked?: true }
  | { type: 'token.refused'; token: string }
  | { type: 'store.changed'; session: Session | null }
  | BalanceMessage
  | BalanceRefresh
  | ScreenShown

export const sessionPorts = {
  sessionStore: channel<SessionEvent, SessionStoreEvent>('sessionStore'),
  revoke: port<Result<unknown>, { token: string }>('revoke'),
  /** Ends with the reality check once the player has set it. */
  loadRealityCheck: load<LoadedMachine, string>(),
  /** Ends with the player's machine. */
  loadPlayer: load<LoadedMachine, string>(),
}

/** What the session sends its parent. */
export type SessionMessage =
  | { readonly type: 'session.opened'; readonly session: Session }
  | { readonly type: 'session.closed'; readonly reason: SessionEnd }

/** The session's ports, guards and actions. */
export const flow = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    input: {} as SessionInput,
    children: {} as { balance: 'balance'; hiddenBalance: 'hiddenBalance' },
  },
  actors: { ...sessionPorts, balance: balanceMachine, hiddenBalance: hiddenBalanceMachine },
  guards: {
    hasSession: ({ context }) => context.session !== null,
    isCurrentToken: ({ context }, token: string) => token === context.session?.token,
    isOther: ({ context }, stored: Session | null) =>
      stored !== null && stored.token !== context.session?.token,
    isGone: (_, stored: Session | null) => stored === null,
    owesRevocation: ({ context }) => context.unrevoked.length > 0,
  },
  actions: {
    notifyParent: notifyParent<SessionMessage>(),
    takeSession: assign((_, session: Session | null) => ({ session, balance: null })),
    oweRevocation: assign(({ context: { unrevoked, session } }, revoked: boolean) => ({
      unrevoked: revoked ? unrevoked : [...unrevoked, present(session).token],
    })),
    startRealityCheck: assign((args, loaded: LoadedMachine) => ({
      realityCheck: spawnLoaded(args, 'realityCheck', loaded),
    })),
    startPlayer: assign((args, loaded: LoadedMachine) => ({
      player: spawnLoaded(args, 'player', {
        ...loaded,
        input: { ...loaded.input, awayFromInbox: args.context.awayFromInbox },
      }),
    })),
    endCompanions: assign({ realityCheck: null, player: null }),
    saveSession: sendTo('sessionStore', (_, start: SessionStart) => ({ type: 'save' as const, start })),
    saveBalance: sendTo('sessionStore', (_, balance: number) => ({ type: 'saveBalance' as const, balance })),
    clearStore: sendTo('sessionStore', (_, scope: 'logout' | 'end') => ({ type: 'clear' as const, scope })),
  },
})
