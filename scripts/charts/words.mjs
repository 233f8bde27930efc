/** @import { Chart, ChartEdge, ChartNode } from './chart.types.ts' */

/** @param {ChartNode} node @returns {ChartNode[]} the node and all that it contains */
export function nodesBelow(node) {
  return [node, ...node.nodes.flatMap(nodesBelow)]
}

/** @param {Chart} chart @returns {ChartEdge[]} */
export function edgesBelow({ root }) {
  return nodesBelow(root).flatMap(({ edges }) => edges)
}

/**
 * What triggers an edge, as people write it.
 *
 * @param {ChartEdge} edge
 * @returns {string} an event, `after 5 s`, `always`, `done loadMethods`, `error loadMethods`, `done` of a state
 */
export function triggerOf({ event, delay }) {
  if (delay !== undefined) return `after ${delay}`
  if (event.startsWith('xstate.done.state.')) return 'done'
  return event.replace(/^xstate\.(done|error)\.actor\./, '$1 ').replace(/^xstate\.snapshot\./, 'snapshot ')
}

/**
 * A target as it is written beside its source: its path below the state that contains both.
 *
 * @param {string} source id of a state
 * @param {string} target id of a state
 */
export function targetFrom(source, target) {
  const from = source.split('.')
  const to = target.split('.')
  const common = to.findIndex((key, at) => key !== from[at])
  return common < 0 ? (to.at(-1) ?? target) : to.slice(common).join('.') || target
}

/**
 * An edge in one line: trigger, guard, actions, targets.
 *
 * @param {ChartEdge} edge
 * @returns {string} `next [isValid] / clearError → checking`
 */
export function sentenceOf(edge) {
  const { source, guard, actions, targets, reenter } = edge
  return [
    triggerOf(edge),
    guard && `[${guard}]`,
    actions.length > 0 && `/ ${actions.join(', ')}`,
    targets.length > 0 && `→ ${targets.map((target) => targetFrom(source, target)).join(', ')}`,
    reenter && '(enters again)',
  ]
    .filter(Boolean)
    .join(' ')
}
