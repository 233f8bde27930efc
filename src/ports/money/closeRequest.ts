import type { Call } from '@tiya/contract/wire'
import type { DraftFlow } from '#machines/common/draft.types.ts'
import type { ClosedRequest } from '#machines/money/reconcile.rules.ts'
import type { Environment } from '../../environment/environment.ts'
import { forgetKey } from '../../environment/http/idempotency.ts'
import { forgetDrafts } from '../../environment/storage/drafts.ts'

/**
 * Closes a money call whose outcome the transactions show. Removes its idempotency key, so the next call is a
 * new request, and removes the draft of its flow if it was accepted.
 */
export function closeRequest(
  environment: Environment,
  { remoteId, match }: ClosedRequest,
  call: Call,
  draft: DraftFlow,
): void {
  forgetKey(environment, remoteId, call)
  if (match === 'accepted') forgetDrafts(environment.storage, remoteId, [draft])
}
