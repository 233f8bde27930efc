import { fromCallback } from 'xstate'
import type { homeSearchPorts } from '#machines/home/homeSearch/homeSearch.machine.ts'
import type { Environment } from '../../environment/environment.ts'
import { loadGamesOf } from '../games/games.ts'
import { loadSystemsOf } from './homeTabs.ts'

export function homeSearchPortsOf(environment: Environment): typeof homeSearchPorts {
  const { window } = environment
  return {
    loadSystems: loadSystemsOf(environment),
    loadGames: loadGamesOf(environment),
    connection: fromCallback(({ sendBack }) => {
      const report = () => sendBack({ type: 'online' })
      window.addEventListener('online', report)
      return () => window.removeEventListener('online', report)
    }),
  }
}
