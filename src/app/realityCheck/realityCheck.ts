import { realityCheckMachine } from '#machines/app/realityCheck/realityCheck.machine.ts'
import type { Environment } from '../../environment/environment.ts'
import { realityCheckPortsOf } from '../../ports/app/realityCheck.ts'

/** Returns the reality check with its ports. This module is fetched only for a player who has set it. */
export function realityCheckOf(environment: Environment) {
  return realityCheckMachine.provide({ actors: realityCheckPortsOf(environment) })
}
