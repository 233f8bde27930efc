import type { Options } from '@tiya/contract/conformance/conformance.types'
import type { General } from '@tiya/contract/site'
import { hasWords } from '../../machines/app/popups/notice.rules.ts'
import { missingOfSite } from './operatorFolder.ts'

/** Returns what the operator has to add or correct on the site, as sentences. */
export async function remarksOn(options: Options, general: General): Promise<string[]> {
  const { demo, system_notice: notice } = general
  const missing = await missingOfSite(options, demo === true)
  const isBlank = Boolean(notice?.trim()) && !hasWords(notice ?? '')
  return [
    ...missing,
    ...(isBlank ? ['The system_notice of /general has no words once it is cleaned: it is not shown.'] : []),
  ]
}
