import type { SnapshotFrom } from 'xstate'
import type { sessionMachine } from './session.machine.ts'

/** Selects whether a player is logged in. */
export function isPlayer({ context }: Pick<SnapshotFrom<typeof sessionMachine>, 'context'>): boolean {
  return context.session !== null
}

/** Returns where support is: the chat requires a session, so a guest gets the help sheet. */
export function supportFor(player: boolean): 'chat' | 'help' {
  return player ? 'chat' : 'help'
}
