import { arrivalsMachine } from '#machines/access/arrivals/arrivals.machine.ts'
import type { Environment } from '../../environment/environment.ts'
import { arrivalsPortsOf } from '../../ports/access/arrivals.ts'

/** Returns the arrivals with their ports. This module is fetched only for a player. */
export function arrivalsOf(environment: Environment) {
  return arrivalsMachine.provide({ actors: arrivalsPortsOf(environment) })
}
