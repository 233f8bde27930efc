import { belowTheFoldTexts } from '../../i18n/en/home/belowTheFold.ts'
import { useTexts } from '../useTexts.ts'
import { useHome } from './useHome.ts'
import { useMadeUp } from './useMadeUp.ts'

/** Returns the sentence about the licence: the operator's, in a demonstration the made-up one, else none. */
export function useLicence(site: string): string | undefined {
  const { belowTheFold } = useTexts(belowTheFoldTexts)
  const madeUp = useMadeUp()
  return useHome()?.licence ?? (madeUp ? belowTheFold.licence(site) : undefined)
}
