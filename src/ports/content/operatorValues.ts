import * as z from 'zod/mini'
import {
  colour,
  type OperatorFile,
  OWN_COLOURS,
  operatorFiles,
} from '#machines/content/operator/operatorFiles.ts'
import { parseJson } from '../../environment/storage/parseJson.ts'
import { type Colour, readableColours } from '../../theme/contrast.ts'

/** What of a file fits, by key, and what is wrong with the rest: predicates of the file. */
interface Judged {
  readonly values: Record<string, unknown>
  readonly problems: readonly string[]
}

/** Judges colours: those that fit and can be read are used. */
function judgeColours(given: object): { readonly colours: object; readonly problems: readonly string[] } {
  const entries = Object.entries(given)
  const fits = ([name, value]: [string, unknown]) =>
    OWN_COLOURS.some((own) => own === name) && z.safeParse(colour, value).success
  const fitting = Object.fromEntries(entries.filter(fits)) as Partial<Record<Colour, string>>
  const { colours, refused } = readableColours(fitting)
  const unfit = entries.filter((entry) => !fits(entry)).map(([name]) => `has no colour ${name} that fits.`)
  const faint = refused.map(
    ({ colour: name, other, ratio, least }) =>
      `has a colour ${name} with a contrast of ${ratio.toFixed(1)} to ${other}; ${least} is the least.`,
  )
  return { colours, problems: [...unfit, ...faint] }
}

/** Judges the text of a file, key by key; null for one that is missing. */
export function judgeFile(file: OperatorFile, text: string | null): Judged {
  const given = text === null ? undefined : parseJson(text)
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    return { values: {}, problems: [text === null ? 'is missing.' : 'is not a JSON object.'] }
  const schemas: Readonly<Record<string, z.core.$ZodType>> = operatorFiles[file]
  const values: Record<string, unknown> = {}
  const problems: string[] = []
  for (const [key, value] of Object.entries(given)) {
    const schema = Object.hasOwn(schemas, key) ? schemas[key] : undefined
    if (key === 'colours' && schema && typeof value === 'object' && value !== null) {
      const judged = judgeColours(value)
      values[key] = judged.colours
      problems.push(...judged.problems)
    } else if (key !== '$schema') {
      const parsed = schema && z.safeParse(schema, value)
      if (parsed?.success) values[key] = parsed.data
      const [issue] = parsed?.error?.issues ?? []
      if (issue) problems.push(`does not fit at ${[key, ...issue.path].join('.')}.`)
      else if (!schema) problems.push(`has an unknown key ${key}.`)
    }
  }
  return { values, problems }
}
