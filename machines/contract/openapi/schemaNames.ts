import * as z from 'zod/mini'
import { contact, user } from '../account.ts'
import { chat, chatMessage } from '../chat.ts'
import { bookmakerRunner, fancy, market, runner, sportsEvent } from '../exchange.ts'
import { game, provider } from '../games.ts'
import { inboxMessage } from '../inbox.ts'
import { paymentMethod, transaction, turnover } from '../money.ts'
import { bettingRecord, exchangeRecord } from '../play.ts'
import { promotion, promotionName } from '../promotions.ts'
import { general, logo, marketBlock, slider, socialLinks } from '../site.ts'
import { decimal, failure, flag, id, money, number, wholeMoney } from '../wire.ts'

interface Name {
  readonly id: string
  readonly description?: string
}

/** The schemas that are listed by name in the documentation, with their descriptions. */
export const schemaNames = z.registry<Name>()

const SCALARS = {
  Number: [number, 'A number, or a decimal string.'],
  Amount: [
    money,
    'An amount of money: a number or a decimal string. More than two decimal places are rounded.',
  ],
  WholeAmount: [
    wholeMoney,
    'An amount of money without a fraction, which the site sends as a decimal string with two places.',
  ],
  Decimal: [decimal, 'A rate or a factor: a number or a decimal string.'],
  Flag: [flag, 'A boolean, also as 1 or 0, or as one of these in a string.'],
  Id: [id, 'An identifier: a string or a number, compared as a string.'],
  Failure: [
    failure,
    'The body of a refused call. The site shows `message`, else `error`; `errors` are shown at the fields that they name.',
  ],
} as const

const RECORDS = {
  Logo: logo,
  General: general,
  Slider: slider,
  SocialLinks: socialLinks,
  MarketBlock: marketBlock,
  Promotion: promotion,
  PromotionName: promotionName,
  User: user,
  Contact: contact,
  Game: game,
  Provider: provider,
  BettingRecord: bettingRecord,
  ExchangeRecord: exchangeRecord,
  PaymentMethod: paymentMethod,
  Transaction: transaction,
  Turnover: turnover,
  InboxMessage: inboxMessage,
  Chat: chat,
  ChatMessage: chatMessage,
  SportsEvent: sportsEvent,
  Market: market,
  Runner: runner,
  BookmakerRunner: bookmakerRunner,
  Fancy: fancy,
}

for (const [name, [schema, description]] of Object.entries(SCALARS))
  schemaNames.add(schema, { id: name, description })
for (const [name, schema] of Object.entries(RECORDS)) schemaNames.add(schema, { id: name })
