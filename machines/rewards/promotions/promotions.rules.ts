import { isDay } from '@tiya/contract/dhakaCalendar'
import type { Promotion } from '@tiya/contract/promotions'
import { failed } from '@tiya/ports/result'
import type { Result } from '../../common/result.ts'
import { dhakaMinute } from '../../common/time/dhaka.ts'
import { isListed } from '../listedPromotions.rules.ts'

/** The available categories, in display order, with their wire ids; `all` has none. */
export const CATEGORIES = [
  { key: 'all', id: null },
  { key: 'welcome', id: 99 },
  { key: 'slots', id: 1 },
  { key: 'casino', id: 2 },
  { key: 'sports', id: 4 },
  { key: 'fishing', id: 8 },
  { key: 'esports', id: 32 },
  { key: 'lottery', id: 64 },
  { key: 'p2p', id: 128 },
  { key: 'table', id: 256 },
  { key: 'arcade', id: 1024 },
  { key: 'crash', id: 8192 },
  { key: 'others', id: 512 },
] as const

export type Category = (typeof CATEGORIES)[number]['key']

/** Returns the promotions of a category; one without categories is in `all` only. */
export function promotionsIn(promotions: readonly Promotion[], category: Category): readonly Promotion[] {
  const id = CATEGORIES.find(({ key }) => key === category)?.id ?? null
  return id === null ? promotions : promotions.filter(({ categories }) => categories?.includes(id))
}

/** Returns the URL of a promotion's details, or of the list if the id is empty. */
export function promotionAddress(id: string): string {
  return id === '' ? '/promotions' : `/promotions?id=${encodeURIComponent(id)}`
}

/**
 * Returns the promotions by what their addresses call them: their id, from the second one of an id on followed by its
 * place among these.
 */
export function promotionsByAddress(promotions: readonly Promotion[]): ReadonlyMap<string, Promotion> {
  const places = new Map<string, number>()
  return new Map(
    promotions.map((promotion) => {
      const place = (places.get(promotion.id) ?? 0) + 1
      places.set(promotion.id, place)
      return [place === 1 ? promotion.id : `${promotion.id}~${place}`, promotion]
    }),
  )
}

/**
 * Interprets the server's response for one promotion at `now`, in milliseconds since the epoch: null if it is unknown or
 * not listed.
 */
export function foundPromotion(answer: Result<Promotion>, now: number): Result<Promotion | null> {
  if (answer.ok) return { ok: true, value: isListed(answer.value, now) ? answer.value : null }
  const { failure } = answer
  const isMissing = failure.kind === 'refused' && (failure.status === 404 || failure.status === 410)
  return isMissing ? { ok: true, value: null } : failed(failure)
}

/** Formats a time of a promotion for display: a day unchanged, otherwise day and minute in Dhaka. */
function moment(wire: string | null | undefined): string | undefined {
  if (!wire) return undefined
  return isDay(wire) ? wire : dhakaMinute(wire)
}

/** Returns when a promotion starts and ends, in Dhaka time; undefined if missing or unreadable. */
export function periodOf({ start_date, end_date }: Pick<Promotion, 'start_date' | 'end_date'>) {
  return { from: moment(start_date), until: moment(end_date) }
}

/**
 * Returns what can be done with a promotion, null if nothing. A guest, who sees promotions only on a desktop, can sign
 * up there; a player can deposit with it while it is active.
 */
export function promotionAction({ status }: Pick<Promotion, 'status'>, player: boolean) {
  if (!player) return 'signUpNow'
  return status === 'active' ? 'depositNow' : null
}
