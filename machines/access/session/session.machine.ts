import { type AnyActorRef, assign, sendTo, setup, stopChild } from 'xstate'
import { backgroundLoad } from '../../common/backgroundLoad/backgroundLoad.machine.ts'
import { type LoadedMachine, spawnLoaded } from '../../common/loadedMachine.ts'
import { notifyParent } from '../../common/notifyParent.ts'
import { channel, port } from '../../common/port.ts'
import { present } from '../../common/present.ts'
import { isOk, outputValue, type Result } from '../../common/result.ts'
import type { ScreenShown } from '../../common/routing/screen.types.ts'
import type { Session, SessionEnd, SessionStart } from '../../common/session.types.ts'
import { type BalanceMessage, balanceMachine, type KnownBalance } from '../balance/balance.machine.ts'
import { hiddenBalanceMachine } from '../hiddenBalance/hiddenBalance.machine.ts'

/** Events of the device's store. `end` clears every session key; `logout` keeps codes and contacts. */
type SessionStoreEvent =
  | { type: 'save'; start: SessionStart }
  | { type: 'saveBalance'; balance: number }
  | { type: 'clear'; scope: 'logout' | 'end' }

export interface SessionInput {
  /** The session stored on the device, null for a guest. */
  stored: Session | null
  /** The balance stored on the device. */
  balance: KnownBalance | null
}

interface SessionContext extends SessionInput {
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
  | { type: 'balance.refresh' }
  | ScreenShown

export const sessionPorts = {
  sessionStore: channel<SessionEvent, SessionStoreEvent>('sessionStore'),
  revoke: port<Result<unknown>, { token: string }>('revoke'),
  /** Ends with the reality check once the player has set it. */
  loadRealityCheck: backgroundLoad<LoadedMachine>(),
  /** Ends with the player's machine. */
  loadPlayer: backgroundLoad<LoadedMachine>(),
}

/** What the session sends its parent. */
export type SessionMessage =
  | { readonly type: 'session.opened'; readonly session: Session }
  | { readonly type: 'session.closed'; readonly reason: SessionEnd }

const openedMessage = ({ context }: { context: SessionContext }): SessionMessage => ({
  type: 'session.opened',
  session: present(context.session),
})
const closedMessage = (reason: SessionEnd): SessionMessage => ({ type: 'session.closed', reason })
const storedSession = ({ event }: { event: { readonly session: Session | null } }) => event.session

const flow = setup({
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

const tellPlayer = flow.enqueueActions(({ context: { player }, event, enqueue }) => {
  if (player) enqueue.sendTo(player, event)
})

const guest = flow.createStateConfig({
  on: {
    'session.started': {
      target: 'player',
      actions: [
        { type: 'takeSession', params: storedSession },
        { type: 'saveSession', params: ({ event: { session, registered } }) => ({ session, registered }) },
        { type: 'notifyParent', params: openedMessage },
      ],
    },
    'store.changed': {
      guard: { type: 'isOther', params: storedSession },
      target: 'player',
      actions: [
        { type: 'takeSession', params: storedSession },
        { type: 'notifyParent', params: openedMessage },
      ],
    },
  },
})

const player = flow.createStateConfig({
  invoke: [
    { src: 'balance', id: 'balance', input: ({ context }) => ({ known: context.balance }) },
    { src: 'hiddenBalance', id: 'hiddenBalance' },
    {
      src: 'loadRealityCheck',
      id: 'loadRealityCheck',
      input: ({ context }) => ({ subject: present(context.session).remoteId }),
      onDone: { guard: isOk, actions: { type: 'startRealityCheck', params: outputValue } },
    },
    {
      src: 'loadPlayer',
      id: 'loadPlayer',
      input: ({ context }) => ({ subject: present(context.session).remoteId }),
      onDone: { guard: isOk, actions: { type: 'startPlayer', params: outputValue } },
    },
  ],
  exit: [stopChild('realityCheck'), stopChild('player'), 'endCompanions'],
  on: {
    'balance.known': {
      actions: [{ type: 'saveBalance', params: ({ event }) => event.balance }, tellPlayer],
    },
    'balance.refresh': { actions: sendTo('balance', { type: 'refresh' }) },
    logout: {
      target: 'guest',
      actions: [
        { type: 'oweRevocation', params: ({ event }) => event.revoked === true },
        { type: 'takeSession', params: null },
        { type: 'clearStore', params: 'logout' },
        { type: 'notifyParent', params: closedMessage('loggedOut') },
      ],
    },
    'token.refused': {
      guard: { type: 'isCurrentToken', params: ({ event }) => event.token },
      target: 'guest',
      actions: [
        { type: 'takeSession', params: null },
        { type: 'clearStore', params: 'end' },
        { type: 'notifyParent', params: closedMessage('ended') },
      ],
    },
    'store.changed': [
      {
        guard: { type: 'isGone', params: storedSession },
        target: 'guest',
        actions: [
          { type: 'takeSession', params: null },
          { type: 'notifyParent', params: closedMessage('elsewhere') },
        ],
      },
      {
        guard: { type: 'isOther', params: storedSession },
        target: 'player',
        reenter: true,
        actions: [
          { type: 'takeSession', params: storedSession },
          { type: 'notifyParent', params: openedMessage },
        ],
      },
    ],
  },
})

/** Tells the server about logged-out sessions, one after the other. */
const revocation = flow.createStateConfig({
  initial: 'idle',
  states: {
    idle: { always: { guard: 'owesRevocation', target: 'revoking' } },
    revoking: {
      invoke: {
        src: 'revoke',
        id: 'revoke',
        input: ({ context }) => ({ token: present(context.unrevoked[0]) }),
        onDone: 'idle',
      },
      exit: assign({ unrevoked: ({ context }) => context.unrevoked.slice(1) }),
    },
  },
})

/**
 * The player's session. It starts from what the device stored, follows other tabs, and ends on a log-out or
 * when a call with its current token gets a 401. The reality check and the player's actor last as long as the session.
 */
export const sessionMachine = flow.createMachine({
  id: 'session',
  type: 'parallel',
  context: ({ input }) => ({
    ...input,
    session: input.stored,
    unrevoked: [],
    realityCheck: null,
    player: null,
    awayFromInbox: false,
  }),
  invoke: { src: 'sessionStore', id: 'sessionStore' },
  on: {
    'screen.shown': {
      actions: [assign({ awayFromInbox: ({ event }) => event.screen !== 'inbox' }), tellPlayer],
    },
  },
  states: {
    identity: {
      initial: 'opening',
      states: {
        opening: { always: [{ guard: 'hasSession', target: 'player' }, { target: 'guest' }] },
        guest,
        player,
      },
    },
    revocation,
  },
})
