import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { arrivalsMachine } from '#machines/access/arrivals/arrivals.machine.ts'
import { useSite } from '../site.context.ts'

/** Returns what has arrived for the player, undefined for a guest and until its code is fetched. */
export function useArrivals() {
  const { session } = useSite()
  const actor = useSelector(session, ({ context }) => context.arrivals) as ActorRefFrom<
    typeof arrivalsMachine
  > | null
  return useSelector(actor ?? undefined, (snapshot) => snapshot?.context)
}
