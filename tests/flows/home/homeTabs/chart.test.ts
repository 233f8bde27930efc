import { succeeded } from '@tiya/ports/result'
import { expect, it } from 'vitest'
import { getInitialSnapshot, transition } from 'xstate'
import { homeTabsMachine } from '#machines/home/homeTabs/homeTabs.machine.ts'

it('a tab with one system asks for its providers', () => {
  const start = getInitialSnapshot(homeTabsMachine, { type: 'SLOT' })
  const answer = { type: 'xstate.done.actor.loadSystems', output: succeeded(['HILO']) }
  const [next] = transition(homeTabsMachine, start, answer as never)
  expect([next.value, next.context.systems.SLOT]).toEqual(['loadingProviders', ['HILO']])
})
