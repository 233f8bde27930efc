import { promotionCalls } from '@tiya/contract/promotions'
import { siteCalls } from '@tiya/contract/site'
import type { FastifyInstance } from 'fastify'
import { playerRoute, route } from '../access/route.ts'
import { notFound } from '../http/failures.ts'
import { readSettings } from '../operator/storedSettings.ts'
import { offeredPromotions } from './promotions.ts'
import { GENERAL, LOGO, SLIDERS, SOCIAL_LINKS } from './site.ts'

/**
 * Registers the calls for the site's settings, sliders and promotions, which every visitor reads, and the
 * open markets.
 */
export function registerSite(api: FastifyInstance): void {
  route(api, siteCalls.logo, () => [LOGO])
  route(api, siteCalls.general, async () => {
    const settings = await readSettings(api.db)
    return {
      general: {
        ...GENERAL,
        site_status: settings.siteOpen,
        usdt_rate: settings.usdtRate,
        withdrawal_status: settings.withdrawalsOpen,
      },
    }
  })
  route(api, siteCalls.sliders, () => ({ sliders: SLIDERS }))
  route(api, siteCalls.socialLinks, () => SOCIAL_LINKS)
  playerRoute(api, siteCalls.marketBlock, async () => {
    const { exchangeBlocked, gamesBlocked } = await readSettings(api.db)
    return {
      marketBlock: {
        exchange_market: !exchangeBlocked,
        cs_market: !gamesBlocked,
        status: exchangeBlocked || gamesBlocked ? 'blocked' : 'active',
      },
    }
  })

  route(api, promotionCalls.promotions, async () => ({
    promotions: offeredPromotions(await readSettings(api.db)),
  }))
  route(api, promotionCalls.promotion, async ({ params }) => ({
    promotion: offeredPromotions(await readSettings(api.db)).find(({ id }) => id === params.id) ?? notFound(),
  }))
}
