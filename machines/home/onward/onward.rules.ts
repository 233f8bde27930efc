import { game } from '@tiya/contract/games'
import * as z from 'zod/mini'
import type { WantedScreen } from '../../common/routing/access.rules.ts'
import { type GuardedScreen, routeOf } from '../../common/routing/routes.ts'
import { isSitePath } from '../../common/routing/sitePath.ts'
import { timeLeft } from '../../common/time/deadline.rules.ts'
import { gamesAddress } from '../../games/gameKinds.ts'

/** How long a guest's wish is offered, in milliseconds. */
export const OFFER_LIFE = 30 * 60_000

/** The last wish of a guest on this device, and when it was made, in milliseconds since the epoch. */
export const storedWish = z.object({
  at: z.number(),
  wish: z.union([
    z.object({ to: z.string(), match: z.optional(z.looseObject({ eventName: z.string() })) }),
    z.object({ game }),
  ]),
})
export type StoredWish = Readonly<z.output<typeof storedWish>>

/** Returns the address that the offer's link has: of the screen, or of the list with the game. */
export function wishAddress(wish: StoredWish['wish']): string {
  return 'to' in wish ? wish.to : gamesAddress(wish.game.type, '')
}

/**
 * Returns the screen of an address of this site that sends guests to the log-in; undefined for any other, and for one that
 * needs a match and has none.
 */
export function guardedScreen({ to, match }: WantedScreen): GuardedScreen | undefined {
  const route = isSitePath(to) ? routeOf(to.split('?')[0] ?? '') : undefined
  const isComplete = !route?.needs || (route.opensMatch && match)
  return route?.access === 'player' && isComplete ? (route.screen as GuardedScreen) : undefined
}

/**
 * Returns the milliseconds for which a wish is still offered; 0 if it is too old or leads nowhere. One from the future, as
 * after a clock that was set back, would never end: it counts as too old.
 */
export function offerLeft(kept: StoredWish | null, now: number): number {
  if (!kept || kept.at > now || ('to' in kept.wish && !guardedScreen(kept.wish))) return 0
  return timeLeft(kept.at + OFFER_LIFE, now, OFFER_LIFE)
}
