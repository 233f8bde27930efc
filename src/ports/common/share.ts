import { fromPromise } from 'xstate'
import type { sharePorts } from '../../../machines/common/share/share.machine.ts'
import type { Environment } from '../../environment/environment.ts'

/** Returns the port for the device's share dialog, which is missing in many browsers and over plain HTTP. */
export function sharePortsOf({ window }: Environment): typeof sharePorts {
  return {
    shareAddress: fromPromise(async ({ input }) => {
      const { navigator } = window
      const data = { url: input }
      if (!navigator.share || navigator.canShare?.(data) === false) return 'unsupported'
      try {
        await navigator.share(data)
        return 'closed'
      } catch (error) {
        // The player closed the dialog.
        return (error as Partial<Error> | null)?.name === 'AbortError' ? 'closed' : 'unsupported'
      }
    }),
  }
}
