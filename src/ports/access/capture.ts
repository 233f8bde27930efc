import { promisePort } from '@tiya/ports/promisePort'
import { succeeded } from '@tiya/ports/result'
import type { capturePorts } from '#machines/access/capture/capture.machine.ts'
import type { Environment } from '../../environment/environment.ts'

export function capturePortsOf({ storage, report }: Environment): typeof capturePorts {
  return {
    keepCode: promisePort(report, async ({ input }) => {
      storage.set(input.name, input.code)
      return succeeded(undefined)
    }),
  }
}
