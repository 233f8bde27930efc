import type { ExchangeRecord } from '@tiya/contract/play'
import * as z from 'zod/mini'
import { type Place, place } from '../../common/lists/place.rules.ts'
import type { PollMessage } from '../../common/poll/poll.machine.ts'
import type { OddsMessage } from '../liveOdds.types.ts'
import type { PinsMessage } from '../pinnedMarkets/pinnedMarkets.machine.ts'
import type { Sport } from '../sportEvents/sportEvents.rules.ts'
import { FANCY_TABS } from './eventOdds.rules.ts'

/** The view of the screen, stored in the history entry. */
export const oddsViewView = z.object({ tab: z.enum(FANCY_TABS), place: z.nullable(place) })
export type OddsViewView = Readonly<z.output<typeof oddsViewView>>

export interface OddsViewInput {
  readonly remoteId: string
  readonly marketId: string
  readonly eventId: string
  /** Null if the given sport is not one of the exchange's. */
  readonly sport: Sport | null
  /** The event's name, empty if the link did not contain it. */
  readonly name: string
  /** The stored view that the player comes back to; undefined if none. */
  readonly kept: OddsViewView | undefined
}

export interface OddsViewContext extends Omit<OddsViewInput, 'kept'> {
  name: string
  view: OddsViewView
  /** The player's open bets on the winner of this market, as far as known. */
  bets: readonly ExchangeRecord[]
  /** Failed polls of the bets since the last successful one, while some are known. */
  betFailures: number
  /** The key of the runner whose trail of prices is shown. */
  opened: string | null
}

export type OddsViewEvent =
  | OddsMessage<'marketOdds'>
  | OddsMessage<'eventOdds'>
  | PinsMessage
  | PollMessage<readonly ExchangeRecord[]>
  | { type: 'tab.opened'; tab: OddsViewView['tab'] }
  | { type: 'place.changed'; place: Place }
  | { type: 'runner.toggled'; key: string }
