import { promisePort } from '@tiya/ports/promisePort'
import { succeeded } from '@tiya/ports/result'
import type { sharePorts } from '#machines/common/share/share.machine.ts'
import type { Environment } from '../../environment/environment.ts'

/** Returns the port for the device's share dialog, which is missing in many browsers and over plain HTTP. */
export function sharePortsOf({ window, report }: Environment): typeof sharePorts {
  return {
    shareAddress: promisePort(report, async ({ input }) => {
      const { navigator } = window
      const data = { url: input }
      if (!navigator.share || navigator.canShare?.(data) === false) return succeeded('unsupported')
      try {
        await navigator.share(data)
        return succeeded('closed')
      } catch (error) {
        // The player closed the dialog.
        return succeeded((error as Partial<Error> | null)?.name === 'AbortError' ? 'closed' : 'unsupported')
      }
    }),
  }
}
