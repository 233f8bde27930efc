import { exchangeCalls } from '@tiya/contract/exchange'
import type { WireAnswer } from '@tiya/graph-tests/wire'
import * as z from 'zod/mini'
import { listed } from '#machines/exchange/sportEvents/sportEvents.rules.ts'

/* The events of the lists in their wire format. It is noon of 2026-03-02 in Dhaka, six hours ahead of UTC. */

export const CRICKET = 'GET /exchange-data/sports-events/cricket'
export const SOCCER = 'GET /exchange-data/sports-events/soccer'
export const TENNIS = 'GET /exchange-data/sports-events/tennis'

/** Returns an event in its wire format; the market of event 7 is 1.7. */
export const sportsEvent = ({
  id = 0 as number | string,
  name = '',
  openDate = '',
  inPlay = false as boolean | number,
  competition = null as string | null,
  fancy = false,
  bookmaker = false,
  runners = undefined as unknown,
  score = undefined as string | undefined,
}) => ({
  MarketId: `1.${id}`,
  EventId: id,
  Event: { name, openDate, inPlay, competition },
  Fancy: fancy,
  Bookmaker: bookmaker,
  runners,
  score,
})

const price = (value: number) => [{ price: value, size: 500 }]

/** Returns a runner with one price on each side. */
const runnerOf = (id: number, name: string, back: number, lay: number) => ({
  SelectionId: id,
  SelectionName: name,
  ex: { availableToBack: price(back), availableToLay: price(lay) },
})

export const LIVE = sportsEvent({
  id: 7,
  name: 'Padma Kings v Meghna Riders',
  openDate: '2026-03-02 05:00:00',
  inPlay: 1,
  competition: 'Premier League',
  fancy: true,
  bookmaker: true,
  runners: [runnerOf(1, 'Padma Kings', 1.84, 1.86), runnerOf(2, 'Meghna Riders', 2.1, 2.14)],
  score: '124/3 (15.2)',
})
export const LATER = sportsEvent({ id: 8, name: 'Khulna v Rangpur', openDate: '2026-03-02T09:00:00Z' })
const TOMORROW = sportsEvent({
  id: 9,
  name: 'Sylhet v Barishal',
  openDate: '2026-03-02 18:00:00',
  competition: 'Premier League',
})
export const ENDED = sportsEvent({ id: 10, name: 'Dhaka v Comilla', openDate: '2026-03-01 10:00:00' })

export const eventsAre = (...events: object[]): WireAnswer & { readonly body: object } => ({
  body: { data: events },
})

/** Returns the events as the site reads them. */
export const decoded = (...events: object[]) =>
  listed(z.parse(exchangeCalls.sportsEvents.response, { data: events }).data)

/** What a list says of a pressed price. */
export const PICKED = {
  type: 'pick.wanted',
  pick: { marketId: '1.7', kind: 'odds', selection: '1', side: 'back', price: '1.84' },
  eventName: 'Padma Kings v Meghna Riders',
} as const

/** The market of a row to which the list gives no prices. */
const ROW_ODDS: WireAnswer = {
  body: {
    marketId: '1.8',
    inplay: false,
    status: 'OPEN',
    runners: [runnerOf(1, 'Khulna', 1.5, 1.52), runnerOf(2, 'Rangpur', 2.9, 3)],
  },
}

export const ROWS_ODDS = Object.fromEntries(
  [7, 8, 9, 10, 11].map((id) => [`GET /exchange-data/match-odds/1.${id}`, ROW_ODDS]),
)

/** One cricket event for each tab, one soccer event in play, no tennis events. */
export const EVENTS = {
  [CRICKET]: eventsAre(ENDED, TOMORROW, LATER, LIVE),
  [SOCCER]: eventsAre(
    sportsEvent({ id: 11, name: 'Abahani v Mohammedan', openDate: '2026-03-02 05:30:00', inPlay: true }),
  ),
  [TENNIS]: eventsAre(),
  ...ROWS_ODDS,
}

/** Returns the link to a market, as stored for a pin and as passed to `/odds-view`. */
export const linkTo = (marketId: string, eventName: string) => ({
  marketId,
  eventId: marketId.replace(/^1\./, ''),
  selectedSport: 'cricket',
  eventName,
})

/** Returns what the device has stored for these pins of the player. */
export const pinsAre = (...pins: readonly object[]) => ({ 'app.pins.41': JSON.stringify(pins) })
