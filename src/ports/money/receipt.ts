import { channelPort } from '@tiya/ports/channelPort'
import { promisePort } from '@tiya/ports/promisePort'
import { succeeded } from '@tiya/ports/result'
import type { receiptPorts } from '#machines/money/receipt/receipt.machine.ts'
import type { Receipt } from '#machines/money/receipt/receipt.rules.ts'
import type { Environment } from '../../environment/environment.ts'

/** Returns the ports of a receipt: `preview` revokes its address when it stops. */
export function receiptPortsOf({ report }: Environment): typeof receiptPorts {
  return {
    preview: channelPort(
      ({ input }) =>
        () =>
          URL.revokeObjectURL(input),
    ),
    readHead: promisePort(report, async ({ input }) => succeeded(await input.readHead())),
  }
}

/** Returns a chosen file as the flow's receipt, with an address for its preview. */
export function receiptOf(file: File): Receipt {
  const { name, type, size } = file
  const readHead = () =>
    file
      .slice(0, 12)
      .arrayBuffer()
      .then((bytes) => String.fromCharCode(...new Uint8Array(bytes)))
      // A file that has gone meanwhile can't be shown either.
      .catch(() => '')
  return { name, type, size, preview: URL.createObjectURL(file), readHead }
}
