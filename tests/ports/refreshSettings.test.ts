import { settled } from '@tiya/graph-tests/internal/headless/settled.ts'
import { expect, it } from 'vitest'
import { createActor, createMachine } from 'xstate'
import { refreshSettings } from '../../src/ports/common/refreshSettings.ts'

const site = createMachine({
  type: 'parallel',
  states: {
    general: {
      initial: 'ready',
      states: { ready: { on: { refresh: 'loading' } }, loading: { on: { failed: 'ready' } } },
    },
  },
})

it('the settings are loaded again, and waited for also where that fails', async () => {
  const { system } = createActor(createMachine({ invoke: { src: site, systemId: 'site' } })).start()
  let isOver = false
  const refreshing = refreshSettings(system, new AbortController().signal).then(() => {
    isOver = true
  })
  await settled()
  expect([system.get('site')?.getSnapshot().value, isOver]).toEqual([{ general: 'loading' }, false])
  system.get('site')?.send({ type: 'failed' })
  await refreshing
  expect(isOver).toBe(true)
})

it('without settings there is nothing to wait for', async () => {
  const { system } = createActor(createMachine({})).start()
  await expect(refreshSettings(system, new AbortController().signal)).resolves.toBeUndefined()
})
