import { edgesBelow, isWithin } from '@tiya/graph-tests/internal/charts/words.mjs'

/** @import { Chart, ChartEdge } from '@tiya/graph-tests/internal/charts/chart.types.ts' */
/** @import { ReportedEvent } from '@tiya/contract/report' */

/** @typedef {{ event: ReportedEvent, chart: Chart | undefined, edges: readonly ChartEdge[], guess?: string }} Step */

/** Returns the id of an actor's chart: `deposit` of `root/router/deposit:2`. @param {string} actor */
const chartIdOf = (actor) => actor.replace(/.*\//, '').replace(/:\d+$/, '')

/** @param {Chart} chart @param {string} state @returns {readonly string[]} the ids of the active leaves */
const leavesOf = ({ id }, state) => state.split(' ').map((path) => (path ? `${id}.${path}` : id))

/** @param {readonly string[]} leaves @param {string} id */
const isActive = (leaves, id) => leaves.some((leaf) => isWithin(leaf, id))

/**
 * Returns the transitions that an event can have taken, from the states before and after it. The guards and the payload
 * are not known: where several fit, or none alone explains the change, they are a guess.
 *
 * @param {Chart} chart @param {ReportedEvent} event @param {string | undefined} before the states before it, if known
 * @returns {Pick<Step, 'edges' | 'guess'>}
 */
function edgesOf(chart, { type, state }, before) {
  if (type === 'xstate.init' || type === 'xstate.stop') return { edges: [] }
  const after = leavesOf(chart, state)
  const from = before === undefined ? undefined : leavesOf(chart, before)
  const named = edgesBelow(chart).filter((edge) => edge.event === type)
  const possible = from ? named.filter(({ source }) => isActive(from, source)) : named
  const fitting = possible.filter(({ targets }) => targets.every((target) => isActive(after, target)))
  const moved = before !== state
  const moving = fitting.filter(({ targets }) => targets.length > 0)
  if (type === '*') return { edges: [], guess: 'the chart does not name the event' }
  if (possible.length === 0) return { edges: [] }
  if (from === undefined) return { edges: fitting, guess: 'the state before it is not known' }
  if (moved && moving.length === 0)
    return { edges: possible, guess: 'an eventless transition followed that hides where it led' }
  const edges = moved ? moving : fitting
  if (edges.length > 1) return { edges, guess: `${edges.length} transitions fit` }
  const isOpen = edges.some(({ guard }) => guard) && !moved
  return isOpen ? { edges, guess: 'its guard may have refused' } : { edges }
}

/**
 * Returns what each event of a report did on its chart.
 *
 * @param {readonly ReportedEvent[]} events oldest first @param {Readonly<Record<string, Chart>>} charts by id
 * @returns {Step[]}
 */
export function stepsOf(events, charts) {
  /** @type {Map<string, string>} */
  const states = new Map()
  return events.map((event) => {
    const chart = charts[chartIdOf(event.actor)]
    const before = states.get(event.actor)
    states.set(event.actor, event.state)
    return chart
      ? { event, chart, ...edgesOf(chart, event, before) }
      : { event, chart, edges: [], guess: 'this version has no such chart' }
  })
}
