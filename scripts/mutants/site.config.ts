import { readFileSync } from 'node:fs'
import { mergeConfig, type Plugin } from 'vite'
import site from '../../vite.config.ts'

/** The environment variable MUTANT names a JSON file: which source to replace (`file`, absolute) and its new `code`. */
const { file, code } = JSON.parse(readFileSync(process.env.MUTANT ?? '', 'utf8')) as {
  readonly file: string
  readonly code: string
}

const mutant: Plugin = {
  name: 'mutant',
  enforce: 'pre',
  load: (id) => (id === file ? code : undefined),
}

/** The site with one source replaced by a mutant. */
export default mergeConfig(site, { plugins: [mutant] })
