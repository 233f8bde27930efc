import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useSite } from '../site.context.ts'

/** Asks for a file of the operator's folder, as long as a view shows what it says. */
export function useNeeded(type: 'pages.needed' | 'home.needed'): void {
  const operator = useSelector(useSite().root, ({ context }) => context.operator)
  useEffect(() => operator?.send({ type }), [operator, type])
}
