import { assign, setup } from 'xstate'
import { port } from '../../common/port.ts'
import { type Failure, failureOf, isOk, type Result, UNEXPECTED, valueOr } from '../../common/result.ts'
import type { Provider } from '../../contract/games.ts'

type Known = Readonly<Record<string, readonly Provider[]>>

interface CatalogueContext {
  /** The type of the chosen tab. */
  type: string
  systems: readonly string[]
  /** The providers of the tabs that have been opened before: they show at once. */
  known: Known
  failure: Failure | null
  failed: 'systems' | 'providers'
}

type CatalogueEvent = { type: 'tab.chosen'; tab: string } | { type: 'retry' }

export const homeTabsPorts = {
  loadSystems: port<Result<readonly string[]>, string>('loadSystems'),
  loadProviders: port<Result<readonly Provider[]>, readonly string[]>('loadProviders'),
}

/** The category tabs of the home: a tab asks for its systems, then their providers, when it is opened. */
export const homeTabsMachine = setup({
  types: { context: {} as CatalogueContext, events: {} as CatalogueEvent, input: {} as { type: string } },
  actors: homeTabsPorts,
  guards: {
    isSports: ({ context }) => context.type === 'SPORTS',
    isKnown: ({ context }) => context.known[context.type] !== undefined,
  },
}).createMachine({
  id: 'homeTabs',
  context: ({ input }) => ({ type: input.type, systems: [], known: {}, failure: null, failed: 'systems' }),
  on: {
    'tab.chosen': {
      target: '.opening',
      actions: assign(({ event }) => ({ type: event.tab, failure: null })),
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
            guard: ({ event }) => event.output.ok && event.output.value.length > 0,
            target: 'loadingProviders',
            actions: assign({ systems: valueOr([]) }),
          },
          {
            guard: isOk,
            target: 'listed',
            actions: assign(({ context }) => ({ known: { ...context.known, [context.type]: [] } })),
          },
          { target: 'failed', actions: assign({ failure: failureOf, failed: 'systems' }) },
        ],
        onError: { target: 'failed', actions: assign({ failure: UNEXPECTED, failed: 'systems' }) },
      },
    },
    loadingProviders: {
      tags: 'busy',
      invoke: {
        src: 'loadProviders',
        id: 'loadProviders',
        input: ({ context }) => context.systems,
        onDone: [
          {
            guard: isOk,
            target: 'listed',
            actions: assign(({ context, event }) => ({
              known: { ...context.known, [context.type]: event.output.ok ? event.output.value : [] },
            })),
          },
          { target: 'failed', actions: assign({ failure: failureOf, failed: 'providers' }) },
        ],
        onError: { target: 'failed', actions: assign({ failure: UNEXPECTED, failed: 'providers' }) },
      },
    },
    listed: {},
    failed: { on: { retry: { target: 'loadingSystems', actions: assign({ failure: null }) } } },
  },
})
