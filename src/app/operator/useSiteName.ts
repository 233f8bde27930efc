import { useSelector } from '@xstate/react'
import { siteTitle } from '#machines/app/site/site.selectors.ts'
import { useSite } from '../site.context.ts'
import { useOperator } from './useOperator.ts'

/** Returns what the operator calls the site: the title in the settings, else the brand's name or title. */
export function useSiteName(field: 'name' | 'title' = 'name'): string | undefined {
  const own = useOperator(({ brand }) => brand[field])
  return useSelector(useSite().site, siteTitle) || own
}
