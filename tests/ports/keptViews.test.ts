import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import * as z from 'zod/mini'
import type { Environment } from '../../src/environment/environment.ts'
import { keepViewOf, readKeptView } from '../../src/ports/common/keptView.ts'
import { FakePage } from '../model/headless/fakePage.ts'

function keeperAt(page: FakePage, id: string) {
  return createActor(keepViewOf({ window: page.window, storage: page.storage } as Environment), {
    input: id,
  }).start()
}

describe('views kept with the history entry', () => {
  it('are kept beside one another and beside other data of the entry', () => {
    const page = new FakePage('/betting-record', { remote_id: '41' })
    page.history.state = { amount: '500' }
    keeperAt(page, 'settled').send({ type: 'keep', view: 'first' })
    keeperAt(page, 'exchange').send({ type: 'keep', view: 'second' })
    expect(page.history.state).toEqual({
      amount: '500',
      remoteId: '41',
      views: { settled: 'first', exchange: 'second' },
    })
    expect(readKeptView(page.history.state, 'settled', z.string())).toBe('first')
  })

  it('of one player are not kept beside those of another', () => {
    const page = new FakePage('/betting-record', { remote_id: '42' })
    page.history.state = { remoteId: '41', views: { settled: 'first' } }
    keeperAt(page, 'exchange').send({ type: 'keep', view: 'second' })
    expect(page.history.state).toEqual({ remoteId: '42', views: { exchange: 'second' } })
  })

  it('of a guest belong to nobody', () => {
    const page = new FakePage('/', {})
    keeperAt(page, 'homeTabs').send({ type: 'keep', view: 'SLOT' })
    expect(page.history.state).toEqual({ views: { homeTabs: 'SLOT' } })
  })

  it('are kept again after a browser has refused one of many changes', () => {
    const page = new FakePage('/games', {})
    const keeper = keeperAt(page, 'games')
    const { history } = page.window
    const { replaceState } = history
    history.replaceState = () => {
      throw new DOMException('More than 100 times per 30 seconds', 'SecurityError')
    }
    keeper.send({ type: 'keep', view: 'first' })
    history.replaceState = replaceState
    keeper.send({ type: 'keep', view: 'second' })
    expect(page.history.state).toEqual({ views: { games: 'second' } })
  })

  it('do not reach the entry of the next screen', () => {
    const page = new FakePage('/betting-record', {})
    const keeper = keeperAt(page, 'settled')
    page.travel('/deposit')
    keeper.send({ type: 'keep', view: 'late' })
    expect(page.history.state).toBeNull()
  })

  it.each([null, 'text', { views: 'none' }, { views: { settled: 7 } }, { views: { exchange: 'x' } }])(
    'are not read from %j',
    (state) => expect(readKeptView(state, 'settled', z.string())).toBeUndefined(),
  )
})
