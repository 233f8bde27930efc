import { updateMachine } from '#machines/app/update/update.machine.ts'
import type { LoadedMachine } from '#machines/common/loadedMachine.ts'
import type { Environment } from '../../environment/environment.ts'
import { forgetForms } from '../../environment/http/idempotency.ts'
import { forgetOldCode } from '../../environment/storage/codeDraft.ts'
import { updatePortsOf } from '../../ports/app/update.ts'

/** Returns what asks to load a new version, with its ports. Tidies the device's store, too, after the first load. */
export function updateOf(environment: Environment): LoadedMachine<typeof updateMachine> {
  forgetForms(environment)
  forgetOldCode(environment)
  return { logic: updateMachine.provide({ actors: updatePortsOf(environment) }), input: undefined }
}
