import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { playerMachine } from '#machines/access/player/player.machine.ts'
import { useSite } from '../site.context.ts'

/** Returns what is known of the player; undefined for a guest, and until its code is fetched. */
export function usePlayer() {
  const { session } = useSite()
  const actor = useSelector(session, ({ context }) => context.player) as ActorRefFrom<
    typeof playerMachine
  > | null
  return useSelector(actor ?? undefined, (snapshot) => snapshot?.context)
}
