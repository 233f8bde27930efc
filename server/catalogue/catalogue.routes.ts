import { gzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { catalogueCalls } from '../../machines/contract/games.ts'
import { playCalls } from '../../machines/contract/play.ts'
import { promotionCalls } from '../../machines/contract/promotions.ts'
import { siteCalls } from '../../machines/contract/site.ts'
import { notFound } from '../http/failures.ts'
import { playerRoute, route } from '../http/route.ts'
import { drawMethods } from '../money/art.ts'
import { readSettings } from '../operator/stored-settings.ts'
import { drawCatalogue, iconFile } from './art.ts'
import { drawBrand } from './brand.ts'
import { gamesOf, systemsOf } from './games.ts'
import { PLATFORMS, TYPES } from './platforms.ts'
import { GENERAL, LOGO, PROMOTIONS, SLIDERS, SOCIAL_LINKS } from './site.ts'

/** What every visitor reads: the site's settings, promotions and games. */
export function registerCatalogue(app: FastifyInstance): void {
  route(app, siteCalls.logo, () => [LOGO])
  route(app, siteCalls.general, async () => {
    const settings = await readSettings(app.db)
    return {
      general: {
        ...GENERAL,
        site_status: settings.siteOpen,
        usdt_rate: settings.usdtRate,
        withdrawal_status: settings.withdrawalsOpen,
      },
    }
  })
  route(app, siteCalls.sliders, () => ({ sliders: SLIDERS }))
  route(app, siteCalls.socialLinks, () => SOCIAL_LINKS)
  playerRoute(app, siteCalls.marketBlock, async () => {
    const { exchangeBlocked, gamesBlocked } = await readSettings(app.db)
    return {
      marketBlock: {
        exchange_market: !exchangeBlocked,
        cs_market: !gamesBlocked,
        status: exchangeBlocked || gamesBlocked ? 'blocked' : 'active',
      },
    }
  })

  route(app, promotionCalls.promotions, () => ({ promotions: PROMOTIONS }))
  route(app, promotionCalls.promotion, ({ params }) => ({
    promotion: PROMOTIONS.find(({ id }) => id === params.id) ?? notFound(),
  }))

  route(app, catalogueCalls.types, () => ({
    data: Object.entries(TYPES).map(([type, name]) => ({ type, name })),
  }))
  route(app, catalogueCalls.systems, ({ query }) => ({ systems: systemsOf(query.type) }))
  // Two rows of the table, one address: with `system` it answers those, without it all (wire-contract, Games).
  route(app, playCalls.providers, ({ query }) => ({
    data: providersNamed(typeof query?.system === 'string' ? list(query.system) : undefined),
  }))
  route(app, catalogueCalls.games, ({ query }) => ({ games: gamesOf(query.type, list(query.system)) }))

  const files = new Map(
    [...drawCatalogue(), ...drawBrand(), ...drawMethods()].map(([file, svg]) => [
      file,
      { svg, packed: gzipSync(svg) },
    ]),
  )
  app.get<{ Params: { file: string } }>('/storage/:file', (request, reply) => {
    const { svg, packed } = files.get(request.params.file) ?? notFound()
    reply
      .type('image/svg+xml')
      .header('cache-control', 'public, max-age=3600')
      .header('vary', 'accept-encoding')
    if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(svg)
    return reply.header('content-encoding', 'gzip').send(packed)
  })
}

function providersNamed(names: string[] | undefined) {
  return PLATFORMS.filter(({ name }) => names?.includes(name) ?? true).map((platform) => ({
    platform: platform.name,
    icon: iconFile(platform),
  }))
}

/** `A,B` → `['A', 'B']`, each once. */
function list(commaSeparated: string): string[] {
  return [...new Set(commaSeparated.split(',').map((name) => name.trim()))]
}
