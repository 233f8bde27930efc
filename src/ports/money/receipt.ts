import { channelPort } from '@tiya/ports/channelPort'
import type { receiptPorts } from '#machines/money/receipt/receipt.machine.ts'
import type { Receipt } from '#machines/money/receipt/receipt.rules.ts'

/** Returns the port that revokes the preview's address when it stops. */
export function receiptPortsOf(): typeof receiptPorts {
  return {
    preview: channelPort(
      ({ input }) =>
        () =>
          URL.revokeObjectURL(input),
    ),
  }
}

/** Returns a chosen file as the flow's receipt, with an address for its preview. */
export function readReceipt(file: File): Receipt {
  return { name: file.name, type: file.type, size: file.size, preview: URL.createObjectURL(file) }
}
