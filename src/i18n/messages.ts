import type { Language } from '../../machines/app/shell/shell.machine.ts'
import { type SiteTexts, site } from './en/site.ts'
import { LANGUAGES } from './languages.ts'

/** The shared texts together with the given groups: `Messages<typeof depositTexts>`. */
export type Messages<Groups = object> = SiteTexts & Groups

/** The loaded translations: all groups of a language. English comes with the code that uses it. */
const translations = new Map<Language, SiteTexts>()

/** Loads the texts of a language. Rejects if they can't be fetched. */
export async function loadMessages(language: Language): Promise<void> {
  const load = LANGUAGES[language]?.load
  if (load && !translations.has(language)) translations.set(language, await load())
}

/** Returns the shared texts and the groups in a language, or in English until its texts are loaded. */
export function messagesIn<Groups>(language: Language, groups: Groups): Messages<Groups> {
  return (translations.get(language) ?? { ...site, ...groups }) as Messages<Groups>
}
