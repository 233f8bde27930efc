import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import type { Environment } from '../../src/environment/environment.ts'
import { depositPortsOf } from '../../src/ports/money/deposit.ts'
import { promotionsPortsOf } from '../../src/ports/rewards/promotions.ts'
import { chatPortsOf } from '../../src/ports/support/chat.ts'
import { HeadlessEnvironment } from '../model/headless/headlessEnvironment.ts'

const loads = {
  'a deposit': (environment: Environment) => depositPortsOf(environment).loadPromotions,
  'a chat': (environment: Environment) => chatPortsOf(environment).loadPromotions,
  'their own screen': (environment: Environment) => promotionsPortsOf(environment).loadPromotions,
}

it.each([
  ['a deposit', 'no-store'],
  ['a chat', 'no-store'],
  // It shows those of the last visit until it has newer ones.
  ['their own screen', 'no-cache'],
] as const)('the promotions of %s are asked for with the cache mode %s', (place, cache) => {
  const asked: unknown[] = []
  const world = new HeadlessEnvironment({ at: '/' }, () => async (_, init) => {
    asked.push(init?.cache)
    return Response.json({ promotions: [] })
  })
  createActor(loads[place](world.of('loadPromotions'))).start()
  expect(asked).toEqual([cache])
})
