import { recheckMachine, type recheckPorts } from '#machines/money/recheck/recheck.machine.ts'
import { visibility } from '../../environment/device/visibility.ts'
import type { Environment } from '../../environment/environment.ts'

/** Returns the port that tells whether the tab is shown. */
export function recheckPortsOf(environment: Environment): typeof recheckPorts {
  return { visibility: visibility(environment) }
}

/** Returns the machine that ends when the transactions are to be looked at again, with its port. */
export function recheckOf(environment: Environment): typeof recheckMachine {
  return recheckMachine.provide({ actors: recheckPortsOf(environment) })
}
