/** A picture of the receipt, which stays on the device. */
export interface Receipt {
  readonly name: string
  readonly type: string
  /** In bytes. */
  readonly size: number
  /** Resolves with the first 12 bytes, a character each; empty if they can't be read. */
  readonly readHead: () => Promise<string>
  /** A URL local to the page that shows the picture. */
  readonly preview: string
}

export type ReceiptError = 'notImage' | 'tooLarge' | 'broken'

/** 5 MB. */
const LARGEST = 5 * 1024 * 1024

/** Returns what makes a file unusable as a receipt before it is shown, or null if nothing does. */
export function receiptError({ size }: Pick<Receipt, 'size'>): ReceiptError | null {
  return size > LARGEST ? 'tooLarge' : null
}

/** Returns what is wrong with a file that the browser can't show. Its content has decided, not the type of the picker. */
export function unshownError({ type }: Pick<Receipt, 'type'>): ReceiptError {
  return type.startsWith('image/') ? 'broken' : 'notImage'
}

/** Returns true if these first bytes are of a picture as phones take it (HEIC), which few browsers can show. */
export function isPhoneFormat(head: string): boolean {
  return /^.{4}ftyp(he[iv][cmsx]|mif1|msf1)/s.test(head)
}
