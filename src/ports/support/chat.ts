import { mapResult } from '#machines/common/result.ts'
import { promotionCalls } from '#machines/contract/promotions.ts'
import { isListed } from '#machines/rewards/listedPromotions.rules.ts'
import type { chatPorts } from '#machines/support/chat/chat.machine.ts'
import type { Environment } from '../../environment/environment.ts'
import { tabReturns } from '../../environment/visibility.ts'
import { promisePort } from '../common/promisePort.ts'

export function chatPortsOf(environment: Environment): typeof chatPorts {
  const { http, clock, report } = environment
  return {
    tabReturns: tabReturns(environment),
    loadPromotions: promisePort(report, async ({ signal }) =>
      mapResult(await http.send(promotionCalls.promotions, { signal, fresh: true }), ({ promotions }) =>
        promotions.filter((one) => one.status === 'display' && isListed(one, clock.now())),
      ),
    ),
  }
}
