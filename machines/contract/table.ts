import { accessCalls, accountCalls } from './account.ts'
import { chatCalls } from './chat.ts'
import { exchangeCalls } from './exchange.ts'
import { catalogueCalls } from './games.ts'
import { inboxCalls } from './inbox.ts'
import { moneyCalls } from './money.ts'
import { playCalls } from './play.ts'
import { promotionCalls } from './promotions.ts'
import { siteCalls } from './site.ts'

/**
 * The whole table below `{host}/api`, for servers and tests. The site imports the areas that a screen uses
 * instead, so that its first load bears no schema that it does not need. `GET /captcha` answers an image and
 * has no row.
 */
export const apiCalls = {
  ...siteCalls,
  ...promotionCalls,
  ...accessCalls,
  ...accountCalls,
  ...catalogueCalls,
  ...playCalls,
  ...moneyCalls,
  ...inboxCalls,
  ...chatCalls,
}

/** The table of the exchange data service, which has a base address of its own. */
export const exchangeDataCalls = exchangeCalls
