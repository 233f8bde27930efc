import { type AnyActorRef, assign, type EventObject, sendTo, setup, stopChild } from 'xstate'
import type { LoadedMachine, SpawnLoaded } from '../../common/loadedMachine.ts'
import { notifyParent } from '../../common/notifyParent.ts'
import { channel, port } from '../../common/port.ts'
import type { Result } from '../../common/result.ts'
import { balanceMachine } from '../balance/balance.machine.ts'
import type { Session, SessionEnd, SessionStart } from './session.types.ts'

/** Events of the device's store. `end` clears every session key; `logout` keeps codes and contacts. */
export type SessionStoreEvent =
  | { type: 'save'; start: SessionStart }
  | { type: 'saveBalance'; balance: number }
  | { type: 'clear'; scope: 'logout' | 'end' }

export interface SessionInput {
  /** The session stored on the device, null for a guest. */
  stored: Session | null
  /** The balance stored on the device, in poisha. */
  balance: number | null
}

interface SessionContext extends SessionInput {
  session: Session | null
  /** Tokens of logged-out sessions that the server has not been told about yet, oldest first. */
  unrevoked: readonly string[]
  /** The player's reality check, null if none is set. */
  realityCheck: AnyActorRef | null
}

type SessionEvent =
  | ({ type: 'session.started' } & SessionStart)
  | { type: 'logout' }
  | { type: 'token.refused'; token: string }
  | { type: 'store.changed'; session: Session | null }
  | { type: 'balance.known'; balance: number }
  | { type: 'balance.refresh' }

export const sessionPorts = {
  sessionStore: channel<SessionStoreEvent & EventObject>('sessionStore'),
  revoke: port<Result<unknown>, { token: string }>('revoke'),
  /** Resolves with the reality check once the player has set it; takes the player's id. */
  loadRealityCheck: port<LoadedMachine, string>('loadRealityCheck'),
}

const openedMessage = ({ context: { session } }: { context: SessionContext }) => ({
  type: 'session.opened',
  session,
})
const closedMessage = (reason: SessionEnd) => ({ type: 'session.closed', reason })
const storedSession = ({ event }: { event: { readonly session: Session | null } }) => event.session

const flow = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    input: {} as SessionInput,
    children: {} as { balance: 'balance' },
  },
  actors: { ...sessionPorts, balance: balanceMachine },
  guards: {
    hasSession: ({ context }) => context.session !== null,
    isCurrentToken: ({ context }, token: string) => token === context.session?.token,
    isOther: ({ context }, stored: Session | null) =>
      stored !== null && stored.token !== context.session?.token,
    isGone: (_, stored: Session | null) => stored === null,
    owesRevocation: ({ context }) => context.unrevoked.length > 0,
  },
  actions: {
    notifyParent,
    takeSession: assign((_, session: Session | null) => ({ session, balance: null })),
    oweRevocation: assign(({ context }) => ({
      unrevoked: [...context.unrevoked, context.session?.token ?? ''],
    })),
    startRealityCheck: assign(({ spawn }, { logic, input }: LoadedMachine) => ({
      realityCheck: (spawn as SpawnLoaded)(logic, { id: 'realityCheck', input }),
    })),
    endRealityCheck: assign({ realityCheck: null }),
    saveSession: sendTo('sessionStore', (_, start: SessionStart) => ({ type: 'save' as const, start })),
    saveBalance: sendTo('sessionStore', (_, balance: number) => ({ type: 'saveBalance' as const, balance })),
    clearStore: sendTo('sessionStore', (_, scope: 'logout' | 'end') => ({ type: 'clear' as const, scope })),
  },
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
    { src: 'balance', id: 'balance', input: ({ context }) => ({ balance: context.balance }) },
    {
      src: 'loadRealityCheck',
      id: 'loadRealityCheck',
      input: ({ context }) => context.session?.remoteId ?? '',
      onDone: { actions: { type: 'startRealityCheck', params: ({ event }) => event.output } },
      onError: {},
    },
  ],
  exit: [stopChild('realityCheck'), 'endRealityCheck'],
  on: {
    'balance.known': { actions: { type: 'saveBalance', params: ({ event }) => event.balance } },
    'balance.refresh': { actions: sendTo('balance', { type: 'refresh' }) },
    logout: {
      target: 'guest',
      actions: [
        'oweRevocation',
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
        input: ({ context }) => ({ token: context.unrevoked[0] ?? '' }),
        onDone: 'idle',
        onError: 'idle',
      },
      exit: assign({ unrevoked: ({ context }) => context.unrevoked.slice(1) }),
    },
  },
})

/**
 * The player's session. It starts from what the device stored, follows other tabs, and ends on a log-out or
 * when a call with its current token gets a 401. The player's reality check lasts as long as the session.
 */
export const sessionMachine = flow.createMachine({
  id: 'session',
  type: 'parallel',
  context: ({ input }) => ({ ...input, session: input.stored, unrevoked: [], realityCheck: null }),
  invoke: { src: 'sessionStore', id: 'sessionStore' },
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
