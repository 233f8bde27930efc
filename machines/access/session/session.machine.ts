import { outputValue } from '@tiya/ports/result'
import { assign, sendTo, stopChild } from 'xstate'
import { present } from '../../common/present.ts'
import type { Session, SessionEnd } from '../../common/session.types.ts'
import { flow, type SessionContext, type SessionMessage } from './session.setup.ts'

const openedMessage = ({ context }: { context: SessionContext }): SessionMessage => ({
  type: 'session.opened',
  session: present(context.session),
})
const closedMessage = (reason: SessionEnd): SessionMessage => ({ type: 'session.closed', reason })
const storedSession = ({ event }: { event: { readonly session: Session | null } }) => event.session

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
    {
      src: 'balance',
      id: 'balance',
      input: ({ context }) => ({ token: present(context.session).token, known: context.balance }),
    },
    { src: 'hiddenBalance', id: 'hiddenBalance' },
    {
      src: 'loadRealityCheck',
      id: 'loadRealityCheck',
      input: ({ context }) => present(context.session).remoteId,
      onDone: { actions: { type: 'startRealityCheck', params: outputValue } },
    },
    {
      src: 'loadPlayer',
      id: 'loadPlayer',
      input: ({ context }) => present(context.session).remoteId,
      onDone: { actions: { type: 'startPlayer', params: outputValue } },
    },
  ],
  exit: [stopChild('realityCheck'), stopChild('player'), 'endCompanions'],
  on: {
    'balance.known': {
      actions: [{ type: 'saveBalance', params: ({ event }) => event.balance }, tellPlayer],
    },
    'balance.refresh': { actions: [sendTo('balance', { type: 'refresh' }), tellPlayer] },
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
