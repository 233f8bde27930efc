import { fromPromise } from 'xstate'
import type { copyPorts } from '../../../machines/common/copy/copy.machine.ts'
import type { Environment } from '../../environment/environment.ts'

/** Returns the port for the clipboard, which is missing over plain HTTP and which the browser may refuse. */
export function copyPortsOf({ window }: Environment): typeof copyPorts {
  return {
    copyText: fromPromise(async ({ input }) => {
      try {
        await window.navigator.clipboard.writeText(input)
        return true
      } catch {
        return false
      }
    }),
  }
}
