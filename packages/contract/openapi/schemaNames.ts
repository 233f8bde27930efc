import * as z from 'zod/mini'
import * as account from '../account.ts'
import * as chat from '../chat.ts'
import * as exchange from '../exchange.ts'
import * as games from '../games.ts'
import * as inbox from '../inbox.ts'
import * as payments from '../money.ts'
import * as play from '../play.ts'
import * as promotions from '../promotions.ts'
import * as site from '../site.ts'
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
    'An amount of money without a fraction, which the site sends as a string without decimals.',
  ],
  Decimal: [decimal, 'A rate or a factor: a number or a decimal string.'],
  Flag: [flag, 'A boolean, also as 1 or 0, or as one of these in a string.'],
  Id: [id, 'An identifier: a string or a number, compared as a string.'],
  Failure: [
    failure,
    'The body of a refused call. The site shows `message`, else `error`; `errors` are shown at the fields that they name.',
  ],
} as const

/** The files of the contract. Each schema that one of them exports is listed by the name of its export. */
const AREAS = [account, chat, exchange, games, inbox, payments, play, promotions, site]

const capitalised = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`

for (const [name, [schema, description]] of Object.entries(SCALARS))
  schemaNames.add(schema, { id: name, description })
for (const [name, exported] of AREAS.flatMap((area) => Object.entries<unknown>({ ...area })))
  if (exported instanceof z.core.$ZodType) schemaNames.add(exported, { id: capitalised(name) })
