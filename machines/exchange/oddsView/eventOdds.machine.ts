import { pollMachine } from '../../common/poll/poll.machine.ts'
import { liveOddsMachine, ODDS_PERIOD } from '../liveOdds.machine.ts'
import { type EventOffer, readEvent, sameEvent } from './eventOdds.rules.ts'

/** Polls an event's markets other than the match odds, by the event's id. */
export const eventPoll = pollMachine<EventOffer>('eventPoll', ODDS_PERIOD)

/** The bookmaker and the fancies of one event. */
export const eventOddsMachine = liveOddsMachine('eventOdds', {
  poll: eventPoll,
  subjectOf: ({ eventId }) => eventId,
  read: (offer, { marketId }) => readEvent(offer, marketId),
  isSame: sameEvent,
  rowsOf: ({ bookmaker, fancies }) => [...(bookmaker ?? []), ...(fancies ?? [])],
  lacksPart: (offer, table) =>
    (table.bookmaker !== null && !offer.bookmaker) || (table.fancies !== null && !offer.fancies),
})
