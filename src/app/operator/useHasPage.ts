import { useSelector } from '@xstate/react'
import { isDemo } from '#machines/app/site/site.selectors.ts'
import type { ContentPage } from '#machines/common/routing/routes.ts'
import { hasPage } from '#machines/content/content/content.rules.ts'
import { useSite } from '../site.context.ts'
import { useNeeded } from './useNeeded.ts'
import { useOperator } from './useOperator.ts'

/** Returns a function that says whether a page is there to be linked to. */
export function useHasPage(): (page: ContentPage) => boolean {
  const demo = useSelector(useSite().site, isDemo)
  const pages = useOperator((known) => known.pages) ?? {}
  useNeeded('pages.needed')
  return (page) => hasPage(page, { demo, pages }) === true
}
