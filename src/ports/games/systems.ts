import { catalogueCalls } from '@tiya/contract/games'
import { distinct } from '#machines/home/homeTabs/homeTabs.rules.ts'
import type { Environment } from '../../environment/environment.ts'
import { keptRead } from '../common/keptRead.ts'

/** Returns the ports for the systems of a type, without duplicates. */
export function systemsOf(environment: Environment) {
  return keptRead(
    environment,
    catalogueCalls.systems,
    ({ systems }) => distinct(systems, (system) => system),
    (type: string) => ({ type }),
  )
}
