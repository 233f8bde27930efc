import { chatsMachine, chatsPoll } from '../../../machines/support/chats/chats.machine.ts'
import { openChatMachine } from '../../../machines/support/openChat/openChat.machine.ts'
import type { Environment } from '../../environment/environment.ts'
import { chatsPollPortsOf } from '../../ports/support/chats.ts'
import { openChatPortsOf } from '../../ports/support/openChat.ts'

/** Makes the child machines that support's home and list share. */
export function supportPartsOf(environment: Environment) {
  const poll = chatsPoll.provide({ actors: chatsPollPortsOf(environment) })
  return {
    chats: chatsMachine.provide({ actors: { poll } }),
    openChat: openChatMachine.provide({ actors: openChatPortsOf(environment) }),
  }
}
