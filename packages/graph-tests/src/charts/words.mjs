/** @import { Chart, ChartEdge, ChartNode } from './chart.types.ts' */

/** @param {ChartNode} node @returns {ChartNode[]} the node and all its descendants */
export function nodesBelow(node) {
  return [node, ...node.nodes.flatMap(nodesBelow)]
}

/** @param {Chart} chart @returns {ChartEdge[]} */
export function edgesBelow({ root }) {
  return nodesBelow(root).flatMap(({ edges }) => edges)
}

/** @param {string} id @param {string} ancestor @returns {boolean} true if `id` is `ancestor` or within it */
export function isWithin(id, ancestor) {
  return id === ancestor || id.startsWith(`${ancestor}.`)
}

/**
 * Returns true for an edge that is a row in its source's box instead of an arrow: each of its targets
 * contains the source or is within it.
 *
 * @param {ChartEdge} edge
 */
export function isInBox({ source, targets }) {
  return targets.every((target) => isWithin(target, source) || isWithin(source, target))
}

/**
 * Returns what triggers an edge, in readable form.
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
 * Returns a target relative to its source: its path below the state that contains both.
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
 * Describes an edge in one line: trigger, guard, actions, targets.
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
