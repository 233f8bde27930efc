import type { SportsEvent } from '@tiya/contract/exchange'
import type { ExchangeRecord } from '@tiya/contract/play'
import { notifyParent } from '@tiya/ports/notifyParent'
import { port } from '@tiya/ports/port'
import { isOk, outputValue } from '@tiya/ports/result'
import { assign, sendTo, setup } from 'xstate'
import { type KeepViewEvent, keepView } from '../../common/lists/keptView.ts'
import type { Place } from '../../common/lists/place.rules.ts'
import type { Result } from '../../common/result.ts'
import type { ScreenMessage } from '../../common/routing/screen.types.ts'
import { marketOddsMachine } from '../marketOdds/marketOdds.machine.ts'
import { exchangeMessage } from '../pick.rules.ts'
import { pinnedMarketsMachine } from '../pinnedMarkets/pinnedMarkets.machine.ts'
import { reachesFailureLimit } from '../prices.rules.ts'
import type { Sport } from '../sportEvents/sportEvents.rules.ts'
import { betsPoll } from './betsPoll.machine.ts'
import { eventOddsMachine } from './eventOdds.machine.ts'
import { scoreMachine, streamMachine } from './frame.machine.ts'
import { eventName } from './oddsView.rules.ts'
import type { OddsViewContext, OddsViewEvent, OddsViewInput, OddsViewView } from './oddsView.types.ts'
import { betsOnWinner } from './outcomes.rules.ts'

export const oddsViewPorts = {
  loadEvents: port<Result<readonly SportsEvent[]>, Sport | null>('loadEvents'),
}

const flow = setup({
  types: {
    context: {} as OddsViewContext,
    events: {} as OddsViewEvent,
    input: {} as OddsViewInput,
    children: {} as {
      marketOdds: 'marketOdds'
      eventOdds: 'eventOdds'
      stream: 'stream'
      score: 'score'
      pinnedMarkets: 'pinnedMarkets'
      bets: 'bets'
      keepView: 'keepView'
    },
  },
  actors: {
    ...oddsViewPorts,
    keepView,
    marketOdds: marketOddsMachine,
    eventOdds: eventOddsMachine,
    stream: streamMachine,
    score: scoreMachine,
    pinnedMarkets: pinnedMarketsMachine,
    bets: betsPoll,
  },
  guards: {
    isNamed: ({ context }) => context.name !== '' || context.sport === null,
    /** At its start, the page has no place that is worth keeping. */
    isAway: ({ context: { view } }, { index, offset }: Place) =>
      view.place !== null || index > 0 || offset > 0,
    hasBets: ({ context }, bets: readonly ExchangeRecord[]) =>
      betsOnWinner(bets, context.marketId).length > 0,
    reachesFailureLimit: ({ context }) => reachesFailureLimit(context.betFailures),
  },
  actions: {
    notifyParent: notifyParent<ScreenMessage>(),
    setName: assign(({ context }, events: readonly SportsEvent[]) => ({ name: eventName(events, context) })),
    changeView: assign(({ context }, change: Partial<OddsViewView>) => ({
      view: { ...context.view, ...change },
    })),
    keep: sendTo('keepView', ({ context }): KeepViewEvent => ({ type: 'keep', view: context.view })),
    setBets: assign(({ context }, bets: readonly ExchangeRecord[]) => ({
      bets: betsOnWinner(bets, context.marketId),
      betFailures: 0,
    })),
    countFailure: assign({ betFailures: ({ context }) => context.betFailures + 1 }),
    toggle: assign(({ context }, key: string) => ({ opened: context.opened === key ? null : key })),
  },
})

const name = flow.createStateConfig({
  initial: 'checking',
  states: {
    checking: { always: [{ guard: 'isNamed', target: 'known' }, { target: 'loading' }] },
    loading: {
      invoke: {
        src: 'loadEvents',
        id: 'loadEvents',
        input: ({ context }) => context.sport,
        onDone: [
          { guard: isOk, target: 'known', actions: { type: 'setName', params: outputValue } },
          { target: 'unknown' },
        ],
      },
    },
    known: {},
    unknown: {},
  },
})

/** While the match odds are live, pressing a cell leads to the exchange. */
const odds = flow.createStateConfig({
  initial: 'live',
  states: {
    live: {
      on: {
        'marketOdds.delayed': 'delayed',
        'market.wanted': {
          actions: {
            type: 'notifyParent',
            params: ({ context, event }) =>
              exchangeMessage({ pick: event.pick, eventName: context.name }, '/odds-view'),
          },
        },
      },
    },
    delayed: { on: { 'marketOdds.live': 'live' } },
  },
})

/** After three failures in a row, what the known bets would bring is unknown until the next answer. */
const bets = flow.createStateConfig({
  initial: 'none',
  on: {
    'poll.loaded': [
      {
        guard: { type: 'hasBets', params: ({ event }) => event.value },
        target: '.known',
        actions: { type: 'setBets', params: ({ event }) => event.value },
      },
      { target: '.none', actions: { type: 'setBets', params: ({ event }) => event.value } },
    ],
  },
  states: {
    none: {},
    known: {
      on: {
        'poll.failed': [{ guard: 'reachesFailureLimit', target: 'outdated' }, { actions: 'countFailure' }],
      },
    },
    outdated: {},
  },
})

/** One match: stream, score, match odds with the player's bets on them, bookmaker and fancies. The frames never affect the odds. */
export const oddsViewMachine = flow.createMachine({
  id: 'oddsView',
  type: 'parallel',
  context: ({ input: { kept, ...match } }) => ({
    ...match,
    view: kept ?? { tab: 'all', place: null },
    bets: [],
    betFailures: 0,
    opened: null,
  }),
  invoke: [
    { src: 'marketOdds', id: 'marketOdds', input: ({ context }) => context },
    { src: 'eventOdds', id: 'eventOdds', input: ({ context }) => context },
    { src: 'stream', id: 'stream', input: ({ context }) => context },
    { src: 'score', id: 'score', input: ({ context }) => context },
    { src: 'pinnedMarkets', id: 'pinnedMarkets', input: ({ context }) => context },
    { src: 'keepView', id: 'keepView', input: 'oddsView' },
    { src: 'bets', id: 'bets', input: ({ context }) => ({ subject: context.remoteId }) },
  ],
  on: {
    'tab.opened': {
      actions: [{ type: 'changeView', params: ({ event: { tab } }) => ({ tab }) }, 'keep'],
    },
    'place.changed': {
      guard: { type: 'isAway', params: ({ event }) => event.place },
      actions: [{ type: 'changeView', params: ({ event }) => ({ place: event.place }) }, 'keep'],
    },
    'runner.toggled': { actions: { type: 'toggle', params: ({ event }) => event.key } },
  },
  states: { name, odds, bets },
})
