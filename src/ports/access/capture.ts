import { fromPromise } from 'xstate'
import type { capturePorts } from '../../../machines/access/capture/capture.machine.ts'
import type { Environment } from '../../environment/environment.ts'

export function capturePortsOf({ storage }: Environment): typeof capturePorts {
  return {
    keepCode: fromPromise(async ({ input }) => {
      storage.set(input.name, input.code)
      return undefined
    }),
  }
}
