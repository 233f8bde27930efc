import { expect, it } from 'vitest'
import { apiCalls, exchangeDataCalls } from '../table.ts'

/**
 * Method, path and auth of every call of the wire, and `money` or `odds` if it is of that kind, written out
 * independently of the table. Only this list is; the others follow from the contract.
 */
const EXPECTED = `
GET /logo none
GET /general optional
GET /sliders optional
GET /sociallink optional
GET /promotion none
GET /promotions/:id none
GET /market/block bearer
POST /login none
POST /v1/create-players optional
POST /player-login bearer
POST /logout bearer
GET /user/show bearer
GET /get/other/phone bearer
POST /send-verification-code bearer
POST /verify-phone-number bearer
POST /verify-email bearer
POST /add/number bearer
POST /add/send-verification-code bearer
POST /add/verify-phone-number bearer
POST /user/profile/update bearer
POST /user-pwd bearer
POST /usr-forgot-password optional
POST /usr-reset-password optional
POST /balance bearer
GET /convert-vipcoin bearer money
POST /cash-claim bearer money
GET /get-type optional
GET /get-system none
GET /get-provider none
GET /get-provider optional
GET /get-games none
POST /game-run bearer
GET /betting-record bearer
GET /exchange-hub bearer
GET /payment-methods bearer
GET /showpayment-menthod bearer
GET /get-wallet-number bearer
POST /ewa/request bearer money
POST /ewa/confirm bearer money
POST /submit-deposit bearer money
GET /userwithdrawcheck bearer
POST /submit-withdraw bearer money
GET /transaction/show bearer
GET /turnovers bearer
GET /deposit-limits bearer
POST /deposit-limits bearer
GET /inbox bearer
GET /inbox/:id bearer
PATCH /inbox/:id/read bearer
DELETE /inbox/:id bearer
GET /get-chats bearer
POST /chats bearer
GET /chats/:chatId/messages bearer
POST /messages bearer
GET /sports-events/:sport none odds
GET /match-odds/:marketId none odds
GET /event/:eventId none odds
GET /score/board/:eventId none odds
`

it('the table has every call of the wire and no other', () => {
  const lines = [...Object.values(apiCalls), ...Object.values(exchangeDataCalls)].map(
    ({ method, path, auth, kind }) =>
      [method, path, auth, ...(kind === 'money' || kind === 'odds' ? [kind] : [])].join(' '),
  )
  expect(lines.toSorted()).toEqual(EXPECTED.trim().split('\n').toSorted())
})
