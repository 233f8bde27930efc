import { catalogueCalls, type Game } from '@tiya/contract/games'
import { promisePort } from '@tiya/ports/promisePort'
import { succeeded } from '@tiya/ports/result'
import { type GamesQuery, named } from '#machines/games/games/games.rules.ts'
import type { gamesPorts } from '#machines/games/games/games.setup.ts'
import type { Environment } from '../../environment/environment.ts'
import { keptRead } from '../common/keptRead.ts'
import { systemsOf } from './systems.ts'

/** Returns the ports for the games of a type and systems. */
export function gamesOf(environment: Environment) {
  return keptRead(
    environment,
    catalogueCalls.games,
    ({ games }): readonly Game[] => games.map(named),
    ({ type, systems }: GamesQuery) => ({ type, system: systems.join(',') }),
  )
}

export function gamesPortsOf(environment: Environment): typeof gamesPorts {
  const { http, report } = environment
  const systems = systemsOf(environment)
  const games = gamesOf(environment)
  return {
    nameList: promisePort(report, async ({ input: { type, title }, signal }) => {
      if (title) return succeeded(title)
      const types = await http.send(catalogueCalls.types, { signal })
      return succeeded((types.ok && types.value.data.find((one) => one.type === type)?.name) || type)
    }),
    loadSystems: systems.load,
    systemsRenewed: systems.renewed('systems.renewed'),
    loadGames: games.load,
    gamesRenewed: games.renewed('games.renewed'),
  }
}
