import type { Options } from '@tiya/contract/conformance/conformance.types'
import { CALL_LIMIT } from '@tiya/contract/timeLimits'
import { FACT_PAGES } from '../../machines/common/routing/routes.ts'
import { ART, TEXT_FILES } from '../../machines/content/operator/operatorFiles.ts'
import { readConfig } from '../../src/environment/config.ts'
import { LANGUAGE_CODES } from '../../src/i18n/languageCodes.ts'
import { judgeFile } from '../../src/ports/content/operatorValues.ts'

/** Returns the text at an address; null if nothing is there or, for a missing file, only the page. */
async function textAt(fetch: Options['fetch'], address: string, kind = /json|svg|octet|plain/) {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(CALL_LIMIT.read) })
    const fits = response.ok && kind.test(response.headers.get('content-type') ?? '')
    return fits ? await response.text() : null
  } catch {
    return null
  }
}

/** Returns the origin of the site, and the configuration of its page; undefined if none is served there. */
async function siteOf({ fetch, base, origin }: Options) {
  const site = origin ?? base
  const text = /<script[^>]* id="config">([^<]*)/.exec((await textAt(fetch, `${site}/`, /html/)) ?? '')?.[1]
  return text === undefined ? undefined : { site, ...readConfig(text, () => undefined) }
}

/**
 * Returns what the site's configuration and the folder of the operator lack, as sentences. `demo`: true if the backend
 * says that it is a demonstration, to which the site's own texts belong. Empty too if nothing of the site is served.
 */
export async function missingOfSite(options: Options, demo: boolean): Promise<string[]> {
  const served = await siteOf(options)
  if (!served) return []
  const { site, apiHost, exchangeData, operator } = served
  const asked = [
    ['apiHost', apiHost, options.base],
    ['exchangeData', exchangeData, options.exchangeData],
  ] as const
  const elsewhere = asked.flatMap(([key, path, checked]) => {
    const address = new URL(path, site).href.replace(/\/$/, '')
    return address === checked
      ? []
      : [`The configuration of ${site}: ${key} leads to ${address}, not to ${checked}.`]
  })
  const folder = await missingOfOperator(options, site, operator, demo)
  return [...elsewhere, ...folder.map((line) => `The operator's folder: ${line}`)]
}

async function missingOfOperator(
  { fetch }: Options,
  site: string,
  operator: string,
  demo: boolean,
): Promise<string[]> {
  if (!operator)
    return demo
      ? []
      : [`The configuration of ${site} names no folder: ${FACT_PAGES.join(', ')} are not found.`]
  const texts = TEXT_FILES.flatMap((file) =>
    LANGUAGE_CODES.map((code) => [file, `${file}/${code}.json`] as const),
  )
  const said = await Promise.all(
    [['brand', 'brand.json'] as const, ...texts].map(async ([file, path]) => {
      const { values, problems } = judgeFile(file, await textAt(fetch, `${site}${operator}/${path}`))
      const pages = file === 'pages' && !demo ? FACT_PAGES.filter((page) => !values[page]) : []
      const lacking = pages.length > 0 ? [`has no ${pages.join(', ')}: not found.`] : []
      return [...problems, ...lacking].map((problem) => `${operator}/${path} ${problem}`)
    }),
  )
  const pictures = await Promise.all(
    ART.map(async (name) => {
      const path = `${operator}/art/${name}.svg`
      return (await textAt(fetch, `${site}${path}`, /svg/)) === null ? [`${path} is missing.`] : []
    }),
  )
  return [...said, ...pictures].flat()
}
