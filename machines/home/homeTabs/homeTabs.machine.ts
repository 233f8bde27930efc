import type { Provider } from '@tiya/contract/games'
import { notifyParent } from '@tiya/ports/notifyParent'
import { channel } from '@tiya/ports/port'
import { outputValue } from '@tiya/ports/result'
import { type AnyEventObject, assign, type SnapshotFrom, sendTo, setup } from 'xstate'
import { type KeepViewEvent, keepView } from '../../common/lists/keptView.ts'
import { load } from '../../common/load/load.machine.ts'
import { hasItems } from '../../common/result.ts'
import type { GamesQuery } from '../../games/games/games.rules.ts'

type Known = Readonly<Record<string, readonly Provider[]>>

interface HomeTabsContext {
  /** The type of the selected tab. */
  type: string
  /** The systems of the tabs loaded so far. */
  systems: Readonly<Record<string, readonly string[]>>
  /** The providers of the tabs loaded so far, which are not loaded again. */
  known: Known
}

/** Sent to the parent when the providers of a tab are listed. */
export interface ListedTab {
  type: 'tab.listed'
  tab: GamesQuery
}

type HomeTabsEvent =
  | { type: 'tab.chosen'; tab: string }
  /** From the ports: what the last visit knew of the selected tab has changed. */
  | { type: 'systems.renewed'; value: readonly string[] }
  | { type: 'providers.renewed'; value: readonly Provider[] }

export const homeTabsPorts = {
  loadSystems: load<readonly string[], string>(),
  loadProviders: load<readonly Provider[], readonly string[]>(),
  /** Sends `systems.renewed`. */
  systemsRenewed: channel<HomeTabsEvent, AnyEventObject, string>('systemsRenewed'),
  /** Sends `providers.renewed`. */
  providersRenewed: channel<HomeTabsEvent, AnyEventObject, readonly string[]>('providersRenewed'),
}

const systemsOf = ({ context: { systems, type } }: { context: HomeTabsContext }) => systems[type] ?? []

const listedTab = (of: { context: HomeTabsContext }): ListedTab => ({
  type: 'tab.listed',
  tab: { type: of.context.type, systems: systemsOf(of) },
})

const flow = setup({
  types: {
    context: {} as HomeTabsContext,
    events: {} as HomeTabsEvent,
    input: {} as { type: string },
    tags: {} as 'busy',
    children: {} as {
      keepView: 'keepView'
      loadSystems: 'loadSystems'
      loadProviders: 'loadProviders'
    },
  },
  actors: { ...homeTabsPorts, keepView },
  guards: {
    isSports: ({ context }) => context.type === 'SPORTS',
    isKnown: ({ context }) => context.known[context.type] !== undefined,
    isEmpty: (_, systems: readonly string[]) => systems.length === 0,
  },
  actions: {
    notifyParent: notifyParent<ListedTab>(),
    keep: sendTo('keepView', ({ context }): KeepViewEvent => ({ type: 'keep', view: context.type })),
    takeSystems: assign(({ context }, systems: readonly string[]) => ({
      systems: { ...context.systems, [context.type]: systems },
    })),
    takeProviders: assign(({ context }, providers: readonly Provider[]) => ({
      known: { ...context.known, [context.type]: providers },
    })),
  },
})

/** The category tabs of the home page. Opening a tab loads its systems, then their providers. */
export const homeTabsMachine = flow.createMachine({
  id: 'homeTabs',
  context: ({ input }) => ({ type: input.type, systems: {}, known: {} }),
  invoke: { src: 'keepView', id: 'keepView', input: 'homeTabs' },
  on: {
    'tab.chosen': {
      target: '.opening',
      actions: [assign({ type: ({ event }) => event.tab }), 'keep'],
    },
  },
  initial: 'opening',
  states: {
    opening: {
      always: [
        { guard: 'isSports', target: 'sports' },
        { guard: 'isKnown', target: 'listed' },
        { target: 'loadingSystems' },
      ],
    },
    sports: {},
    loadingSystems: {
      tags: 'busy',
      invoke: {
        src: 'loadSystems',
        id: 'loadSystems',
        input: ({ context }) => context.type,
        onDone: [
          {
            guard: hasItems,
            target: 'loadingProviders',
            actions: { type: 'takeSystems', params: outputValue },
          },
          { target: 'listed', actions: { type: 'takeProviders', params: [] } },
        ],
      },
    },
    loadingProviders: {
      tags: 'busy',
      invoke: [
        {
          src: 'loadProviders',
          id: 'loadProviders',
          input: systemsOf,
          onDone: { target: 'listed', actions: { type: 'takeProviders', params: outputValue } },
        },
        { src: 'systemsRenewed', id: 'systemsRenewed', input: ({ context }) => context.type },
      ],
      // The systems of the last visit may be why the providers can't be loaded.
      on: {
        'systems.renewed': [
          {
            guard: { type: 'isEmpty', params: ({ event }) => event.value },
            target: 'listed',
            actions: { type: 'takeProviders', params: [] },
          },
          {
            target: 'loadingProviders',
            reenter: true,
            actions: { type: 'takeSystems', params: ({ event }) => event.value },
          },
        ],
      },
    },
    listed: {
      entry: { type: 'notifyParent', params: listedTab },
      invoke: [
        { src: 'systemsRenewed', id: 'systemsRenewed', input: ({ context }) => context.type },
        { src: 'providersRenewed', id: 'providersRenewed', input: systemsOf },
      ],
      on: {
        'systems.renewed': [
          {
            guard: { type: 'isEmpty', params: ({ event }) => event.value },
            target: 'listed',
            reenter: true,
            actions: [
              { type: 'takeSystems', params: [] },
              { type: 'takeProviders', params: [] },
            ],
          },
          { target: 'renewing', actions: { type: 'takeSystems', params: ({ event }) => event.value } },
        ],
        'providers.renewed': { actions: { type: 'takeProviders', params: ({ event }) => event.value } },
      },
    },
    /** Shows what the last visit knew while the providers of other systems are loaded. */
    renewing: {
      invoke: {
        src: 'loadProviders',
        id: 'loadProviders',
        input: systemsOf,
        onDone: { target: 'listed', actions: { type: 'takeProviders', params: outputValue } },
      },
    },
  },
})

type Snapshot = SnapshotFrom<typeof homeTabsMachine>

/** Returns what the selected tab waits for; undefined if it has all. */
export const loadOfTab = (snapshot: Snapshot) =>
  snapshot.hasTag('busy') ? (snapshot.children.loadSystems ?? snapshot.children.loadProviders) : undefined
