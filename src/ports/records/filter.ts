import { fromPromise } from 'xstate'
import type { filterPorts } from '../../../machines/records/filteredRecords.machine.ts'
import type { Environment } from '../../environment/environment.ts'

/** Makes the ports of a filtered list's screen. */
export function filterPortsOf({ clock }: Environment): typeof filterPorts {
  return { askNow: fromPromise(async () => clock.now()) }
}
