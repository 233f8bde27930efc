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

/** Resolves with a chosen file as the flow's receipt, with an address for its preview. */
export async function readReceipt(file: File): Promise<Receipt> {
  const { name, type, size } = file
  const head = await file
    .slice(0, 12)
    .arrayBuffer()
    .then((bytes) => String.fromCharCode(...new Uint8Array(bytes)))
    // A file that has gone meanwhile can't be shown either.
    .catch(() => '')
  return { name, type, size, head, preview: URL.createObjectURL(file) }
}
