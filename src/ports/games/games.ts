import * as z from 'zod/mini'
import { mapResult, succeeded } from '#machines/common/result.ts'
import { catalogueCalls } from '#machines/contract/games.ts'
import type { gamesPorts } from '#machines/games/games/games.machine.ts'
import { FIRST_VIEW, type GamesView, gamesView } from '#machines/games/games/games.rules.ts'
import type { Environment } from '../../environment/environment.ts'
import { tabReturns } from '../../environment/visibility.ts'
import { promisePort } from '../common/promisePort.ts'
import { loadSystemsOf } from '../home/homeTabs.ts'

/** Returns the port that loads the games of a type and systems. */
export function loadGamesOf({ http, report }: Environment): (typeof gamesPorts)['loadGames'] {
  return promisePort(report, async ({ input, signal }) =>
    mapResult(
      await http.send(catalogueCalls.games, {
        query: { type: input.type, system: input.systems.join(',') },
        signal,
      }),
      ({ games }) => games,
    ),
  )
}

export function gamesPortsOf(environment: Environment): typeof gamesPorts {
  const { http } = environment
  return {
    nameList: promisePort(environment.report, async ({ input: { type, title }, signal }) => {
      if (title) return succeeded(title)
      const types = await http.send(catalogueCalls.types, { signal })
      return succeeded((types.ok && types.value.data.find((one) => one.type === type)?.name) || type)
    }),
    loadSystems: loadSystemsOf(environment),
    tabReturns: tabReturns(environment),
    loadGames: loadGamesOf(environment),
  }
}

const viewState = z.object({ view: gamesView })

/** Returns the view stored in the history entry, else the first one, filtered by the address's system. */
export function readView(state: unknown, system: string): GamesView {
  const parsed = z.safeParse(viewState, state)
  return parsed.success ? parsed.data.view : { ...FIRST_VIEW, system }
}
