import { expect, it } from 'vitest'
import { readRequest } from '../../src/ports/money/paymentRequest.ts'
import { WITHDRAWAL } from '../site/payments.ts'

it('the navigation state has the request of its player', () =>
  expect(readRequest(WITHDRAWAL, '41')).toEqual(WITHDRAWAL))

it.each([
  ['nothing', null],
  ['a request of another kind', { ...WITHDRAWAL, sent: { action: 'bonus', known: [] } }],
  ['another player’s request', { ...WITHDRAWAL, remoteId: '42' }],
  ['a request from before requests were followed', { ...WITHDRAWAL, sent: undefined, kind: 'withdrawal' }],
  ['half an amount', { ...WITHDRAWAL, amount: 1.5 }],
])('the navigation state has no request if it has %s', (_, state) =>
  expect(readRequest(state, '41')).toBeNull(),
)
