import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { onwardMachine } from '#machines/home/onward/onward.machine.ts'
import { LaunchDialogs } from '../../games/launcher/LaunchDialogs.tsx'

/** Renders the dialogs of the game that the offer launches. */
export function OnwardLaunch({ actor }: { actor: ActorRefFrom<typeof onwardMachine> }) {
  const launcher = useSelector(actor, ({ children }) => children.launcher)
  return launcher ? <LaunchDialogs actor={launcher} /> : null
}
