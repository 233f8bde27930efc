import { fromPromise } from 'xstate'
import { mapResult } from '../../../machines/common/result.ts'
import { chatCalls } from '../../../machines/contract/chat.ts'
import type { openChatPorts } from '../../../machines/support/openChat/openChat.machine.ts'
import type { Environment } from '../../environment/environment.ts'
import { loadChatsOf } from './chats.ts'

/** The user id of support. */
const SUPPORT = '7'

export function openChatPortsOf(environment: Environment): typeof openChatPorts {
  return {
    loadChats: loadChatsOf<undefined>(environment),
    createChat: fromPromise(async ({ input, signal }) =>
      mapResult(
        await environment.http.send(chatCalls.createChat, {
          body: { user_one_id: input, user_two_id: SUPPORT },
          signal,
        }),
        ({ chat }) => chat.id,
      ),
    ),
  }
}
