import type { filterPorts } from '#machines/records/filteredRecords.machine.ts'
import type { Environment } from '../../environment/environment.ts'
import { dayClock } from '../../environment/time/clock.ts'
import { keepViewOf } from '../common/keptView.ts'

/** Creates the ports of a filtered list. */
export function filterPortsOf(environment: Environment): typeof filterPorts {
  return { dayClock: dayClock(environment), keepView: keepViewOf(environment) }
}
