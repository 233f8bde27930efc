/** A picture of the receipt, which stays on the device. */
export interface Receipt {
  readonly name: string
  readonly type: string
  /** Bytes. */
  readonly size: number
  /** An address of the page's own that shows it. */
  readonly preview: string
}

export type ReceiptError = 'notImage' | 'tooLarge' | 'broken'

/** 5 MB. */
const LARGEST = 5 * 1024 * 1024

/** Returns what is wrong with a file as a receipt, null when nothing is. */
export function receiptError({ type, size }: Pick<Receipt, 'type' | 'size'>): ReceiptError | null {
  if (!type.startsWith('image/')) return 'notImage'
  return size > LARGEST ? 'tooLarge' : null
}
