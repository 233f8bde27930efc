import { expect, it } from 'vitest'
import { ownState } from '#machines/common/routing/ownState.ts'

it.each([null, undefined, 'text', 7, {}, { ask: 'BK7X2M9Q' }, { remoteId: '41', ask: 'BK7X2M9Q' }])(
  'the navigation state %j can be read by the player',
  (state) => expect(ownState(state, '41')).toBe(state),
)

it.each([
  { remoteId: '42', ask: 'BK7X2M9Q' },
  { remoteId: 41 },
  { remoteId: '' },
  { remoteId: null },
  { remoteId: undefined },
])('the navigation state %j of another player cannot be read', (state) =>
  expect(ownState(state, '41')).toBeNull(),
)
