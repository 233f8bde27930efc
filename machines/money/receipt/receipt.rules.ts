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

/** Returns what makes a file unusable as a receipt before it is shown, or null if nothing does. */
export function receiptError({ size }: Pick<Receipt, 'size'>): ReceiptError | null {
  return size > LARGEST ? 'tooLarge' : null
}

/** Returns what is wrong with a file that the browser can't show. Its content has decided, not the type of the picker. */
export function unshownError({ type }: Pick<Receipt, 'type'>): ReceiptError {
  return type.startsWith('image/') ? 'broken' : 'notImage'
}

/** Returns true for a picture as phones take it, which few browsers can show. */
export function isPhoneFormat({ name, type }: Pick<Receipt, 'name' | 'type'>): boolean {
  return /^image\/hei[cf]/.test(type) || (!type.startsWith('image/') && /\.(heic|heif)$/i.test(name))
}
