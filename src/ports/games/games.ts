import { fromPromise } from 'xstate'
import * as z from 'zod/mini'
import { failed, mapResult, type Result } from '../../../machines/common/result.ts'
import { catalogueCalls } from '../../../machines/contract/games.ts'
import { playCalls } from '../../../machines/contract/play.ts'
import type { gamesPorts } from '../../../machines/games/games/games.machine.ts'
import { FIRST_VIEW, type GamesView, gamesView } from '../../../machines/games/games/games.rules.ts'
import type { Environment } from '../../environment/environment.ts'
import { framedAddress } from '../../environment/frames.ts'
import type { Storage } from '../../environment/storage.ts'
import { loadSystemsOf } from '../home/homeTabs.ts'

/** Keys of the player's favourite games. */
export function readFavourites(storage: Storage): readonly string[] {
  return storage.get('app.favourites').split('\n').filter(Boolean)
}

/** An address that can't be framed is an answer that can't be used. */
function framed(result: Result<{ url: string }>, base: string): Result<string> {
  const address = mapResult(result, ({ url }) => framedAddress(url, base))
  return address.ok && address.value === '' ? failed({ kind: 'unreadable' }) : address
}

export function gamesPortsOf(environment: Environment): typeof gamesPorts {
  const { http, storage, window } = environment
  return {
    nameList: fromPromise(async ({ input: { type, title }, signal }) => {
      if (title) return title
      const types = await http.send(catalogueCalls.types, { signal })
      return (types.ok && types.value.data.find((one) => one.type === type)?.name) || type
    }),
    loadSystems: loadSystemsOf(environment),
    loadGames: fromPromise(async ({ input, signal }) =>
      mapResult(
        await http.send(catalogueCalls.games, {
          query: { type: input.type, system: input.systems.join(',') },
          signal,
        }),
        ({ games }) => games,
      ),
    ),
    runGame: fromPromise(async ({ input: { game, remoteId }, signal }) => {
      const result = await http.send(playCalls.runGame, {
        body: {
          userId: remoteId,
          externalURL: `${window.location.origin}/back.html`,
          isMobileLogin: true,
          gameCode: game.code,
          gameType: game.type,
          platform: game.platform,
        },
        signal,
      })
      return framed(result, window.location.origin)
    }),
    saveFavourites: fromPromise(async ({ input }) => {
      storage.set('app.favourites', input.join('\n'))
      return undefined
    }),
  }
}

const viewState = z.object({ view: gamesView })

/** The view that the history entry keeps, else the first one, narrowed to the system of the address. */
export function readView(state: unknown, system: string): GamesView {
  const parsed = z.safeParse(viewState, state)
  return parsed.success ? parsed.data.view : { ...FIRST_VIEW, system }
}
