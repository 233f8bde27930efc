/** @import { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate' */
/** @import { Chart, ChartEdge, ChartNode } from './chart.types.ts' */

/**
 * Returns a machine's chart as data that can be stored, sent and drawn.
 *
 * @param {AnyStateMachine} machine
 * @returns {Chart}
 */
export function describeChart(machine) {
  return { id: machine.id, root: describeNode(machine.root) }
}

/** @param {AnyStateNode} node @returns {ChartNode} */
function describeNode(node) {
  return {
    id: node.id,
    key: node.key,
    type: node.type,
    ...(node.type === 'compound' && { initial: node.initial.target[0].id }),
    ...(node.description && { description: node.description }),
    // Not `node.entry`, because XState adds the `after` timers to it.
    entry: [node.config.entry ?? []].flat().map(nameOfAction),
    exit: [node.config.exit ?? []].flat().map(nameOfAction),
    invokes: node.invoke.map(({ id, src }) => ({ id, src: typeof src === 'string' ? src : id })),
    nodes: Object.values(node.states).map(describeNode),
    edges: [...[...node.transitions.values()].flat(), ...(node.always ?? [])].map(describeEdge),
  }
}

/** @param {AnyTransitionDefinition} transition @returns {ChartEdge} */
function describeEdge(transition) {
  const { source, eventType, guard, actions, target, reenter } = transition
  const event = eventType || 'always'
  const siblings = eventType === '' ? source.always : source.transitions.get(eventType)
  const delay = delayOf(transition)
  return {
    id: `${source.id} ${event}#${siblings?.indexOf(transition) ?? -1}`,
    source: source.id,
    event,
    ...(guard && { guard: nameOfGuard(guard) }),
    actions: actions.map(nameOfAction),
    targets: (target ?? []).map(({ id }) => id),
    ...(delay !== undefined && { delay }),
    reenter,
  }
}

/** @param {AnyTransitionDefinition} transition */
function delayOf({ delay, source }) {
  if (typeof delay === 'number') return duration(delay)
  const time = source.machine.implementations.delays[delay]
  return typeof time === 'number' ? `${delay} (${duration(time)})` : delay
}

/** @param {number} milliseconds @returns {string} `250 ms`, `1.5 s`, `5 min` */
function duration(milliseconds) {
  if (milliseconds < 1000) return `${milliseconds} ms`
  return milliseconds % 60_000 === 0 ? `${milliseconds / 60_000} min` : `${milliseconds / 1000} s`
}

/** @returns {string} the guard's name; for `and`, `or` and `not`, the names within */
function nameOfGuard(guard) {
  if (typeof guard === 'string') return guard
  if (typeof guard !== 'function') return guard.type
  const names = guard.guards?.map(nameOfGuard)
  if (guard.name === 'not') return `not ${names[0]}`
  if (names) return names.join(` ${guard.name} `)
  if (guard.stateValue) return `in ${JSON.stringify(guard.stateValue).replaceAll('"', '')}`
  return guard.name || 'guard'
}

/** Short descriptions of what XState's built-in actions do. */
const BUILT_IN = {
  'xstate.assign': ({ assignment }) =>
    typeof assignment === 'function' ? 'assign' : `set ${Object.keys(assignment).join(', ')}`,
  'xstate.sendTo': ({ to, event }) =>
    `send ${nameOfEvent(event)}${typeof to === 'string' ? ` to ${to}` : ''}`,
  'xstate.raise': ({ event }) => `raise ${nameOfEvent(event)}`,
  'xstate.emit': ({ event }) => `emit ${nameOfEvent(event)}`,
  'xstate.cancel': ({ sendId }) => `cancel ${nameOf(sendId, '')}`,
  'xstate.spawnChild': ({ src }) => `start ${nameOf(src, 'child')}`,
  'xstate.stopChild': ({ actorRef }) => `stop ${nameOf(actorRef, 'child')}`,
}

const nameOf = (value, otherwise) => (typeof value === 'string' ? value : otherwise)
const nameOfEvent = (event) => (typeof event === 'function' ? 'an event' : event.type)

/** @returns {string} the action's name, or a description of an action without a name */
function nameOfAction(action) {
  if (typeof action === 'string') return action
  if (typeof action !== 'function') return action.type
  return (
    BUILT_IN[action.type]?.(action).trim() ?? (action.type?.replace('xstate.', '') || action.name || 'action')
  )
}
