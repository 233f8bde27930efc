import { labelBoxOf, rowsOf, sizeOf } from './boxes.mjs'
import { edgesBelow, isInBox, isWithin } from './words.mjs'

/** @import { Chart, ChartEdge, ChartNode, Row } from './chart.types.ts' */

const DOT = 10

/** Height that each arrow takes up along a state's box. */
const ARROW = 10

export const LAYERED = {
  'elk.algorithm': 'layered',
  'elk.direction': 'RIGHT',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.spacing.nodeNode': '24',
  'elk.spacing.edgeNode': '14',
  'elk.spacing.edgeEdge': '12',
  'elk.spacing.edgeLabel': '3',
  'elk.spacing.labelNode': '6',
  'elk.layered.spacing.nodeNodeBetweenLayers': '28',
  'elk.layered.spacing.edgeNodeBetweenLayers': '16',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '10',
  'elk.layered.nodePlacement.strategy': 'BRANDES_KOEPF',
  'elk.layered.nodePlacement.bk.fixedAlignment': 'BALANCED',
}
/** The option that puts a state in the first layer, where readers start. */
export const LAYER = 'elk.layered.layering.layerConstraint'
const PACKED = { 'elk.algorithm': 'rectpacking', 'elk.aspectRatio': '1.6', 'elk.spacing.nodeNode': '16' }

/**
 * @typedef {{ edge: ChartEdge, id: string, source: string, target: string }} Arrow one for each target of an edge
 * @typedef {{ node: ChartNode, rows: Row[], depth: number, isRegion: boolean }} Content of a box
 */

/** @param {Chart} chart @returns {Arrow[]} */
export function arrowsOf(chart) {
  return edgesBelow(chart)
    .filter((edge) => !isInBox(edge))
    .flatMap((edge) =>
      edge.targets.map((target) => ({ edge, id: `${edge.id}@${target}`, source: edge.source, target })),
    )
}

/** @param {Arrow} arrow @returns {string} id of the innermost state around both of its ends */
function containerOf({ source, target }) {
  const keys = source.split('.')
  const at = keys.findIndex((_, index) => !isWithin(target, keys.slice(0, index + 1).join('.')))
  return keys.slice(0, at).join('.')
}

/**
 * Returns ELK's graph of a state and its contents.
 *
 * @param {ChartNode} node
 * @param {Arrow[]} arrows of the whole chart
 * @param {Map<string, Content>} contents filled here, by id
 */
export function graphOf(node, arrows, contents, depth = 0, isRegion = false, isInitial = false) {
  const rows = rowsOf(node)
  const size = sizeOf(rows)
  contents.set(node.id, { node, rows, depth, isRegion })
  const first = {
    ...(isInitial && { [LAYER]: 'FIRST' }),
    ...(isRegion && { 'elk.alignment': 'LEFT' }),
  }
  if (node.nodes.length === 0) {
    const ends = arrows.filter(({ source, target }) => source === node.id || target === node.id).length
    const height = Math.max(size.height, ends * ARROW)
    return { id: node.id, width: size.width, height, layoutOptions: first }
  }

  const isCrossed = ({ id }) => {
    const isInside = (one) => one !== id && isWithin(one, id)
    return arrows.some(({ source, target }) => isInside(source) !== isInside(target))
  }
  const own = arrows.filter((arrow) => containerOf(arrow) === node.id)
  const isOneRun = isCrossed(node) || node.nodes.some(isCrossed)
  const start = node.initial && {
    id: `${node.id} start`,
    width: DOT,
    height: DOT,
    layoutOptions: { [LAYER]: 'FIRST_SEPARATE' },
  }
  return {
    id: node.id,
    layoutOptions: {
      ...first,
      ...(node.type === 'parallel' && own.length === 0 && !isOneRun ? PACKED : LAYERED),
      'elk.hierarchyHandling': isOneRun ? 'INCLUDE_CHILDREN' : 'SEPARATE_CHILDREN',
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${size.width},${size.height})`,
      'elk.padding': `[top=${size.height + 6},left=16,bottom=16,right=16]`,
    },
    children: [
      ...(start ? [start] : []),
      ...node.nodes.map((below) =>
        graphOf(below, arrows, contents, depth + 1, node.type === 'parallel', below.id === node.initial),
      ),
    ],
    edges: [
      ...(start ? [{ id: `${start.id}@`, sources: [start.id], targets: [node.initial] }] : []),
      ...own.map(({ id, edge, source, target }) => ({
        id,
        sources: [source],
        targets: [target],
        labels: target === edge.targets[0] ? [labelBoxOf(edge)] : [],
      })),
    ],
  }
}
