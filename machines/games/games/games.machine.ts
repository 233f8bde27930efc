import { isOk, outputValue } from '@tiya/ports/result'
import { assign } from 'xstate'
import { PAGE_OF_GAMES, queryOf } from './games.rules.ts'
import { flow } from './games.setup.ts'

/** Applied when the list changes: back to the first page, scrolled to the top. */
const TOP = { drawn: PAGE_OF_GAMES, place: null }

const naming = flow.createStateConfig({
  tags: 'busy',
  invoke: {
    src: 'nameList',
    id: 'nameList',
    input: ({ context: { type, title } }) => ({ type, title }),
    onDone: [
      { guard: isOk, target: 'loadingSystems', actions: assign({ title: outputValue }) },
      { target: 'loadingSystems' },
    ],
  },
})

const loadingSystems = flow.createStateConfig({
  tags: 'busy',
  invoke: {
    src: 'loadSystems',
    id: 'loadSystems',
    input: ({ context }) => context.type,
    onDone: { target: 'choosing', actions: assign({ systems: outputValue }) },
  },
})

const loadingGames = flow.createStateConfig({
  tags: 'busy',
  invoke: [
    {
      src: 'loadGames',
      id: 'loadGames',
      input: ({ context }) => queryOf(context),
      onDone: { target: 'listed', actions: { type: 'takeGames', params: outputValue } },
    },
    { src: 'systemsRenewed', id: 'systemsRenewed', input: ({ context }) => context.type },
  ],
  on: {
    'system.chosen': {
      target: 'choosing',
      actions: [{ type: 'changeView', params: ({ event }) => ({ system: event.system }) }, 'keep'],
    },
    // The systems of the last visit may be why the games can't be loaded.
    'systems.renewed': {
      target: 'choosing',
      actions: { type: 'takeSystems', params: ({ event }) => event.value },
    },
  },
})

/** The list stays until the games of the new systems are there. */
const renewing = flow.createStateConfig({
  invoke: {
    src: 'loadGames',
    id: 'loadGames',
    input: ({ context }) => queryOf(context),
    onDone: { target: 'current', actions: { type: 'takeGames', params: outputValue } },
  },
})

const listed = flow.createStateConfig({
  initial: 'current',
  states: {
    current: {
      invoke: [
        { src: 'systemsRenewed', id: 'systemsRenewed', input: ({ context }) => context.type },
        { src: 'gamesRenewed', id: 'gamesRenewed', input: ({ context }) => queryOf(context) },
      ],
      on: {
        'games.renewed': { actions: { type: 'takeGames', params: ({ event }) => event.value } },
        'systems.renewed': [
          {
            guard: { type: 'leavesNone', params: ({ event }) => event.value },
            actions: { type: 'takeGames', params: [] },
          },
          {
            target: 'renewing',
            actions: { type: 'takeSystems', params: ({ event }) => event.value },
          },
        ],
      },
    },
    renewing,
  },
  on: {
    'system.chosen': {
      target: 'choosing',
      actions: [{ type: 'changeView', params: ({ event }) => ({ system: event.system, ...TOP }) }, 'keep'],
    },
    'order.chosen': {
      actions: [{ type: 'changeView', params: ({ event }) => ({ order: event.order, ...TOP }) }, 'keep'],
    },
    more: { actions: 'drawMore' },
    'place.changed': {
      actions: [{ type: 'changeView', params: ({ event }) => ({ place: event.place }) }, 'keep'],
    },
  },
})

/** The games of a type, with filter, search and order, drawn page by page. */
export const gamesMachine = flow.createMachine({
  id: 'games',
  context: ({ input }) => ({ ...input, systems: [], known: {} }),
  invoke: [
    { src: 'keepView', id: 'keepView', input: 'games' },
    {
      src: 'ownGames',
      id: 'ownGames',
      input: ({ context }) => ({ remoteId: context.session?.remoteId ?? null }),
    },
    {
      src: 'launcher',
      id: 'launcher',
      input: ({ context: { session, address } }) => ({ session, from: address }),
    },
  ],
  on: {
    navigate: { actions: { type: 'notifyParent', params: ({ event }) => event } },
    'search.changed': {
      actions: [{ type: 'changeView', params: ({ event }) => ({ search: event.search, ...TOP }) }, 'keep'],
    },
  },
  initial: 'naming',
  states: {
    naming,
    loadingSystems,
    choosing: {
      always: [
        { guard: 'isKnown', target: 'listed' },
        { guard: 'hasNoSystem', target: 'listed', actions: { type: 'takeGames', params: [] } },
        { target: 'loadingGames' },
      ],
    },
    loadingGames,
    listed,
  },
})
