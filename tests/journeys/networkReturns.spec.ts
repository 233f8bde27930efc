import { expect } from '@playwright/test'
import { AMBIENT } from '../model/ambient.ts'
import { NOON } from '../model/headlessEnvironment.ts'
import { stopClock } from '../site/clock.ts'
import { button } from '../site/controls.ts'
import { test } from '../site/kept.ts'
import { visit, type Way } from '../site/visit.ts'
import { VISITS } from '../site/visits.ts'

/** The screens with a list that needs the network. */
const LISTS: Readonly<Record<string, Way>> = {
  'the providers of the home': { at: '/?tab=slot', player: true },
  games: VISITS.games,
  promotions: VISITS.promotions,
  'betting records': VISITS.bettingRecord,
  'transaction records': VISITS.transactionRecord,
  turnovers: VISITS.turnoverRecord,
  inbox: VISITS.inbox,
  'payment methods of a deposit': VISITS.deposit,
  'payment methods of a withdrawal': VISITS.withdrawal,
  'the points of the player': VISITS.vip,
  referrals: VISITS.referral,
  account: VISITS.account,
  profile: VISITS.profile,
  chats: VISITS.chatList,
  support: VISITS.chat,
  'in-play events': VISITS.inPlay,
}

for (const [name, way] of Object.entries(LISTS)) {
  test(`without a network ${name} can’t be loaded, and are loaded when it returns`, async ({ page }) => {
    // No poll comes by itself.
    await stopClock(page, NOON)
    const calls = Object.keys({ ...AMBIENT, ...way.answers })
    const over = Object.fromEntries(calls.map((call) => [call, { lost: true } as const]))
    const served = await visit(page, way, { over })
    await expect(button(page, 'Try again').first()).toBeVisible()
    served.answerAll(way.answers)
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await expect(button(page, 'Try again')).toHaveCount(0)
  })
}
