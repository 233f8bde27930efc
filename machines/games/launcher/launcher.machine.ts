import { assign, setup } from 'xstate'
import { notifyParent } from '../../common/notifyParent.ts'
import { port } from '../../common/port.ts'
import { present } from '../../common/present.ts'
import { type Failure, failureOf, isOk, outputValue, type Result } from '../../common/result.ts'
import type { NavigateMessage } from '../../common/routing/screen.types.ts'
import type { Session } from '../../common/session.types.ts'
import type { Game } from '../../contract/games.ts'

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
  },
  returns: true,
})

const gameOf = ({ context: { game, session } }: { context: LauncherContext }): GameOfPlayer => ({
  game,
  remoteId: present(session).remoteId,
})

/** Opens a game from a screen that lists games, or the login for a guest. Asks the parent to `navigate`. */
export const launcherMachine = setup({
  types: {
    context: {} as LauncherContext,
    events: {} as LauncherEvent,
    input: {} as LauncherInput,
    tags: {} as 'busy',
  },
  actors: launcherPorts,
  guards: { isGuest: ({ context }) => context.session === null },
  actions: { notifyParent: notifyParent<NavigateMessage>() },
}).createMachine({
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
    launching: {
      tags: 'busy',
      on: { dismiss: 'idle' },
      invoke: {
        src: 'runGame',
        id: 'runGame',
        input: gameOf,
        onDone: [
          { guard: isOk, target: 'remembering', actions: assign({ url: outputValue }) },
          { target: 'refused', actions: assign({ failure: failureOf }) },
        ],
      },
    },
    refused: { on: { dismiss: { target: 'idle', actions: assign({ failure: null }) } } },
    remembering: {
      invoke: {
        src: 'rememberGame',
        id: 'rememberGame',
        input: gameOf,
        onDone: 'opened',
      },
    },
    /** The machine stays in this state until the game's screen replaces this one. */
    opened: { entry: { type: 'notifyParent', params: openMessage } },
  },
})
