import { type AnyEventObject, assign, sendTo, setup } from 'xstate'
import { type KeepViewEvent, keepView } from '../../common/keptView.ts'
import { channel, port } from '../../common/port.ts'
import { type Failure, failureOf, hasItems, isOk, outputValue, type Result } from '../../common/result.ts'
import type { Provider } from '../../contract/games.ts'

type Known = Readonly<Record<string, readonly Provider[]>>

interface HomeTabsContext {
  /** The type of the selected tab. */
  type: string
  /** The systems of the tabs loaded so far. */
  systems: Readonly<Record<string, readonly string[]>>
  /** The providers of the tabs loaded so far, which are not loaded again. */
  known: Known
  failure: Failure | null
}

type HomeTabsEvent =
  | { type: 'tab.chosen'; tab: string }
  | { type: 'retry' }
  /** From the port: the player has returned to the tab, or the device is back online. */
  | { type: 'tab.returned' }
  /** From the ports: what the last visit knew of the selected tab has changed. */
  | { type: 'systems.renewed'; value: readonly string[] }
  | { type: 'providers.renewed'; value: readonly Provider[] }

export const homeTabsPorts = {
  loadSystems: port<Result<readonly string[]>, string>('loadSystems'),
  loadProviders: port<Result<readonly Provider[]>, readonly string[]>('loadProviders'),
  tabReturns: channel<HomeTabsEvent>('tabReturns'),
  /** Sends `systems.renewed`. */
  systemsRenewed: channel<HomeTabsEvent, AnyEventObject, string>('systemsRenewed'),
  /** Sends `providers.renewed`. */
  providersRenewed: channel<HomeTabsEvent, AnyEventObject, readonly string[]>('providersRenewed'),
}

const systemsOf = ({ context: { systems, type } }: { context: HomeTabsContext }) => systems[type] ?? []

const flow = setup({
  types: {
    context: {} as HomeTabsContext,
    events: {} as HomeTabsEvent,
    input: {} as { type: string },
    children: {} as { keepView: 'keepView' },
  },
  actors: { ...homeTabsPorts, keepView },
  guards: {
    isSports: ({ context }) => context.type === 'SPORTS',
    isKnown: ({ context }) => context.known[context.type] !== undefined,
    isEmpty: (_, systems: readonly string[]) => systems.length === 0,
  },
  actions: {
    keep: sendTo('keepView', ({ context }): KeepViewEvent => ({ type: 'keep', view: context.type })),
    takeSystems: assign(({ context }, systems: readonly string[]) => ({
      systems: { ...context.systems, [context.type]: systems },
    })),
    takeProviders: assign(({ context }, providers: readonly Provider[]) => ({
      known: { ...context.known, [context.type]: providers },
    })),
  },
})

const failed = flow.createStateConfig({
  exit: assign({ failure: null }),
  on: { retry: 'loadingSystems', 'tab.returned': 'loadingSystems' },
})

/** The category tabs of the home page. Opening a tab loads its systems, then their providers. */
export const homeTabsMachine = flow.createMachine({
  id: 'homeTabs',
  context: ({ input }) => ({ type: input.type, systems: {}, known: {}, failure: null }),
  invoke: [
    { src: 'keepView', id: 'keepView', input: 'homeTabs' },
    { src: 'tabReturns', id: 'tabReturns' },
  ],
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
          { guard: isOk, target: 'listed', actions: { type: 'takeProviders', params: [] } },
          { target: 'systemsFailed', actions: assign({ failure: failureOf }) },
        ],
      },
    },
    loadingProviders: {
      tags: 'busy',
      invoke: {
        src: 'loadProviders',
        id: 'loadProviders',
        input: systemsOf,
        onDone: [
          { guard: isOk, target: 'listed', actions: { type: 'takeProviders', params: outputValue } },
          { target: 'providersFailed', actions: assign({ failure: failureOf }) },
        ],
      },
    },
    listed: {
      invoke: [
        { src: 'systemsRenewed', id: 'systemsRenewed', input: ({ context }) => context.type },
        { src: 'providersRenewed', id: 'providersRenewed', input: systemsOf },
      ],
      on: {
        'systems.renewed': [
          {
            guard: { type: 'isEmpty', params: ({ event }) => event.value },
            actions: { type: 'takeProviders', params: [] },
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
        onDone: [
          { guard: isOk, target: 'listed', actions: { type: 'takeProviders', params: outputValue } },
          { target: 'listed' },
        ],
      },
    },
    systemsFailed: failed,
    providersFailed: failed,
  },
})
