import { exchangeCalls } from '@tiya/contract/exchange'
import { readAroundOddRows } from '@tiya/contract/oddRows'
import { eventOddsMachine, eventPoll } from '#machines/exchange/oddsView/eventOdds.machine.ts'
import type { EventOffer, EventTable } from '#machines/exchange/oddsView/eventOdds.rules.ts'
import { eventPollPortsOf } from '#src/ports/exchange/oddsView.ts'
import { expect } from '#tests/model/expect.ts'
import { pollModel } from '../../common/poll.model.ts'
import { liveOddsModel } from '../liveOdds.model.ts'
import { BOOKMAKER, EVENT, EVENT_ODDS, eventOdds, FANCIES, MARKET } from '../odds.fixture.ts'
import { oddsViewPage } from './oddsView.page.ts'

const VEILS = { suspended: 'Suspend', ballRunning: 'Ball Running' }

const [FIRST, ...OTHERS] = FANCIES
const ODD_FANCY = { ...FIRST, id: null }

/** The bookmaker and the fancies of one event. */
export const eventOddsModel = liveOddsModel<EventTable>({
  machine: eventOddsMachine,
  call: EVENT_ODDS,
  answers: {
    plain: eventOdds(),
    'prices moved': eventOdds({
      bookmaker: BOOKMAKER.map((one) => ({ ...one, backPrice: 84 })),
      fancy2: [{ ...FIRST, no: 180, no_rate: 105 }, ...OTHERS],
    }),
    'the ball is running': eventOdds({
      bookmaker: BOOKMAKER.map((one) => ({ ...one, suspended: false, ball_running: true, backPrice: 85 })),
    }),
    'a fancy is suspended': eventOdds({
      bookmaker: [],
      fancy2: [{ ...FIRST, suspended: 1, ball_running: 1 }, ...OTHERS],
    }),
    'no fancies': eventOdds({ bookmaker: BOOKMAKER.slice(1), fancy2: [] }),
    nothing: { body: { data: { items: {} } } },
    'only odd fancies': eventOdds({ fancy2: [ODD_FANCY] }),
  },
  decoded: (body) => {
    const { value } = readAroundOddRows(exchangeCalls.event.response, body)
    const { bookmaker, fancy2: fancies } = value?.data.items[EVENT] ?? { bookmaker: [], fancy2: [] }
    return { bookmaker, fancies }
  },
  failedIn: ({ bookmaker, fancies }) => [bookmaker, fancies].filter((rows) => !rows).length,
  cells: {
    'of an open bookmaker row': `${MARKET}/bookmaker/0/back`,
    'of a suspended bookmaker row': `${MARKET}/bookmaker/1/lay`,
    'of an open fancy': `${MARKET}/fancy/f1/no`,
    'of a fancy whose ball is running': `${MARKET}/fancy/f2/yes`,
  },
  region: 'BookMaker',
  see: async (page, { bookmaker, fancies }, isDead) => {
    const { table, row, section, delayed } = oddsViewPage(page)
    const tables = [
      ['BookMaker', bookmaker, 'No bookmaker prices are offered at the moment.'],
      ['Fancy Bet', fancies, 'No bets of this kind are offered at the moment.'],
    ] as const
    for (const [name, rows, none] of tables) {
      await expect(table(name)).toHaveCount(rows?.length ? 1 : 0)
      await expect(section(name).getByText(none)).toHaveCount(rows?.length === 0 ? 1 : 0)
      const failed = section(name).getByText('The odds could not be loaded.')
      await expect(failed).toHaveCount(rows ? 0 : 1)
      for (const one of rows ?? []) {
        const at = row(name, one.name)
        for (const [veil, word] of Object.entries(VEILS))
          await expect(at.getByText(word, { exact: true })).toHaveCount(one.veil === veil ? 1 : 0)
        if (one.veil || isDead) await expect(at.getByRole('button').first()).toBeDisabled()
        else await expect(at.getByRole('button').first()).toBeEnabled()
      }
    }
    const unit = section('BookMaker').getByText('per 100', { exact: true })
    await expect(unit).toHaveCount(bookmaker ? 1 : 0)
    // Failures alone dim the prices; a journey waits until they are delayed.
    await expect(delayed).toHaveCount(0)
  },
})

export const eventPollModel = pollModel<EventOffer>({
  machine: eventPoll,
  ports: eventPollPortsOf,
  subject: EVENT,
  limit: 5_000,
  answers: {
    some: eventOdds(),
    'another event': { body: { data: { items: { 78: { bookmaker: BOOKMAKER, fancy2: FANCIES } } } } },
    'an unknown type': eventOdds({ fancy2: [{ ...FIRST, type: 'dice' }] }),
    'only odd fancies': eventOdds({ fancy2: [ODD_FANCY] }),
    'only odd rows': eventOdds({ bookmaker: [{ ...BOOKMAKER[0], runner: 7 }], fancy2: [ODD_FANCY] }),
  },
})
