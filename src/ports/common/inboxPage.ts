import { inboxCalls } from '@tiya/contract/inbox'
import { promisePort } from '@tiya/ports/promisePort'
import { BALANCE_PERIOD } from '#machines/access/balance/balance.machine.ts'
import { type Failure, mapResult, type Result } from '#machines/common/result.ts'
import type { InboxPage } from '#machines/support/inbox/inbox.rules.ts'
import type { Environment } from '../../environment/environment.ts'
import type { Http } from '../../environment/http/http.ts'
import { callsInTime } from './poll.ts'

/** Loads a page of a player's inbox, newest message first as the server lists them. */
export async function loadInboxPage(
  http: Http,
  { remoteId, page }: { readonly remoteId: string; readonly page: number },
  signal: AbortSignal,
): Promise<Result<InboxPage>> {
  const result = await http.send(inboxCalls.inbox, { query: { remote_id: remoteId, page }, signal })
  return mapResult(result, ({ data }) => ({ messages: data.data, lastPage: data.last_page }))
}

/** Returns the port that counts the unread messages on page 1 of a player's inbox. */
export function countUnreadOf(environment: Environment) {
  const { http, report } = environment
  const inTime = callsInTime(environment)
  return promisePort<number, string, Failure>(report, async ({ input, signal }) =>
    mapResult(
      await inTime(input, BALANCE_PERIOD, () => loadInboxPage(http, { remoteId: input, page: 1 }, signal)),
      ({ messages }) => messages.filter(({ is_read }) => !is_read).length,
    ),
  )
}
