import { fromPromise } from 'xstate'
import type { copyPorts } from '../../../machines/common/copy/copy.machine.ts'
import type { Environment } from '../../environment/environment.ts'

/** The clipboard, which is missing on plain http and may be refused by the browser. */
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
