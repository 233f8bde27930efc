import type { OperatorHome } from '#machines/content/operator/operatorFiles.ts'
import { useSite } from '../site.context.ts'
import { useNeeded } from './useNeeded.ts'
import { useOperator } from './useOperator.ts'

const NOTHING: OperatorHome = {}

/** Returns what the operator's folder says for the home; null until that is known, nothing without a folder. */
export function useHome(): OperatorHome | null {
  useNeeded('home.needed')
  const home = useOperator((known) => known.home) ?? null
  return useSite().environment.config.operator ? home : NOTHING
}
