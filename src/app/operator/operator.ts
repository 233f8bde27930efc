import type { LoadedMachine } from '#machines/common/loadedMachine.ts'
import { operatorMachine } from '#machines/content/operator/operator.machine.ts'
import type { Environment } from '../../environment/environment.ts'
import { operatorPortsOf } from '../../ports/content/operator.ts'

/** Returns the machine that reads the operator's folder. */
export function operatorOf(environment: Environment): LoadedMachine<typeof operatorMachine> {
  return { logic: operatorMachine.provide({ actors: operatorPortsOf(environment) }), input: undefined }
}
