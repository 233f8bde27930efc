import type { Language } from '../../machines/app/shell/shell.machine.ts'
import { DEFAULT_LANGUAGE, LANGUAGES } from '../i18n/languages.ts'
import type { Storage } from './storage.ts'

/** Returns the language that the player chose, or the default. */
export function readLanguage(storage: Pick<Storage, 'get'>): Language {
  const chosen = storage.get('app.language')
  return Object.hasOwn(LANGUAGES, chosen) ? chosen : DEFAULT_LANGUAGE
}
