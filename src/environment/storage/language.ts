import type { Language } from '#machines/app/shell/shell.machine.ts'
import { DEFAULT_LANGUAGE, LANGUAGE_CODES } from '../../i18n/languageCodes.ts'
import type { Storage } from './storage.ts'

/** Returns the language that the player chose, or the default. */
export function readLanguage(storage: Pick<Storage, 'get'>): Language {
  const chosen = storage.get('app.language')
  return LANGUAGE_CODES.find((code) => code === chosen) ?? DEFAULT_LANGUAGE
}
