import type { Plugin } from 'vite'
import * as z from 'zod/mini'
import { ANSWERS } from '../../machines/content/operator/answers.rules.ts'
import { operatorFiles } from '../../machines/content/operator/operatorFiles.ts'

/** What an operator's `faq` does besides being a page. */
const FAQ = `A section or question with one of these ids is also the answer behind the site's ?: ${ANSWERS.join(', ')}.`

/** Returns the JSON Schema of each file of an operator's folder, by the name of its file. */
export function operatorSchemas(): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(operatorFiles).map(([file, keys]) => {
      const schema = z.toJSONSchema(z.partial(z.object(keys)), { io: 'input' })
      const faq = schema.properties?.faq
      if (typeof faq === 'object') faq.description = FAQ
      // A file may name its schema for an editor.
      const properties = { $schema: { type: 'string' }, ...schema.properties }
      return [`${file}.schema.json`, `${JSON.stringify({ ...schema, properties }, null, 2)}\n`]
    }),
  )
}

/** Returns a plugin that writes the schemas of an operator's files into the folder for them, and nothing else. */
export function operatorFolder(): Plugin {
  return {
    name: 'operator-folder',
    apply: 'build',
    generateBundle() {
      for (const [file, source] of Object.entries(operatorSchemas()))
        this.emitFile({ type: 'asset', fileName: `operator/${file}`, source })
    },
  }
}
