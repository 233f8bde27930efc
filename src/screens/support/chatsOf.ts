import { chatsMachine, chatsPoll } from '../../../machines/support/chats/chats.machine.ts'
import type { Environment } from '../../environment/environment.ts'
import { chatsPollPortsOf, chatsPortsOf } from '../../ports/support/chats.ts'

/** Provides the list of chats with its ports, for the screens that have it as a child machine. */
export function chatsOf(environment: Environment) {
  const poll = chatsPoll.provide({ actors: chatsPollPortsOf(environment) })
  return chatsMachine.provide({ actors: { ...chatsPortsOf(environment), poll } })
}
