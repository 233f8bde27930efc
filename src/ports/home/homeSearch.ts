import { channelPort } from '@tiya/ports/channelPort'
import type { homeSearchPorts } from '#machines/home/homeSearch/homeSearch.machine.ts'
import type { Environment } from '../../environment/environment.ts'
import { gamesOf } from '../games/games.ts'
import { systemsOf } from '../games/systems.ts'

export function homeSearchPortsOf(environment: Environment): typeof homeSearchPorts {
  const { window } = environment
  return {
    loadSystems: systemsOf(environment).loadFresh,
    loadGames: gamesOf(environment).loadFresh,
    connection: channelPort(({ sendBack }) => {
      const report = () => sendBack({ type: 'online' })
      window.addEventListener('online', report)
      return () => window.removeEventListener('online', report)
    }),
  }
}
