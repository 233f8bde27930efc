import type { capturePorts } from '#machines/access/capture/capture.machine.ts'
import { succeeded } from '#machines/common/result.ts'
import type { Environment } from '../../environment/environment.ts'
import { promisePort } from '../common/promisePort.ts'

export function capturePortsOf({ storage, report }: Environment): typeof capturePorts {
  return {
    keepCode: promisePort(report, async ({ input }) => {
      storage.set(input.name, input.code)
      return succeeded(undefined)
    }),
  }
}
