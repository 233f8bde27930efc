import { fromPromise } from 'xstate'
import type { sharePorts } from '../../../machines/common/share/share.machine.ts'
import type { Environment } from '../../environment/environment.ts'

/** The device's share dialog, which many browsers and plain http lack. */
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
        // The player has closed the dialog.
        return (error as Partial<Error> | null)?.name === 'AbortError' ? 'closed' : 'unsupported'
      }
    }),
  }
}
