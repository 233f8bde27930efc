import { labelled } from '@tiya/graph-tests/model'
import { succeeded } from '@tiya/ports/result'
import { createMachine } from 'xstate'
import { sessionMachine } from '#machines/access/session/session.machine.ts'
import { sessionPortsOf } from '#src/ports/access/session.ts'
import { PLAYER } from '#tests/model/ambient.ts'
import { arriveAtHome, storedAt, travel, writeElsewhere } from '#tests/model/device.ts'
import { expect } from '#tests/model/expect.ts'
import { defineModel, unanswered } from '#tests/model/model.ts'
import {
  askForBalance,
  KARIM,
  logIn,
  logOut,
  RAHIM,
  refuseToken,
  storedElsewhere,
} from '#tests/model/players.ts'

/** Why the pages of this model don't get the code of what knows the player. */
const PLAYER_CODE = 'it makes calls of its own on every screen; its own model fetches it'

/** Stands for code that is fetched. */
const logic = createMachine({})

export const model = defineModel<typeof sessionMachine>({
  machine: sessionMachine,
  input: { stored: null, balance: null },
  ports: sessionPortsOf,
  outcomes: {
    loadRealityCheck: {
      'is set': {
        output: succeeded({ logic, input: { remoteId: RAHIM.remoteId } }),
        play: ({ page }) => writeElsewhere(page, { [`app.realityCheck.${RAHIM.remoteId}`]: '30' }),
      },
    },
    loadPlayer: {
      'is fetched': {
        output: succeeded({ logic, input: { remoteId: RAHIM.remoteId, balance: null } }),
        play: PLAYER_CODE,
      },
    },
  },
  at: '/',
  arrive: arriveAtHome,
  variants: {
    'with a stored session': {
      input: { stored: RAHIM, balance: { balance: 2_000, at: null } },
      stored: { ...PLAYER, balance: '20.00' },
    },
  },

  answers: {
    revoke: {
      done: { body: { message: 'Logged out.' } },
      'the token is dead already': { status: 401, body: {} },
      'server error': { status: 500, raw: '' },
      ...unanswered(30_000),
    },
  },

  usual: {},
  events: {
    'balance.refresh': () => [{ type: 'balance.refresh' }],
    'session.started': () => [
      { type: 'session.started', session: RAHIM, registered: false },
      { type: 'session.started', session: RAHIM, registered: true },
    ],
    // A filter of steps: two logouts that the server has not heard of yet form a queue, which has no end.
    logout: ({ context }) => [
      ...(context.unrevoked.length < 2 ? [{ type: 'logout' as const }] : []),
      { type: 'logout', revoked: true },
    ],
    'token.refused': ({ context }) => [
      { type: 'token.refused', token: context.session?.token ?? '' },
      labelled('of an earlier session', { type: 'token.refused' as const, token: 'token-of-yesterday' }),
    ],
    'store.changed': () => [
      { type: 'store.changed', session: KARIM },
      { type: 'store.changed', session: null },
    ],
    'screen.shown': () => [
      { type: 'screen.shown', screen: 'inbox', previous: 'home' },
      { type: 'screen.shown', screen: 'home', previous: 'inbox' },
    ],
    'balance.known': () => [{ type: 'balance.known', balance: 150_000 }],
  },
  deviceEvents: { 'store.changed': (page, { session }) => page.writeElsewhere(storedElsewhere(session)) },

  gesture: {
    // Signing up has its own model.
    'session.started': {
      when: (_, { registered }) => !registered,
      play: async (page, _, world) => {
        await travel(page, '/login')
        await logIn(world)
        await expect(page.getByRole('tablist', { name: 'Game categories' })).toBeVisible()
      },
    },
    // A changed password revokes the session: a journey of that flow plays it.
    logout: { when: (_, { revoked }) => !revoked, play: (_, __, world) => logOut(world) },
    'token.refused': async (page, _, world) => {
      await refuseToken(world)
      expect(await storedAt(page, 'whatsapp')).toBeNull()
    },
    'balance.known': async (page, _, world) => {
      await askForBalance(world)
      await expect.poll(() => storedAt(page, 'balance')).toBe('1500.00')
    },
    // The player goes to the inbox and comes back.
    'screen.shown': {
      when: ({ context }) => context.session !== null,
      play: async (page) => {
        await travel(page, '/inbox')
        await expect(page.getByRole('heading', { level: 1, name: 'Inbox' })).toBeVisible()
        await travel(page, '/')
        await expect(page.getByRole('tablist', { name: 'Game categories' })).toBeVisible()
      },
    },
    'balance.refresh': (page) => page.getByRole('button', { name: 'Refresh balance' }).click(),
  },

  unreachedInBrowser: { 'session.identity.player xstate.done.actor.loadPlayer#0': PLAYER_CODE },
  unmarked: 'The session has no element of its own: its models look at the header, the router and the store.',
  assertions: {
    'session.identity.guest': async (page) => {
      await expect(page.getByRole('navigation', { name: 'Guest' })).toBeVisible()
      await expect(page).toHaveURL('/')
      expect(await storedAt(page, 'token')).toBeNull()
    },
    'session.identity.player': async (page, { context }) => {
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Refresh balance' })).toContainText('৳ 1,500.00')
      expect(await storedAt(page, 'token')).toBe(context.session?.token)
    },
    'session.revocation.idle': 'nobody waits for it: the held calls say whether it is under way',
    'session.revocation.revoking': 'nobody waits for it: the held calls say whether it is under way',
  },
})
