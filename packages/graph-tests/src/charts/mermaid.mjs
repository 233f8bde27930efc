import { rowsOf } from './boxes.mjs'
import { edgesBelow, isInBox, isWithin, nodesBelow, targetFrom, triggerOf } from './words.mjs'

/** @import { Chart, ChartEdge, ChartNode } from './chart.types.ts' */

/** @param {string} text @returns {string} with Mermaid's syntax characters escaped */
const escaped = (text) => text.replace(/[#;"<>{}]/g, (character) => `#${character.charCodeAt(0)};`)

/** @param {string} id of a state @returns {string} a name that Mermaid accepts */
const nameOf = (id) => id.replace(/\W/g, '_')

/** @param {ChartNode} node @returns {string[]} its actions, children and the transitions without an arrow */
const rowTextsOf = (node) =>
  rowsOf(node).flatMap(({ kind, title }) => (title ? escaped(kind === 'edge' ? `• ${title}` : title) : []))

/**
 * Returns an arrow between two states of one container. Mermaid has none between states of different
 * containers, so these transitions connect the containers, and the label names the state they leave or enter.
 *
 * @param {ChartEdge} edge
 * @param {string} target
 * @param {ChartNode} container the innermost one around both
 */
function arrowOf(edge, target, container) {
  const endOf = (id) => container.nodes.find((node) => isWithin(id, node.id))?.id ?? container.id
  const from = endOf(edge.source)
  const to = endOf(target)
  const label = [
    edge.source !== from && `${targetFrom(from, edge.source)}:`,
    triggerOf(edge),
    edge.guard && `[${edge.guard}]`,
    target !== to && `→ ${targetFrom(to, target)}`,
  ]
  return `${nameOf(from)} --> ${nameOf(to)} : ${escaped(label.filter(Boolean).join(' '))}`
}

/** @param {ChartNode} node @param {string} target @returns {boolean} true if the node is the innermost around both */
const isContainerOf = (node, source, target) =>
  [source, target].every((id) => id !== node.id && isWithin(id, node.id)) &&
  !node.nodes.some(
    (child) => child.nodes.length > 0 && isWithin(source, child.id) && isWithin(target, child.id),
  )

/** @param {ChartNode} node @returns {string} the name of the box for its rows, which Mermaid has no place for */
const rowsNameOf = ({ id }) => `${nameOf(id)}__rows`

/** @param {ChartNode} node @param {ChartEdge[]} edges of the whole chart @returns {string[]} lines */
function linesOf(node, edges) {
  const name = nameOf(node.id)
  const state = `state "${escaped(node.key)}${node.type === 'parallel' ? ' (parallel)' : ''}" as ${name}`
  const rows = rowTextsOf(node)
  if (node.nodes.length === 0) {
    const end = node.type === 'final' ? [`${name} --> [*]`] : []
    return [state, ...rows.map((row) => `${name} : ${row}`), ...end]
  }
  const arrows = edges
    .flatMap((edge) => edge.targets.map((target) => ({ edge, target })))
    .filter(({ edge, target }) => !isInBox(edge) && isContainerOf(node, edge.source, target))
    .map(({ edge, target }) => arrowOf(edge, target, node))
  const children = node.nodes.map((child) => linesOf(child, edges))
  const within = [
    'direction LR',
    ...(rows.length > 0 ? [`state "${rows.join('<br>')}" as ${rowsNameOf(node)}`] : []),
    ...(node.initial ? [`[*] --> ${nameOf(node.initial)}`] : []),
    ...children.flat(),
    ...arrows,
  ]
  return [`${state} {`, ...within.map((line) => `  ${line}`), '}']
}

/**
 * Returns a chart as a Mermaid `stateDiagram-v2`.
 *
 * @param {Chart} chart
 * @returns {string} lines that end with a line break
 */
export function mermaidOf(chart) {
  const boxes = nodesBelow(chart.root).filter((node) => node.nodes.length > 0 && rowTextsOf(node).length > 0)
  const regions = nodesBelow(chart.root)
    .filter(({ type }) => type === 'parallel')
    .flatMap(({ nodes }) => nodes.map(({ id }) => nameOf(id)))
  const lines = [
    ...linesOf(chart.root, edgesBelow(chart)),
    ...classLines('rows', 'fill:none,stroke:none', boxes.map(rowsNameOf)),
    ...classLines('region', 'stroke-dasharray:5 4', regions),
  ]
  return ['stateDiagram-v2', ...lines.map((line) => `  ${line}`), ''].join('\n')
}

const classLines = (name, style, members) =>
  members.length > 0 ? [`classDef ${name} ${style}`, `class ${members.join(',')} ${name}`] : []
