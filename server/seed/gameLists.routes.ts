import { catalogueCalls } from '@tiya/contract/games'
import { playCalls } from '@tiya/contract/play'
import type { FastifyInstance } from 'fastify'
import { route } from '../access/route.ts'
import { gamesOf, iconFile, systemsOf } from './games.ts'
import { PLATFORMS, TYPES } from './platforms.ts'

/** Registers the calls that list types, providers and games for every visitor. */
export function registerGameLists(api: FastifyInstance): void {
  route(api, catalogueCalls.types, () => ({
    data: Object.entries(TYPES).map(([type, name]) => ({ type, name })),
  }))
  route(api, catalogueCalls.systems, ({ query }) => ({ systems: systemsOf(query.type) }))
  // Two calls of the contract share this path: one names systems, the other gets all providers.
  route(api, playCalls.providers, ({ query }) => ({
    data: providersNamed(typeof query?.system === 'string' ? splitList(query.system) : undefined),
  }))
  route(api, catalogueCalls.games, ({ query }) => ({ games: gamesOf(query.type, splitList(query.system)) }))
}

function providersNamed(names: string[] | undefined) {
  return PLATFORMS.filter(({ name }) => names?.includes(name) ?? true).map((platform) => ({
    platform: platform.name,
    icon: iconFile(platform),
  }))
}

/** `A,B` → `['A', 'B']`, without duplicates. */
function splitList(commaSeparated: string): string[] {
  return [...new Set(commaSeparated.split(',').map((name) => name.trim()))]
}
