import { useSelector } from '@xstate/react'
import { isPlayer } from '../../machines/access/session/session.selectors.ts'
import { useSite } from './site.context.ts'

/** Returns whether a player is logged in. */
export function useIsPlayer(): boolean {
  return useSelector(useSite().session, isPlayer)
}
