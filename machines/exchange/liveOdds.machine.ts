import { notifyParent } from '@tiya/ports/notifyParent'
import { channel } from '@tiya/ports/port'
import { assign, sendTo, setup } from 'xstate'
import type { PollMessage } from '../common/poll/poll.machine.ts'
import type { CellsEvent } from './cell.types.ts'
import type { OddsContext, OddsEvent, OddsInput, OddsMessage, OddsSource } from './liveOdds.types.ts'
import { pickOf } from './pick.rules.ts'
import { appendToTrails, changesOf, isOpenCell, reachesFailureLimit } from './prices.rules.ts'

/** Milliseconds from the start of a call to the start of the next. */
export const ODDS_PERIOD = 300

export const liveOddsPorts = {
  /** Shows prices in their cells. */
  cells: channel<never, CellsEvent>('cells'),
  /** Sends `tab.returned` when the tab is shown again after seconds, or the device is back online. */
  tabReturns: channel<{ type: 'tab.returned' }>('tabReturns'),
}

/** How long prices are trusted that no answer confirms, in milliseconds, also while a poll waits. */
export const CONFIRMATION = 15_000

/**
 * Returns a machine that polls odds, one call at a time, and sends changed prices to `cells`.
 * After three consecutive failures, or 15 s without a response, the odds are delayed until the next successful one;
 * failures alone make odds of several parts outdated only. An answer that lacks a part counts as a failure too, and is
 * taken as it is from the third on. While the odds are live, pressing a cell leads to its market. Paused odds stay as
 * they are, and are outdated once a call is due. So are those of a tab that returns. Outdated odds can't be pressed until
 * the next response.
 */
export function liveOddsMachine<Id extends string, Answer, Table>(id: Id, source: OddsSource<Answer, Table>) {
  const flow = setup({
    types: {
      context: {} as OddsContext<Table>,
      events: {} as OddsEvent<Answer>,
      input: {} as OddsInput,
      children: {} as { poll: 'poll'; cells: 'cells' },
    },
    actors: { ...liveOddsPorts, poll: source.poll },
    guards: {
      reachesFailureLimit: ({ context }) => reachesFailureLimit(context.failures),
      isToleratedPart: ({ context: { table, failures } }, { value }: { readonly value: Answer }) =>
        table !== null && !reachesFailureLimit(failures) && source.lacksPart?.(value, table) === true,
      isOpen: ({ context: { table } }, cell: string) =>
        table !== null && isOpenCell(source.rowsOf(table), cell),
    },
    actions: {
      notifyParent: notifyParent<OddsMessage<Id>>(),
      take: assign(({ context }, { value }: { readonly value: Answer }) => {
        const { table, quotes } = source.read(value, context)
        const isSame = context.table !== null && source.isSame(context.table, table)
        const changes = changesOf(context.quotes, quotes)
        const trails = appendToTrails(context.trails, quotes, changes)
        return { table: isSame ? context.table : table, quotes, changes, trails, failures: 0 }
      }),
      show: sendTo(
        'cells',
        ({ context }): CellsEvent => ({
          type: 'cells.changed',
          changes: context.changes,
        }),
      ),
      countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
      refresh: sendTo('poll', { type: 'refresh' as const }),
      pause: sendTo('poll', { type: 'pause' as const }),
      resume: sendTo('poll', { type: 'resume' as const }),
    },
    delays: { period: ({ context }) => context.period ?? ODDS_PERIOD, confirmation: CONFIRMATION },
  })

  const pollInput = (context: OddsContext<Table>) => ({
    subject: source.subjectOf(context),
    ...(context.period && { period: context.period }),
  })
  const pressed = ({ marketId, table, quotes }: OddsContext<Table>, cell: string) =>
    pickOf(cell, marketId, table === null ? [] : source.rowsOf(table), quotes)

  const notifyLive = {
    type: 'notifyParent' as const,
    params: ({ context: { marketId } }: { readonly context: OddsContext<Table> }) => ({
      type: `${id}.live` as const,
      marketId,
    }),
  }

  const failing = (target: 'outdated' | 'delayed') =>
    [{ guard: 'reachesFailureLimit', target }, { actions: 'countFailure' }] as const
  /** Tables beside the match odds are not delayed by failures, but once nothing has confirmed them for 15 s. */
  const refused = source.lacksPart ? 'outdated' : 'delayed'

  /** One of several tables may fail alone. */
  const tolerated = source.lacksPart
    ? [
        {
          guard: {
            type: 'isToleratedPart' as const,
            params: ({ event }: { readonly event: Extract<PollMessage<Answer>, { type: 'poll.loaded' }> }) =>
              event,
          },
          actions: 'countFailure' as const,
        },
      ]
    : []

  const loading = flow.createStateConfig({
    on: {
      'poll.loaded': {
        target: 'live',
        actions: [{ type: 'take', params: ({ event }) => event }, 'show', notifyLive],
      },
      'poll.failed': failing('delayed'),
    },
  })

  const live = flow.createStateConfig({
    after: { confirmation: 'delayed' },
    on: {
      'poll.loaded': [
        ...tolerated,
        { target: 'live', reenter: true, actions: [{ type: 'take', params: ({ event }) => event }, 'show'] },
      ],
      'poll.failed': failing(refused),
      'cell.pressed': {
        guard: { type: 'isOpen', params: ({ event }) => event.cell },
        actions: {
          type: 'notifyParent',
          params: ({ context, event }) => ({ type: 'market.wanted', pick: pressed(context, event.cell) }),
        },
      },
      // One of several tables may have failed alone.
      retry: { actions: 'refresh' },
      pause: { target: 'paused', actions: 'pause' },
      'tab.returned': 'outdated',
    },
  })

  const paused = flow.createStateConfig({
    after: { period: 'outdated' },
    on: { resume: { target: 'live', actions: 'resume' } },
  })

  const outdated = flow.createStateConfig({
    after: { confirmation: 'delayed' },
    on: {
      'poll.loaded': { target: 'live', actions: [{ type: 'take', params: ({ event }) => event }, 'show'] },
      'poll.failed': failing(refused),
      retry: { actions: 'refresh' },
    },
  })

  const delayed = flow.createStateConfig({
    entry: { type: 'notifyParent', params: { type: `${id}.delayed` } },
    on: {
      'poll.loaded': {
        target: 'live',
        actions: [{ type: 'take', params: ({ event }) => event }, 'show', notifyLive],
      },
      retry: { actions: 'refresh' },
    },
  })

  return flow.createMachine({
    id,
    context: ({ input: { marketId, eventId, period } }) => ({
      marketId,
      eventId,
      ...(period && { period }),
      table: null,
      quotes: new Map(),
      changes: [],
      trails: new Map(),
      failures: 0,
    }),
    invoke: [
      { src: 'cells', id: 'cells' },
      { src: 'tabReturns', id: 'tabReturns' },
      { src: 'poll', id: 'poll', input: ({ context }) => pollInput(context) },
    ],
    on: { pause: { actions: 'pause' }, resume: { actions: 'resume' } },
    initial: 'loading',
    states: { loading, live, paused, outdated, delayed },
  })
}
