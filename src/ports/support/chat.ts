import { mapResult } from '#machines/common/result.ts'
import { promotionCalls } from '#machines/contract/promotions.ts'
import { isListed } from '#machines/rewards/listedPromotions.rules.ts'
import type { chatPorts } from '#machines/support/chat/chat.machine.ts'
import type { Environment } from '../../environment/environment.ts'
import { promisePort } from '../common/promisePort.ts'

export function chatPortsOf({ http, clock, report }: Environment): typeof chatPorts {
  return {
    loadPromotions: promisePort(report, async ({ signal }) =>
      mapResult(await http.send(promotionCalls.promotions, { signal }), ({ promotions }) =>
        promotions.filter((one) => one.status === 'display' && isListed(one, clock.now())),
      ),
    ),
  }
}
