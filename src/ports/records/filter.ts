import { succeeded } from '#machines/common/result.ts'
import type { filterPorts } from '#machines/records/filteredRecords.machine.ts'
import type { Environment } from '../../environment/environment.ts'
import { keepViewOf } from '../common/keptView.ts'
import { promisePort } from '../common/promisePort.ts'

/** Creates the ports of a filtered list. */
export function filterPortsOf(environment: Environment): typeof filterPorts {
  const { clock } = environment
  return {
    askNow: promisePort(environment.report, async () => succeeded(clock.now())),
    keepView: keepViewOf(environment),
  }
}
