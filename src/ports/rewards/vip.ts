import { accountCalls } from '@tiya/contract/account'
import { channelPort } from '@tiya/ports/channelPort'
import { promisePort } from '@tiya/ports/promisePort'
import type { DraftPlace } from '#machines/common/draft.types.ts'
import type { PollPorts } from '#machines/common/poll/poll.machine.ts'
import { mapResult } from '#machines/common/result.ts'
import type { vipPorts } from '#machines/rewards/vip/vip.machine.ts'
import { EMPTY_DRAFT, type Points, type VipDraft, vipDraft } from '#machines/rewards/vip/vip.types.ts'
import type { Environment } from '../../environment/environment.ts'
import { forgetKey, sendIdempotent } from '../../environment/http/idempotency.ts'
import { draftStore, forgetDrafts, keepDraft, readDraft } from '../../environment/storage/drafts.ts'
import type { Storage } from '../../environment/storage/storage.ts'
import { pollPortsOf } from '../common/poll.ts'

const placeOf = (remoteId: string): DraftPlace => ({ remoteId, flow: 'vip' })

/** Returns the stored draft, or an empty form if there is none. */
export function readVip(storage: Storage, remoteId: string): VipDraft {
  return readDraft(storage, placeOf(remoteId), vipDraft) ?? EMPTY_DRAFT
}

export function vipPortsOf(environment: Environment): typeof vipPorts {
  const { storage } = environment
  return {
    convertPoints: promisePort(environment.report, async ({ input: { remoteId, points, draft }, signal }) => {
      // Stored before the call is sent, so a page that dies now can tell afterwards that it was.
      keepDraft(storage, placeOf(remoteId), draft)
      const result = await sendIdempotent(environment, remoteId, accountCalls.convertPoints, {
        query: { remote_id: remoteId, vip_coin: points },
        signal,
      })
      if (result.ok) forgetDrafts(storage, remoteId, ['vip'])
      return mapResult(result, ({ message }) => message ?? '')
    }),
    conversion: channelPort(({ receive, input }) => {
      receive(() => {
        forgetKey(environment, input, accountCalls.convertPoints)
        forgetDrafts(storage, input, ['vip'])
      })
    }),
    draft: draftStore(environment),
  }
}

export function pointsPortsOf(environment: Environment): PollPorts<Points> {
  return pollPortsOf(environment, async (remoteId, signal) =>
    mapResult(
      await environment.http.send(accountCalls.user, { query: { remote_id: remoteId }, signal }),
      ({ user }) => ({ points: user.vip_coin, rate: user.vip_rate ?? null, stake: user.vip_stake ?? null }),
    ),
  )
}
