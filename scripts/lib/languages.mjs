import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './root.mjs'
import { TroubleError } from './trouble.mjs'

/** The codes of the site's languages, the default first: each has a folder of texts. */
export const LANGUAGES = readdirSync(join(ROOT, 'src/i18n'), { withFileTypes: true })
  .flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
  .sort((a, b) => Number(b === 'en') - Number(a === 'en'))

/** Returns the codes of the option `--languages`. @param {string} option */
export function languagesOf(option) {
  const languages = option.split(',')
  if (languages.every((language) => LANGUAGES.includes(language))) return languages
  throw new TroubleError(`--languages takes ${LANGUAGES.join(', ')}, or a list of them.`)
}
