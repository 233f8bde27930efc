import * as z from 'zod/mini'
import { uniqueBy } from '../../common/lists/uniqueBy.ts'
import { type MarketLink, marketLink } from '../marketLink.ts'

/** The maximum number of markets that a player can pin. */
export const PIN_LIMIT = 20

const storedPins = z.array(marketLink)

/** Returns stored pins without duplicates, up to the limit; none if the value is not a list of pins. */
export function readPins(stored: unknown): readonly MarketLink[] {
  const { data = [] } = z.safeParse(storedPins, stored)
  return uniqueBy(data, ({ marketId }) => marketId).slice(0, PIN_LIMIT)
}

/** Returns true if the market is pinned. */
export function isPinned(pins: readonly MarketLink[], marketId: string): boolean {
  return pins.some((pin) => pin.marketId === marketId)
}

/** Returns true if the market can be unpinned, or pinned without exceeding the limit. */
export function canToggle(pins: readonly MarketLink[], marketId: string): boolean {
  return isPinned(pins, marketId) || pins.length < PIN_LIMIT
}

/** Returns the pins without the market if it is pinned, otherwise with it appended. */
export function togglePin(pins: readonly MarketLink[], market: MarketLink): readonly MarketLink[] {
  return isPinned(pins, market.marketId)
    ? pins.filter((pin) => pin.marketId !== market.marketId)
    : [...pins, market]
}

/** Returns the pins with a market moved by `by` places, clamped to either end; unchanged if not pinned. */
export function movePin(pins: readonly MarketLink[], marketId: string, by: number): readonly MarketLink[] {
  const from = pins.findIndex((pin) => pin.marketId === marketId)
  const moved = pins[from]
  if (!moved) return pins
  const others = pins.filter((pin) => pin !== moved)
  const at = Math.max(0, from + by)
  return [...others.slice(0, at), moved, ...others.slice(at)]
}
