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
 * All calls below `{host}/api`, for servers and tests. The site imports individual areas instead, which keeps
 * unused schemas out of the first load. `GET /captcha` is missing because it returns an image.
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

/** All calls of the exchange data service, which has its own base address. */
export const exchangeDataCalls = exchangeCalls
