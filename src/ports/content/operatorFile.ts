import * as z from 'zod/mini'
import { failed, type Result, succeeded } from '#machines/common/result.ts'
import {
  colour,
  type OperatorFile,
  type OperatorValues,
  OWN_COLOURS,
  operatorFiles,
} from '#machines/content/operator/operatorFiles.ts'
import { CALL_LIMIT } from '#machines/contract/timeLimits.ts'
import type { Environment } from '../../environment/environment.ts'
import { parseJson } from '../../environment/parseJson.ts'
import { type Colour, readableColours } from '../../theme/contrast.ts'

/** What has been read or is being read, by page and path. A file whose connection was lost is read again. */
const read = new WeakMap<Environment, Map<string, Promise<Result<Record<string, unknown>>>>>()

/** Says that something of a file can't be used. */
const warn = (path: string, what: string) => console.warn(`The operator's file ${path} ${what}`)

/** Fetches a file; null if the host does not have it. */
async function fetchText({ window, clock }: Environment, path: string): Promise<string | null> {
  const limit = new AbortController()
  const timer = clock.setTimeout(() => limit.abort(), CALL_LIMIT.read)
  try {
    const response = await window.fetch(path, { cache: 'no-cache', signal: limit.signal })
    // For a missing file, some hosts respond with the page.
    const isThere = response.ok && !/html/.test(response.headers.get('content-type') ?? '')
    return isThere ? await response.text() : null
  } finally {
    clock.clearTimeout(timer)
  }
}

/** Returns the colours that fit and can be read. */
function coloursOf(path: string, given: object): object {
  const fitting = Object.entries(given).filter(([name, value]) => {
    const fits = OWN_COLOURS.some((own) => own === name) && z.safeParse(colour, value).success
    if (!fits) warn(path, `has no colour ${name} that fits. The default stands.`)
    return fits
  })
  const { colours, refused } = readableColours(Object.fromEntries(fitting) as Partial<Record<Colour, string>>)
  for (const { colour, other, ratio, least } of refused)
    warn(
      path,
      `has a colour ${colour} with a contrast of ${ratio.toFixed(1)} to ${other}; ${least} is the least. The default stands.`,
    )
  return colours
}

/** Returns the values of a file that fit, by key. */
function valuesOf(file: OperatorFile, path: string, text: string | null): Record<string, unknown> {
  const given = text === null ? undefined : parseJson(text)
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    warn(path, `${text === null ? 'is missing' : 'is not a JSON object'}. The defaults stand.`)
    return {}
  }
  const schemas: Readonly<Record<string, z.core.$ZodType>> = operatorFiles[file]
  return Object.fromEntries(
    Object.entries(given).flatMap(([key, value]): [string, unknown][] => {
      if (key === '$schema') return []
      if (key === 'colours' && typeof value === 'object' && value !== null)
        return [[key, coloursOf(path, value)]]
      const schema = Object.hasOwn(schemas, key) ? schemas[key] : undefined
      const parsed = schema && z.safeParse(schema, value)
      if (parsed?.success) return [[key, parsed.data]]
      const [issue] = parsed?.error.issues ?? []
      warn(
        path,
        issue
          ? `does not fit at ${[key, ...issue.path].join('.')}. The default stands.`
          : `has an unknown key ${key}.`,
      )
      return []
    }),
  )
}

/**
 * Reads a file of the operator's folder, once a page load. What is missing or does not fit is left out, and said in the
 * console. Without a folder nothing is asked for.
 */
export async function readOperatorFile<File extends OperatorFile>(
  environment: Environment,
  file: File,
  language?: string,
): Promise<Result<OperatorValues<File>>> {
  const { operator } = environment.config
  if (!operator) return succeeded({})
  const path = `${operator}/${file}${language ? `/${language}` : ''}.json`
  const known = read.get(environment) ?? new Map<string, Promise<Result<Record<string, unknown>>>>()
  read.set(environment, known)
  const reading =
    known.get(path) ??
    fetchText(environment, path).then(
      (text) => succeeded(valuesOf(file, path, text)),
      () => {
        known.delete(path)
        return failed({ kind: 'lost' } as const)
      },
    )
  known.set(path, reading)
  return reading as Promise<Result<OperatorValues<File>>>
}
