import { useSelector } from '@xstate/react'
import { isDemo } from '#machines/app/site/site.selectors.ts'
import { useSite } from '../site.context.ts'
import { useHome } from './useHome.ts'

/** Returns true if what is made up may stand where the operator says nothing: in a demonstration, once that is known. */
export function useMadeUp(): boolean {
  const demo = useSelector(useSite().site, isDemo)
  return useHome() !== null && demo
}
