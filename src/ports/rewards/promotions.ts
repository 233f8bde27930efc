import { type Promotion, promotionCalls } from '@tiya/contract/promotions'
import { promisePort } from '@tiya/ports/promisePort'
import { succeeded } from '@tiya/ports/result'
import * as z from 'zod/mini'
import { mapResult } from '#machines/common/result.ts'
import { isListed } from '#machines/rewards/listedPromotions.rules.ts'
import { OVER_LIST, type promotionsPorts } from '#machines/rewards/promotions/promotions.machine.ts'
import { foundPromotion, promotionAddress } from '#machines/rewards/promotions/promotions.rules.ts'
import type { Environment } from '../../environment/environment.ts'
import { changeSilently } from '../../environment/page/navigation.ts'
import { keptRead } from '../common/keptRead.ts'
import { loadOf } from '../common/load.ts'

export function promotionsPortsOf(environment: Environment): typeof promotionsPorts {
  const { http, clock, window, report } = environment
  const listed = keptRead(
    environment,
    promotionCalls.promotions,
    ({ promotions }): readonly Promotion[] =>
      promotions.filter((promotion) => isListed(promotion, clock.now())),
    () => undefined,
  )
  return {
    loadPromotions: listed.load,
    promotionsRenewed: listed.renewed('promotions.renewed'),
    loadPromotion: loadOf(environment, async ({ input, signal }) => {
      const answer = await http.send(promotionCalls.promotion, { params: { id: input }, signal })
      return foundPromotion(
        mapResult(answer, ({ promotion }) => promotion),
        clock.now(),
      )
    }),
    putListBelow: promisePort(report, async ({ input }) => {
      try {
        changeSilently(() => {
          window.history.replaceState(null, '', promotionAddress(''))
          window.history.pushState(OVER_LIST, '', input)
        })
      } catch {
        // Safari refuses more than 100 changes in 30 s: Back then leads past the list.
      }
      return succeeded(undefined)
    }),
  }
}

const overList = z.object({ isOverList: z.literal(true) })

/** Returns true for the navigation state of details that were opened from the list. */
export function readOverList(state: unknown): boolean {
  return z.safeParse(overList, state).success
}
