import { CALL_LIMIT } from '@tiya/contract/timeLimits'
import { failed, succeeded } from '@tiya/ports/result'
import type { Result } from '#machines/common/result.ts'
import type { OperatorFile, OperatorValues } from '#machines/content/operator/operatorFiles.ts'
import type { Environment } from '../../environment/environment.ts'
import { judgeFile } from './operatorValues.ts'

/** What has been read or is being read, by page and path. A file whose connection was lost is read again. */
const read = new WeakMap<Environment, Map<string, Promise<Result<Record<string, unknown>>>>>()

/** Fetches a file; null if the host does not have it. */
async function fetchText({ window, clock }: Environment, path: string): Promise<string | null> {
  const limit = new AbortController()
  const timer = clock.setTimeout(() => limit.abort(), CALL_LIMIT.read)
  try {
    const response = await window.fetch(path, { cache: 'no-cache', signal: limit.signal })
    // For a missing file, some hosts respond with the page.
    const isThere = response.ok && !response.headers.get('content-type')?.includes('html')
    return isThere ? await response.text() : null
  } finally {
    clock.clearTimeout(timer)
  }
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
      (text) => {
        const { values, problems } = judgeFile(file, text)
        for (const problem of problems)
          console.warn(`The operator's file ${path} ${problem} The default stands.`)
        return succeeded(values)
      },
      () => {
        known.delete(path)
        return failed({ kind: 'lost' } as const)
      },
    )
  known.set(path, reading)
  return reading as Promise<Result<OperatorValues<File>>>
}
