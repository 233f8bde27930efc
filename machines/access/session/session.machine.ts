import { assign, type EventObject, sendTo, setup } from 'xstate'
import { notifyParent } from '../../common/notifyParent.ts'
import { channel, port } from '../../common/port.ts'
import type { Result } from '../../common/result.ts'
import { balanceMachine } from '../balance/balance.machine.ts'
import type { Session, SessionStart } from './session.types.ts'

/** What the device's store takes. `end` clears every key of the spec, `logout` those that it lists. */
export type SessionStoreEvent =
  | { type: 'save'; start: SessionStart }
  | { type: 'saveBalance'; balance: number }
  | { type: 'clear'; scope: 'logout' | 'end' }

export interface SessionInput {
  /** The session that the device kept, null for a guest. */
  stored: Session | null
  /** Poisha that the device kept. */
  balance: number | null
}

interface SessionContext extends SessionInput {
  session: Session | null
  /** Tokens of the sessions that log-outs have ended, in their order; the server is told of one after the other. */
  unrevoked: readonly string[]
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
}

/**
 * Who plays. Starts from what the device kept, follows other tabs, ends on a
 * log-out and on a 401 of any call that bore the token which is still the stored one.
 */
export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    input: {} as SessionInput,
    children: {} as { balance: 'balance' },
  },
  actors: { ...sessionPorts, balance: balanceMachine },
  guards: {
    hasSession: ({ context }) => context.session !== null,
    isOwnToken: ({ context, event }) =>
      event.type === 'token.refused' && event.token === context.session?.token,
    isOther: ({ context, event }) =>
      event.type === 'store.changed' &&
      event.session !== null &&
      event.session.token !== context.session?.token,
    owesRevocation: ({ context }) => context.unrevoked.length > 0,
    isGone: ({ event }) => event.type === 'store.changed' && event.session === null,
  },
  actions: {
    notifyParent,
    takeStored: assign(({ event }) =>
      event.type === 'store.changed' ? { session: event.session, balance: null } : {},
    ),
  },
}).createMachine({
  id: 'session',
  type: 'parallel',
  context: ({ input }) => ({ ...input, session: input.stored, unrevoked: [] }),
  invoke: { src: 'sessionStore', id: 'sessionStore' },
  states: {
    identity: {
      initial: 'opening',
      states: {
        opening: { always: [{ guard: 'hasSession', target: 'player' }, { target: 'guest' }] },
        guest: {
          on: {
            'session.started': {
              target: 'player',
              actions: [
                assign(({ event }) => ({ session: event.session, balance: null })),
                sendTo('sessionStore', ({ event }) => ({
                  type: 'save' as const,
                  start: { session: event.session, registered: event.registered },
                })),
                {
                  type: 'notifyParent',
                  params: ({ event }) => ({ type: 'session.opened', session: event.session }),
                },
              ],
            },
            'store.changed': {
              guard: 'isOther',
              target: 'player',
              actions: [
                'takeStored',
                {
                  type: 'notifyParent',
                  params: ({ event }) => ({ type: 'session.opened', session: event.session }),
                },
              ],
            },
          },
        },
        player: {
          invoke: {
            src: 'balance',
            id: 'balance',
            input: ({ context }) => ({ balance: context.balance }),
          },
          on: {
            'balance.known': {
              actions: sendTo('sessionStore', ({ event }) => ({
                type: 'saveBalance' as const,
                balance: event.balance,
              })),
            },
            'balance.refresh': { actions: sendTo('balance', { type: 'refresh' }) },
            logout: {
              target: 'guest',
              actions: [
                assign(({ context }) => ({
                  session: null,
                  balance: null,
                  unrevoked: [...context.unrevoked, context.session?.token ?? ''],
                })),
                sendTo('sessionStore', { type: 'clear' as const, scope: 'logout' as const }),
                { type: 'notifyParent', params: { type: 'session.closed', reason: 'loggedOut' } },
              ],
            },
            'token.refused': {
              guard: 'isOwnToken',
              target: 'guest',
              actions: [
                assign({ session: null, balance: null }),
                sendTo('sessionStore', { type: 'clear' as const, scope: 'end' as const }),
                { type: 'notifyParent', params: { type: 'session.closed', reason: 'ended' } },
              ],
            },
            'store.changed': [
              {
                guard: 'isGone',
                target: 'guest',
                actions: [
                  assign({ session: null, balance: null }),
                  { type: 'notifyParent', params: { type: 'session.closed', reason: 'elsewhere' } },
                ],
              },
              {
                guard: 'isOther',
                target: 'player',
                reenter: true,
                actions: [
                  'takeStored',
                  {
                    type: 'notifyParent',
                    params: ({ event }) => ({ type: 'session.opened', session: event.session }),
                  },
                ],
              },
            ],
          },
        },
      },
    },
    revocation: {
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
    },
  },
})
