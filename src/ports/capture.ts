import { fromPromise } from 'xstate'
import type { capturePorts } from '../../machines/capture/capture.machine.ts'
import type { Outside } from './outside.ts'

export function capturePortsOf({ storage }: Outside): typeof capturePorts {
  return {
    keepCode: fromPromise(async ({ input }) => {
      storage.set(input.name, input.code)
      return undefined
    }),
  }
}
