import { type Chat, type ChatMessage, chatCalls } from '@tiya/contract/chat'
import { promisePort } from '@tiya/ports/promisePort'
import { succeeded } from '@tiya/ports/result'
import { BALANCE_PERIOD } from '#machines/access/balance/balance.machine.ts'
import { type Failure, mapResult, type Result } from '#machines/common/result.ts'
import { answeredChats, unseenChats } from '#machines/support/answers.rules.ts'
import type { Environment } from '../../environment/environment.ts'
import type { Http } from '../../environment/http/http.ts'
import { readShownMessages } from '../../environment/storage/shownMessages.ts'
import { callsInTime } from './poll.ts'

/** Loads the player's chats. */
export async function loadChats(http: Http, signal: AbortSignal): Promise<Result<readonly Chat[]>> {
  return mapResult(await http.send(chatCalls.chats, { signal }), ({ chats }) => chats)
}

/** Loads the messages of a chat. */
export async function loadMessages(
  http: Http,
  chatId: string,
  signal: AbortSignal,
): Promise<Result<readonly ChatMessage[]>> {
  const result = await http.send(chatCalls.messages, { params: { chatId }, signal })
  return mapResult(result, ({ messages }) => messages)
}

/** Returns the port that finds the chats of a player that support has answered. Messages are loaded only of chats that have changed. */
export function findAnswersOf(environment: Environment) {
  const { http, report, storage } = environment
  const inTime = callsInTime(environment)
  return promisePort<readonly string[], string, Failure>(report, async ({ input, signal }) => {
    const chats = await inTime(input, BALANCE_PERIOD, () => loadChats(http, signal))
    if (!chats.ok) return chats
    const shown = readShownMessages(storage, input)
    const asked = unseenChats(chats.value, shown).map(async ({ chat_id: chatId }) => ({
      chatId,
      messages: await loadMessages(http, chatId, signal),
    }))
    return succeeded(answeredChats(await Promise.all(asked), shown))
  })
}
