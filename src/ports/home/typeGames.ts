import type { typeGamesPorts } from '#machines/home/typeGames/typeGames.machine.ts'
import type { Environment } from '../../environment/environment.ts'
import { gamesOf } from '../games/games.ts'

export function typeGamesPortsOf(environment: Environment): typeof typeGamesPorts {
  const games = gamesOf(environment)
  return { loadGames: games.load, gamesRenewed: games.renewed('games.renewed') }
}
