import { promotionCalls } from '@tiya/contract/promotions'
import { mapResult } from '#machines/common/result.ts'
import { isListed } from '#machines/rewards/listedPromotions.rules.ts'
import type { chatPorts } from '#machines/support/chat/chat.machine.ts'
import type { Environment } from '../../environment/environment.ts'
import { loadOf } from '../common/load.ts'

export function chatPortsOf(environment: Environment): typeof chatPorts {
  const { http, clock } = environment
  return {
    loadPromotions: loadOf(environment, async ({ signal }) =>
      mapResult(await http.send(promotionCalls.promotions, { signal, fresh: true }), ({ promotions }) =>
        promotions.filter((one) => one.status === 'display' && isListed(one, clock.now())),
      ),
    ),
  }
}
