import { safeHref } from '../address.ts'

/** Returns the link to a WhatsApp contact, which is configured as digits or as an address. */
export function whatsappHref(value: string | null | undefined): string | undefined {
  if (!value) return undefined
  return /^\+?\d+$/.test(value) ? `https://wa.me/${value.replace('+', '')}` : safeHref(value)
}
