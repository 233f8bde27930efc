import { promisePort } from '@tiya/ports/promisePort'
import { succeeded } from '@tiya/ports/result'
import type { copyPorts } from '#machines/common/copy/copy.machine.ts'
import type { Environment } from '../../environment/environment.ts'

/** Returns the port for the clipboard, which is missing over plain HTTP and which the browser may refuse. */
export function copyPortsOf({ window, report }: Environment): typeof copyPorts {
  return {
    copyText: promisePort(report, async ({ input }) => {
      try {
        await window.navigator.clipboard.writeText(input)
        return succeeded(true)
      } catch {
        return succeeded(false)
      }
    }),
  }
}
