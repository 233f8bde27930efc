import { catalogueCalls } from '@tiya/contract/games'
import type { homeTabsPorts } from '#machines/home/homeTabs/homeTabs.machine.ts'
import { distinct } from '#machines/home/homeTabs/homeTabs.rules.ts'
import type { Environment } from '../../environment/environment.ts'
import { keptRead } from '../common/keptRead.ts'
import { systemsOf } from '../games/systems.ts'

export function homeTabsPortsOf(environment: Environment): typeof homeTabsPorts {
  const systems = systemsOf(environment)
  const providers = keptRead(
    environment,
    catalogueCalls.providersOf,
    ({ data }) => distinct(data, ({ platform }) => platform),
    (of: readonly string[]) => ({ system: of.join(',') }),
  )
  return {
    loadSystems: systems.load,
    systemsRenewed: systems.renewed('systems.renewed'),
    loadProviders: providers.load,
    providersRenewed: providers.renewed('providers.renewed'),
  }
}
