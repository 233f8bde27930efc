import type { Language } from '../../machines/app/shell/shell.machine.ts'
import { en, type Messages } from './en.ts'

/** The messages that have been loaded. */
export const messages = new Map<Language, Messages>([['en', en]])

/** Loads the catalogue of a language. */
export async function loadMessages(language: Language): Promise<void> {
  if (!messages.has(language)) messages.set(language, (await import('./bn.ts')).bn)
}
