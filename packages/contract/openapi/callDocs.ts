import { accessCalls, accountCalls } from '../account.ts'
import { chatCalls } from '../chat.ts'
import { exchangeCalls } from '../exchange.ts'
import { catalogueCalls } from '../games.ts'
import { inboxCalls } from '../inbox.ts'
import { moneyCalls } from '../money.ts'
import { playCalls } from '../play.ts'
import { promotionCalls } from '../promotions.ts'
import { siteCalls } from '../site.ts'
import type { Call } from '../wire.ts'
import type { CallDoc, CallDocs } from './callDocs.types.ts'
import { accessDocs, accountDocs } from './calls/account.ts'
import { exchangeDocs } from './calls/exchange.ts'
import { catalogueDocs, playDocs } from './calls/games.ts'
import { chatDocs, inboxDocs } from './calls/messages.ts'
import { moneyDocs } from './calls/money.ts'
import { promotionDocs, siteDocs } from './calls/site.ts'

/** A call of the contract with its name, its group and its documentation. */
export interface DocumentedCall {
  readonly name: string
  readonly group: string
  readonly call: Call
  readonly doc: CallDoc
}

/** All calls of the contract in the order of the documentation. */
export const documentedCalls: readonly DocumentedCall[] = [
  ...grouped('Site', siteCalls, siteDocs),
  ...grouped('Promotions', promotionCalls, promotionDocs),
  ...grouped('Access', accessCalls, accessDocs),
  ...grouped('Account', accountCalls, accountDocs),
  ...grouped('Games', catalogueCalls, catalogueDocs),
  ...grouped('Games', playCalls, playDocs),
  ...grouped('Money', moneyCalls, moneyDocs),
  ...grouped('Inbox', inboxCalls, inboxDocs),
  ...grouped('Chat', chatCalls, chatDocs),
  ...grouped('Exchange data', exchangeCalls, exchangeDocs),
]

function grouped<Calls extends Readonly<Record<string, Call>>>(
  group: string,
  calls: Calls,
  docs: CallDocs<Calls>,
): DocumentedCall[] {
  return Object.entries(calls).map(([name, call]) => ({ name, group, call, doc: docs[name] as CallDoc }))
}
