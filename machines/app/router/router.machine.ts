import { failureOf, isOk, outputValue } from '@tiya/ports/result'
import { and, assign, not, sendTo, stopChild } from 'xstate'
import { present } from '../../common/present.ts'
import type { Location } from '../../common/routing/access.rules.ts'
import type { Navigate } from '../../common/routing/screen.types.ts'
import type { SessionStart } from '../../common/session.types.ts'
import { screenOf, wishOf } from './router.rules.ts'
import { flow, type RouterContext, type RouterMessage } from './router.setup.ts'

const START: Location = { path: '/', query: {}, state: null }

const startedMessage = (start: SessionStart): RouterMessage => ({ ...start, type: 'session.started' })
const shownMessage = ({ context }: { context: RouterContext }): RouterMessage => ({
  type: 'screen.shown',
  screen: screenOf(context),
  previous: context.shown?.screen ?? null,
  left: context.shown?.path,
})

const deciding = flow.createStateConfig({
  always: [
    { guard: 'isLogout', target: 'loggingOut' },
    {
      guard: 'isDenied',
      target: 'redirecting',
      actions: [{ type: 'keepWish', params: ({ context }) => present(wishOf(context)) }, 'redirect'],
    },
    { guard: 'isRedirect', target: 'redirecting', actions: 'redirect' },
    { guard: and(['isInSection', not('isBlockKnown')]), target: 'awaitingBlock' },
    { guard: 'isBlocked', target: 'redirecting', actions: ['nameBlocked', 'leaveBlocked'] },
    { target: 'loading' },
  ],
})

const loading = flow.createStateConfig({
  tags: 'busy',
  invoke: {
    src: 'loadScreen',
    id: 'loadScreen',
    input: ({ context }) => ({
      screen: screenOf(context),
      arrival: { location: context.location, session: context.session, desktop: context.desktop },
    }),
    onDone: [
      {
        guard: isOk,
        target: 'shown',
        actions: [
          stopChild('screen'),
          { type: 'notifyParent', params: shownMessage },
          { type: 'show', params: outputValue },
        ],
      },
      { target: 'failed', actions: assign({ failure: failureOf }) },
    ],
  },
})

const shown = flow.createStateConfig({
  on: {
    'language.changed': { guard: 'isSpokenTo', target: 'loading' },
    'location.changed': {
      guard: { type: 'isFollowed', params: ({ event }) => event.location },
      actions: [
        { type: 'takeLocation', params: ({ event }) => event.location },
        sendTo('screen', ({ event }) => event),
      ],
    },
  },
})

/** Which screen is shown. */
const place = flow.createStateConfig({
  initial: 'waiting',
  on: {
    'location.changed': {
      target: '.deciding',
      actions: { type: 'takeLocation', params: ({ event }) => event.location },
    },
    'session.opened': {
      target: '.deciding',
      actions: { type: 'openSession', params: ({ event }) => event.session },
    },
    'session.closed': {
      target: '.redirecting',
      actions: [{ type: 'closeSession', params: ({ event }) => event.reason }, 'goHome'],
    },
  },
  states: {
    waiting: {},
    deciding,
    loggingOut: { entry: { type: 'notifyParent', params: { type: 'logout' } } },
    redirecting: {},
    awaitingBlock: { tags: 'busy', always: { guard: 'isBlockKnown', target: 'deciding' } },
    loading,
    shown,
    failed: { on: { retry: 'loading' } },
  },
})

/** What the upline blocks, asked once for each player, after the first screen's own calls; a guest is not blocked. */
const block = flow.createStateConfig({
  initial: 'unasked',
  on: {
    'session.opened': '.unasked',
    'session.closed': '.unasked',
  },
  states: {
    unasked: { entry: assign({ block: null }), always: { guard: 'isBlockDue', target: 'asking' } },
    asking: {
      invoke: {
        src: 'loadMarketBlock',
        id: 'loadMarketBlock',
        onDone: [
          { guard: isOk, target: 'known', actions: assign({ block: outputValue }) },
          { target: 'known' },
        ],
      },
    },
    known: {},
  },
})

/** Decides which screen a location shows, and to whom. Spawns the screen's flow as the child `screen`. */
export const routerMachine = flow.createMachine({
  id: 'router',
  context: ({ input }) => ({
    ...input,
    location: START,
    shown: null,
    blocked: null,
    ended: false,
    failure: null,
    block: null,
    settingsBlock: null,
  }),
  invoke: [
    { src: 'navigation', id: 'navigation' },
    { src: 'wishStore', id: 'wishStore' },
  ],
  on: {
    navigate: [
      {
        guard: { type: 'hasWish', params: ({ event }) => event.wish },
        actions: [
          { type: 'keepWish', params: ({ event }) => present(event.wish) },
          { type: 'go', params: ({ event }) => event },
        ],
      },
      { actions: { type: 'go', params: ({ event }) => event } },
    ],
    'navigate.back': { actions: 'goBack' },
    logout: { actions: { type: 'notifyParent', params: ({ event }) => event } },
    'balance.refresh': { actions: { type: 'notifyParent', params: ({ event }) => event } },
    'block.known': { actions: assign({ settingsBlock: ({ event }) => event.block }) },
    dismiss: { actions: assign({ blocked: null, ended: false }) },
    'xstate.done.actor.screen': [
      {
        guard: { type: 'startsSession', params: ({ event }) => event.output },
        actions: {
          type: 'notifyParent',
          params: ({ event }) => startedMessage(event.output as SessionStart),
        },
      },
      { actions: { type: 'go', params: ({ event }) => event.output as Navigate } },
    ],
  },
  type: 'parallel',
  states: { place, block },
})
