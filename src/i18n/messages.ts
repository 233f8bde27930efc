import type { Language } from '../../machines/app/shell/shell.machine.ts'
import { type Catalogue, en } from './en.ts'

/** The catalogues that have been loaded. */
export const catalogues = new Map<Language, Catalogue>([['en', en]])

/** Loads the catalogue of a language. */
export async function loadCatalogue(language: Language): Promise<void> {
  if (!catalogues.has(language)) catalogues.set(language, (await import('./bn.ts')).bn)
}
