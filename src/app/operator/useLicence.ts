import { useSelector } from '@xstate/react'
import { isDemo } from '#machines/app/site/site.selectors.ts'
import { belowTheFoldTexts } from '../../i18n/en/home/belowTheFold.ts'
import { useSite } from '../site.context.ts'
import { useTexts } from '../useTexts.ts'
import { useHome } from './useHome.ts'

/** Returns the sentence about the licence: the operator's, in a demonstration the made-up one, else none. */
export function useLicence(site: string): string | undefined {
  const { belowTheFold } = useTexts(belowTheFoldTexts)
  const demo = useSelector(useSite().site, isDemo)
  const home = useHome()
  return home?.licence ?? (demo && home ? belowTheFold.licence(site) : undefined)
}
