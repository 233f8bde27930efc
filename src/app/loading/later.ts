import { updateMachine } from '#machines/app/update/update.machine.ts'
import type { LoadedMachine } from '#machines/common/loadedMachine.ts'
import type { Environment } from '../../environment/environment.ts'
import { forgetForms } from '../../environment/idempotency.ts'
import { updatePortsOf } from '../../ports/app/update.ts'

/** Returns the flows that start after the first load, by id, with their ports. Tidies the device's store. */
export function laterOf(environment: Environment): Readonly<Record<string, LoadedMachine>> {
  forgetForms(environment)
  return {
    update: { logic: updateMachine.provide({ actors: updatePortsOf(environment) }), input: undefined },
  }
}
