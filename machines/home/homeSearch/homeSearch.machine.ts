import type { Game } from '@tiya/contract/games'
import { channel, port } from '@tiya/ports/port'
import { isOk, outputValue } from '@tiya/ports/result'
import { assign, setup } from 'xstate'
import { typedName } from '../../common/input/typed.rules.ts'
import { present } from '../../common/present.ts'
import { hasItems, type Result } from '../../common/result.ts'
import { GAME_KINDS } from '../../games/gameKinds.ts'
import type { GamesQuery } from '../../games/games/games.rules.ts'
import { PAGE_OF_GAMES } from '../../games/games/games.rules.ts'
import { addGames } from './homeSearch.rules.ts'

/** The types of games in the order in which they are loaded. */
export const SEARCHED_TYPES = GAME_KINDS.map(({ type }) => type)

interface HomeSearchContext {
  words: string
  /** The types that remain to be loaded, in order. */
  queue: readonly string[]
  /** The types whose games could not be loaded. */
  missing: readonly string[]
  /** The systems of the type being loaded. */
  systems: readonly string[]
  /** The games of all loaded types, without duplicates. */
  games: readonly Game[]
  /** How many tiles are drawn. */
  drawn: number
}

type HomeSearchEvent =
  | { type: 'search.changed'; words: string }
  | { type: 'more' }
  | { type: 'retry' }
  | { type: 'online' }

export const homeSearchPorts = {
  loadSystems: port<Result<readonly string[]>, string>('loadSystems'),
  loadGames: port<Result<readonly Game[]>, GamesQuery>('loadGames'),
  /** Sends `online` when the device is back online. */
  connection: channel<HomeSearchEvent>('connection'),
}

const flow = setup({
  types: {
    context: {} as HomeSearchContext,
    events: {} as HomeSearchEvent,
    input: {} as { words: string },
    tags: {} as 'busy',
  },
  actors: homeSearchPorts,
  guards: {
    hasWords: ({ context }) => typedName(context.words) !== '',
    willBeBlank: (_, words: string) => typedName(words) === '',
    isLoaded: ({ context }) => context.queue.length === 0,
    isLost: (_, result: Result<unknown>) => !result.ok && result.failure.kind === 'lost',
    hasMissing: ({ context }) => context.missing.length > 0,
  },
  actions: {
    takeWords: assign((_, words: string) => ({ words, drawn: PAGE_OF_GAMES })),
    drawMore: assign(({ context }) => ({ drawn: context.drawn + PAGE_OF_GAMES })),
    takeGames: assign(({ context }, games: readonly Game[]) => ({
      games: addGames(context.games, games),
      queue: context.queue.slice(1),
    })),
    skipType: assign(({ context: { missing, queue } }) => ({
      missing: [...missing, ...queue.slice(0, 1)],
      queue: queue.slice(1),
    })),
    queueMissing: assign(({ context }) => ({ queue: context.missing, missing: [] })),
  },
})

const resultOf = <Value>({ event }: { event: { readonly output: Result<Value> } }) => event.output

const loadingSystems = flow.createStateConfig({
  tags: 'busy',
  invoke: {
    src: 'loadSystems',
    id: 'loadSystems',
    input: ({ context }) => present(context.queue[0]),
    onDone: [
      {
        guard: hasItems,
        target: 'loadingGames',
        actions: assign({ systems: outputValue }),
      },
      { guard: isOk, target: 'choosing', actions: { type: 'takeGames', params: [] } },
      { guard: { type: 'isLost', params: resultOf }, target: 'offline' },
      { target: 'choosing', actions: 'skipType' },
    ],
  },
})

const loadingGames = flow.createStateConfig({
  tags: 'busy',
  invoke: {
    src: 'loadGames',
    id: 'loadGames',
    input: ({ context: { queue, systems } }) => ({ type: present(queue[0]), systems }),
    onDone: [
      { guard: isOk, target: 'choosing', actions: { type: 'takeGames', params: outputValue } },
      { guard: { type: 'isLost', params: resultOf }, target: 'offline' },
      { target: 'choosing', actions: 'skipType' },
    ],
  },
})

/**
 * The search over all games on the home page. No request is made until the player types something; then the
 * types are loaded one after another and stay loaded. A type that fails is skipped until the player retries
 * or the device is back online. A lost connection pauses loading until then.
 */
export const homeSearchMachine = flow.createMachine({
  id: 'homeSearch',
  context: ({ input }) => ({
    ...input,
    queue: SEARCHED_TYPES,
    missing: [],
    systems: [],
    games: [],
    drawn: PAGE_OF_GAMES,
  }),
  invoke: { src: 'connection', id: 'connection' },
  on: {
    'search.changed': [
      {
        guard: { type: 'willBeBlank', params: ({ event }) => event.words },
        target: '.idle',
        actions: { type: 'takeWords', params: ({ event }) => event.words },
      },
      { actions: { type: 'takeWords', params: ({ event }) => event.words } },
    ],
    more: { actions: 'drawMore' },
  },
  initial: 'idle',
  states: {
    idle: { always: { guard: 'hasWords', target: 'choosing' } },
    choosing: { always: [{ guard: 'isLoaded', target: 'complete' }, { target: 'loadingSystems' }] },
    loadingSystems,
    loadingGames,
    offline: { on: { retry: 'choosing', online: 'choosing' } },
    complete: {
      on: {
        retry: { guard: 'hasMissing', target: 'choosing', actions: 'queueMissing' },
        online: { guard: 'hasMissing', target: 'choosing', actions: 'queueMissing' },
      },
    },
  },
})
