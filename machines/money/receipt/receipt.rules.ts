/** A picture of the receipt, which stays on the device. */
export interface Receipt {
  readonly name: string
  readonly type: string
  /** In bytes. */
  readonly size: number
  /** A URL local to the page that shows the picture. */
  readonly preview: string
}

export type ReceiptError = 'notImage' | 'tooLarge' | 'broken'

/** 5 MB. */
const LARGEST = 5 * 1024 * 1024

/** Returns what makes a file unusable as a receipt, or null if nothing does. */
export function receiptError({ type, size }: Pick<Receipt, 'type' | 'size'>): ReceiptError | null {
  if (!type.startsWith('image/')) return 'notImage'
  return size > LARGEST ? 'tooLarge' : null
}
