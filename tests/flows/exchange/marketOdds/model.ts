import { exchangeCalls, type Market } from '@tiya/contract/exchange'
import * as z from 'zod/mini'
import { marketOddsMachine, matchOddsPoll } from '#machines/exchange/marketOdds/marketOdds.machine.ts'
import type { MarketTable } from '#machines/exchange/marketOdds/marketOdds.rules.ts'
import { matchOddsPollPortsOf } from '#src/ports/exchange/marketOdds.ts'
import { expect } from '#tests/model/expect.ts'
import { pollModel } from '../../common/poll.model.ts'
import { liveOddsModel } from '../liveOdds.model.ts'
import { MARKET, MATCH_ODDS, market, runner, SECOND } from '../odds.fixture.ts'
import { oddsViewPage } from '../oddsView/oddsView.page.ts'

const UP = { back: [[1.9, 3_400] as const, [1.84, 1_200] as const], lay: [[1.87, 2_100] as const] }

const marketOdds = liveOddsModel<MarketTable>({
  machine: marketOddsMachine,
  call: MATCH_ODDS,
  answers: {
    plain: market(),
    'prices moved': market({ runners: [runner(UP), runner(SECOND)] }),
    'another size': market({ runners: [runner({ back: [[1.861, 900]] }), runner(SECOND)] }),
    suspended: market({ status: 'SUSPENDED', runners: [runner(UP)] }),
    closed: market({ status: 'CLOSED', inplay: false, runners: [runner(UP)] }),
    'no runners': market({ runners: [] }),
  },
  decoded: (body) => z.parse(exchangeCalls.matchOdds.response, body),
  cells: {
    'of an open runner': `${MARKET}/odds/7/back/0`,
    'of a suspended runner': `${MARKET}/odds/9/back/0`,
    'of no runner': `${MARKET}/odds/70/back/0`,
  },
  region: 'Match Odds',
  see: async (page, { rows, status, inPlay }, isDead) => {
    const { table, section, row, stream, delayed } = oddsViewPage(page)
    await expect(table('Match Odds')).toHaveCount(rows.length > 0 ? 1 : 0)
    const none = section('Match Odds').getByText('No match odds are offered at the moment.')
    await expect(none).toHaveCount(rows.length > 0 ? 0 : 1)
    const closed = section('Match Odds').getByText('This market is closed.', { exact: true })
    await expect(closed).toHaveCount(status === 'closed' ? 1 : 0)
    await expect(section('Match Odds').getByRole('button', { name: 'About Match Odds' })).toHaveCount(1)
    await expect(stream.getByText('In-play', { exact: true })).toHaveCount(inPlay ? 1 : 0)
    await expect(delayed).toHaveCount(isDead ? 1 : 0)
    for (const { name, veil } of rows) {
      const cell = row('Match Odds', name).getByRole('button').nth(2)
      await expect(row('Match Odds', name).getByText('Suspend', { exact: true })).toHaveCount(veil ? 1 : 0)
      await (veil || isDead ? expect(cell).toBeDisabled() : expect(cell).toBeEnabled())
    }
  },
})

const poll = pollModel<Market>({
  machine: matchOddsPoll,
  ports: matchOddsPollPortsOf,
  subject: MARKET,
  limit: 5_000,
  answers: {
    some: market(),
    'an infinite price': { raw: JSON.stringify(market().body).replace('1.86', '1e999') },
    'a missing list': {
      body: { marketId: MARKET, inplay: true, status: 'OPEN', runners: [{ SelectionId: 7 }] },
    },
  },
})

export const models = [marketOdds, poll]
