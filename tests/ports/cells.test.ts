import { expect, it } from 'vitest'
import { opensFrame } from '../../src/ports/exchange/cells.ts'
import { HeadlessEnvironment } from '../model/headless/headlessEnvironment.ts'

it('cells lead to the frame where the configuration lists their kind', () => {
  const config = { exchangeKinds: 'odds,fancy' } as const
  const environment = new HeadlessEnvironment({ at: '/', config }).of('cells')
  const kinds = ['odds', 'bookmaker', 'fancy'] as const
  expect(kinds.map((kind) => opensFrame(environment.config, kind))).toEqual([true, false, true])
})
