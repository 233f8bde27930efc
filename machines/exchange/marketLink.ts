import * as z from 'zod/mini'

/** A market to open: the navigation state of `/odds-view`, and the stored form of a pinned market. */
export const marketLink = z.object({
  marketId: z.string(),
  eventId: z.string(),
  /** The sport's name on the wire: `cricket`, `soccer` or `tennis`. */
  selectedSport: z.string(),
  eventName: z.string(),
})
export type MarketLink = Readonly<z.output<typeof marketLink>>
