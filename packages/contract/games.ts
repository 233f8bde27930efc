import * as z from 'zod/mini'
import { call, id, maybe, strictList, tolerantList } from './wire.ts'

export const game = z.object({
  code: id,
  name: z.string(),
  platform: z.string(),
  type: z.string(),
  image: maybe(z.string()),
})

export const provider = z.object({ platform: z.string(), icon: maybe(z.string()) })

const games = tolerantList(game, ['code', 'platform', 'type'])
export const providers = tolerantList(provider, ['platform'])

export type Game = z.output<typeof games>[number]
export type Provider = z.output<typeof providers>[number]

/** Calls of the game catalogue, which are open to guests. */
export const catalogueCalls = {
  types: call('GET /get-type', {
    auth: 'optional',
    response: z.object({ data: strictList(z.object({ type: z.string(), name: z.string() })) }),
  }),
  systems: call('GET /get-system', {
    auth: 'none',
    query: z.object({ type: z.string() }),
    response: z.object({ systems: strictList(z.string()), message: maybe(z.string()) }),
  }),
  /** `system` is a comma-separated list. */
  providersOf: call('GET /get-provider', {
    auth: 'none',
    query: z.object({ system: z.string() }),
    response: z.object({ data: providers, message: maybe(z.string()) }),
  }),
  /** `system` is a comma-separated list. */
  games: call('GET /get-games', {
    auth: 'none',
    query: z.object({ type: z.string(), system: z.string() }),
    response: z.object({ games }),
  }),
}
