import { describe, expect, it } from 'vitest'
import { apiCalls, exchangeDataCalls } from '../../machines/contract/table.ts'

/** Method, path and auth of every call of the wire, written out independently of the table. */
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
GET /convert-vipcoin bearer
POST /cash-claim bearer
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
POST /ewa/request bearer
POST /ewa/confirm bearer
POST /submit-deposit bearer
GET /userwithdrawcheck bearer
POST /submit-withdraw bearer
GET /transaction/show bearer
GET /turnovers bearer
GET /inbox bearer
GET /inbox/:id bearer
PATCH /inbox/:id/read bearer
DELETE /inbox/:id bearer
GET /get-chats bearer
POST /chats bearer
GET /chats/:chatId/messages bearer
POST /messages bearer
GET /sports-events/:sport none
GET /match-odds/:marketId none
GET /event/:eventId none
GET /score/board/:eventId none
`

describe('the table of calls', () => {
  const lines = [...Object.values(apiCalls), ...Object.values(exchangeDataCalls)].map(
    ({ method, path, auth }) => `${method} ${path} ${auth}`,
  )

  it('has every call of the wire and no other', () => {
    expect(lines.toSorted()).toEqual(EXPECTED.trim().split('\n').toSorted())
  })

  it('has the kind `money` for calls that need an idempotency key', () => {
    const money = Object.entries(apiCalls).flatMap(([name, { kind }]) => (kind === 'money' ? [name] : []))
    expect(money.toSorted()).toEqual(
      [
        'claimCash',
        'confirmEwallet',
        'convertPoints',
        'requestEwallet',
        'submitDeposit',
        'submitWithdraw',
      ].toSorted(),
    )
  })
})
