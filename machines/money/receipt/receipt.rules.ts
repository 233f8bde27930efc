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

/** The types of a file whose picker does not know what it is: the browser finds out when it shows the file. */
const UNKNOWN = ['', 'application/octet-stream']

/** Returns what makes a file unusable as a receipt, or null if nothing does. */
export function receiptError({ type, size }: Pick<Receipt, 'type' | 'size'>): ReceiptError | null {
  if (!type.startsWith('image/') && !UNKNOWN.includes(type)) return 'notImage'
  return size > LARGEST ? 'tooLarge' : null
}

/** Returns true for a picture as phones take it, which few browsers can show. */
export function isPhoneFormat({ name, type }: Pick<Receipt, 'name' | 'type'>): boolean {
  return /^image\/hei[cf]/.test(type) || (UNKNOWN.includes(type) && /\.(heic|heif)$/i.test(name))
}
