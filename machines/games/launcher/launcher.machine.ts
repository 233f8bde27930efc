import type { Game } from '@tiya/contract/games'
import { notifyParent } from '@tiya/ports/notifyParent'
import { port } from '@tiya/ports/port'
import { failureOf, isOk, outputValue } from '@tiya/ports/result'
import { assign, setup, stateIn } from 'xstate'
import { present } from '../../common/present.ts'
import type { Failure, Result } from '../../common/result.ts'
import type { NavigateMessage } from '../../common/routing/screen.types.ts'
import type { Session } from '../../common/session.types.ts'
import { LOADER_AFTER } from '../../common/time/timings.ts'

export interface LauncherInput {
  readonly session: Session | null
  /** The address of the screen, to return to from a game. */
  readonly from: string
}

interface LauncherContext extends LauncherInput {
  game: Game
  url: string
  failure: Failure | null
}

type LauncherEvent = { type: 'launch'; game: Game } | { type: 'dismiss' }

interface GameOfPlayer {
  readonly game: Game
  readonly remoteId: string
}

export const launcherPorts = {
  /** Resolves with the address to frame. */
  runGame: port<Result<string>, GameOfPlayer>('runGame'),
  /** Puts the game first in the player's list of recently played games. */
  rememberGame: port<Result<undefined>, GameOfPlayer>('rememberGame'),
}

const NO_GAME: Game = { code: '', name: '', platform: '', type: '' }

const logInMessage = (game: Game): NavigateMessage => ({ type: 'navigate', to: '/login', wish: { game } })

const openMessage = ({
  context: { session, game, url, from },
}: {
  context: LauncherContext
}): NavigateMessage => ({
  type: 'navigate',
  to: '/gamerun',
  state: {
    remoteId: present(session).remoteId,
    iframeUrl: url,
    fromParams: from,
    title: game.name,
    image: game.image,
  },
  returns: true,
})

const gameOf = ({ context: { game, session } }: { context: LauncherContext }): GameOfPlayer => ({
  game,
  remoteId: present(session).remoteId,
})

const launcher = setup({
  types: {
    context: {} as LauncherContext,
    events: {} as LauncherEvent,
    input: {} as LauncherInput,
    tags: {} as 'busy',
  },
  actors: launcherPorts,
  delays: { loaderAfter: LOADER_AFTER },
  guards: {
    isGuest: ({ context }) => context.session === null,
    isOpened: stateIn({ launching: { opening: 'opened' } }),
  },
  actions: { notifyParent: notifyParent<NavigateMessage>() },
})

/** A game that opens at once shows no loader. */
const loader = launcher.createStateConfig({
  initial: 'unseen',
  states: {
    unseen: { after: { loaderAfter: [{ guard: 'isOpened', target: 'atGame' }, { target: 'seen' }] } },
    seen: {},
    /** First shown at the game's address, while the code of its screen is on its way. */
    atGame: {},
  },
})

const opening = launcher.createStateConfig({
  initial: 'asking',
  states: {
    asking: {
      tags: 'busy',
      on: { dismiss: '#launcher.idle' },
      invoke: {
        src: 'runGame',
        id: 'runGame',
        input: gameOf,
        onDone: [
          { guard: isOk, target: 'remembering', actions: assign({ url: outputValue }) },
          { target: '#launcher.refused', actions: assign({ failure: failureOf }) },
        ],
      },
    },
    remembering: {
      invoke: { src: 'rememberGame', id: 'rememberGame', input: gameOf, onDone: 'opened' },
    },
    /** The machine stays in this state until the game's screen replaces this one. */
    opened: { entry: { type: 'notifyParent', params: openMessage } },
  },
})

/** Opens a game from a screen that lists games, or the login for a guest. Asks the parent to `navigate`. */
export const launcherMachine = launcher.createMachine({
  id: 'launcher',
  context: ({ input }) => ({ ...input, game: NO_GAME, url: '', failure: null }),
  initial: 'idle',
  states: {
    idle: {
      on: {
        launch: [
          {
            guard: 'isGuest',
            actions: { type: 'notifyParent', params: ({ event }) => logInMessage(event.game) },
          },
          {
            target: 'launching',
            actions: assign({ game: ({ event }) => event.game }),
          },
        ],
      },
    },
    launching: { type: 'parallel', states: { loader, opening } },
    refused: { on: { dismiss: { target: 'idle', actions: assign({ failure: null }) } } },
  },
})
