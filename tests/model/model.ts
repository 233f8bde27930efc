import { defineModel as define, type FlowModel, labelled } from '@tiya/graph-tests/model'
import type { WireAnswer } from '@tiya/graph-tests/wire'
import type { AnyStateMachine } from 'xstate'
import { routeOf } from '../../machines/common/routing/routes.ts'
import { PLAYER } from './ambient.ts'
import { SITE, type SiteTypes } from './app.ts'

/*
 * To give a flow its tests, write `tests/flows/{area}/{flow}/model.ts`, exporting
 * `model = defineModel({ … })`, or `models = [ … ]` for a flow and its child machines. Vitest runs each model
 * as a test file (`npx vitest run --project headless tests/flows/money/deposit`), and Playwright walks it in Chromium.
 * `packages/graph-tests` walks them; its README says what a model is.
 *
 * The transition table, `transitions.txt` beside the model (`{child}.transitions.txt` for a child), is the
 * expectation that does not come from the chart: `npm run test:tables -- {flow}` writes it, and every
 * headless run compares it. Check each changed line against docs/product.md before you commit it.
 * docs/tools.md#transition-tables explains its rows. Give a fixture that sits on a boundary a name:
 * `labelled('over the limit', { type: 'next' })`.
 */

/** The parts of a model of the site, for functions that make models. */
export type SiteModel = FlowModel<AnyStateMachine, SiteTypes>

/** The window of a desktop, for the `viewport` of a flow that is shown only there. */
export const DESKTOP = { width: 1280, height: 900 } as const

/**
 * Returns, for a model's `answers`, the ways in which a call with this time limit in milliseconds gets no answer;
 * `unplayed` says why the browser does not wait for the limit.
 */
export function unanswered(
  limit: number,
  unplayed?: string,
): Readonly<Record<'lost' | 'silence', WireAnswer>> {
  return { lost: { lost: true }, silence: { silent: limit, ...(unplayed !== undefined && { unplayed }) } }
}

/** Returns, for a model's `answers`, the ways in which a read with this time limit fails, see `unanswered`. */
export function failedReads(limit: number, unplayed?: string) {
  return {
    'refused with a message': { status: 403, body: { message: 'Words of the server.' } },
    'refused without one': { status: 500, body: {} },
    'not JSON': { raw: '<html>' },
    ...unanswered(limit, unplayed),
  } as const
}

/**
 * Returns, for a model's `answers`, the usual ways in which a call fails: refused with this message and without one, an
 * answer that is not JSON, and no answer within this time limit, as in `unanswered`.
 */
export function failures(
  message: string,
  limit: number,
  unplayed?: string,
): Readonly<Record<string, WireAnswer>> {
  return {
    'refused with a message': { status: 422, body: { message } },
    'refused without one': { status: 400, body: {} },
    'server error': { status: 500, raw: '<h1>Internal Server Error</h1>' },
    'not JSON': { raw: '<html>' },
    ...unanswered(limit, unplayed),
  }
}

/** Returns an event fixture for each value, under the name of the value, see `labelled`. */
export function eachLabelled<Value, Event extends object>(
  values: Readonly<Record<string, Value>>,
  eventOf: (value: Value) => Event,
): Event[] {
  return Object.entries(values).map(([label, value]) => labelled(label, eventOf(value)))
}

/** Gives a model the types of its chart, and the site; by default a player, if the address is for players only. */
export function defineModel<Machine extends AnyStateMachine>(
  model: FlowModel<Machine, SiteTypes>,
): FlowModel {
  const isPlayers = routeOf(model.at.split('?')[0] ?? '')?.access === 'player'
  return define<Machine, SiteTypes>({ app: SITE, ...(isPlayers && { stored: PLAYER }), ...model })
}
