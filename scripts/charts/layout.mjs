import Elk from 'elkjs/lib/elk.bundled.js'
import { edgesBelow, sentenceOf, targetFrom, triggerOf } from './words.mjs'

/** @import { Chart, ChartEdge, ChartNode, Layout, PlacedEdge, PlacedNode, Row } from './chart.types.ts' */

/** Sizes in pixels; `drawChart` draws with the same. Text is monospaced, so that its width is known without a browser. */
export const NAME = { size: 13, character: 7.9, line: 20 }
export const TEXT = { size: 11, character: 6.7, line: 15 }
export const PADDING = 10

/** Characters after which a text is cut. */
const LONGEST = 44
const DOT = 10

const LAYERED = {
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
const PACKED = { 'elk.algorithm': 'rectpacking', 'elk.aspectRatio': '1.6', 'elk.spacing.nodeNode': '16' }

/** @param {string} text @returns {string} no longer than a box may be wide */
const cut = (text) => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text)

/** @returns {boolean} true if the first id is the second, or within it */
const isWithin = (id, ancestor) => id === ancestor || id.startsWith(`${ancestor}.`)

/** @param {ChartEdge} edge @returns {boolean} true if it leads nowhere outside of its source: a row, no arrow */
const staysWithin = ({ source, targets }) => targets.every((target) => isWithin(target, source))

/** @param {ChartEdge} edge @returns {Row} */
function rowOf(edge) {
  const { id, source, guard, actions, targets, reenter } = edge
  const below = targets.filter((target) => target !== source)
  const text = [
    reenter || targets.includes(source) ? '↻' : '•',
    triggerOf(edge),
    guard && `[${guard}]`,
    below.length > 0 && `→ ${below.map((target) => targetFrom(source, target)).join(', ')}`,
    targets.length === 0 && actions.length > 0 && `/ ${actions.join(', ')}`,
  ]
  return { kind: 'edge', edge: id, text: cut(text.filter(Boolean).join(' ')), title: sentenceOf(edge) }
}

/** @param {ChartNode} node @returns {Row[]} what stands in the state's box */
function rowsOf(node) {
  const actions = (kind, names) =>
    names.map((name) => ({ kind, text: cut(`${kind} / ${name}`), title: `${kind} / ${name}` }))
  return [
    { kind: 'name', text: node.key },
    ...actions('entry', node.entry),
    ...node.invokes.map(({ id, src }) => ({
      kind: 'invoke',
      text: cut(`⚙ ${src === id ? id : `${id}: ${src}`}`),
      title: `invokes ${src} as ${id}`,
    })),
    ...actions('exit', node.exit),
    ...node.edges.filter(staysWithin).map(rowOf),
  ]
}

/** @param {readonly Row[]} rows */
function sizeOf(rows) {
  const widths = rows.map(({ kind, text }) => text.length * (kind === 'name' ? NAME : TEXT).character)
  return {
    width: Math.ceil(Math.max(...widths, 40) + 2 * PADDING),
    height: NAME.line + (rows.length - 1) * TEXT.line + 2 * PADDING,
  }
}

/** @param {ChartEdge} edge @returns {string[]} */
function labelOf(edge) {
  const trigger = triggerOf(edge)
  const guard = edge.guard ? `[${edge.guard}]` : ''
  const lines = trigger.length + guard.length < 20 ? [`${trigger} ${guard}`.trim()] : [trigger, guard]
  return lines.filter(Boolean).map(cut)
}

/**
 * @typedef {{ edge: ChartEdge, id: string, source: string, target: string }} Arrow one for each target of an edge
 * @typedef {{ node: ChartNode, rows: Row[], depth: number, isRegion: boolean }} Content of a box
 */

/** @param {Chart} chart @returns {Arrow[]} */
function arrowsOf(chart) {
  return edgesBelow(chart)
    .filter((edge) => !staysWithin(edge))
    .flatMap((edge) =>
      edge.targets.map((target) => ({ edge, id: `${edge.id}@${target}`, source: edge.source, target })),
    )
}

/** @param {Arrow} arrow @returns {string} id of the innermost state around both of its ends */
function containerOf({ source, target }) {
  const keys = source.split('.')
  const at = keys.findIndex((_, index) => !isWithin(target, keys.slice(0, index + 1).join('.')))
  const common = at < 0 ? keys : keys.slice(0, at)
  // An arrow from a state to its own container is drawn around it.
  return (common.length === target.split('.').length ? common.slice(0, -1) : common).join('.')
}

/**
 * ELK's graph of a state and what it contains.
 *
 * @param {ChartNode} node
 * @param {Arrow[]} arrows of the whole chart
 * @param {Map<string, Content>} contents filled here, by id
 */
function graphOf(node, arrows, contents, depth = 0, isRegion = false, isInitial = false) {
  const rows = rowsOf(node)
  const size = sizeOf(rows)
  contents.set(node.id, { node, rows, depth, isRegion })
  const first = {
    ...(isInitial && { 'elk.layered.layering.layerConstraint': 'FIRST' }),
    ...(isRegion && { 'elk.alignment': 'LEFT' }),
  }
  if (node.nodes.length === 0) return { id: node.id, ...size, layoutOptions: first }

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
    layoutOptions: { 'elk.layered.layering.layerConstraint': 'FIRST_SEPARATE' },
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

function labelBoxOf(edge) {
  const lines = labelOf(edge)
  return {
    text: lines.join('\n'),
    layoutOptions: { 'elk.edgeLabels.inline': 'true' },
    width: Math.ceil(Math.max(...lines.map(({ length }) => length)) * TEXT.character + 8),
    height: lines.length * TEXT.line + 2,
  }
}

/** @returns {PlacedNode[]} the node and what it contains */
function placedNodes({ id, x, y, width, height, children = [] }, contents) {
  const box = { id, x, y, width, height }
  const content = contents.get(id)
  if (!content)
    return [{ ...box, id: id.replace(/ start$/, ''), type: 'start', isRegion: false, depth: 0, rows: [] }]
  const { node, rows, depth, isRegion } = content
  return [
    {
      ...box,
      type: node.type,
      isRegion,
      depth,
      rows,
      ...(node.description && { description: node.description }),
    },
    ...children.flatMap((child) => placedNodes(child, contents)),
  ]
}

/** @param {Arrow[]} arrows @returns {PlacedEdge[]} */
function placedEdges({ edges = [], children = [] }, arrows) {
  const own = edges.map(({ id, sections, labels = [] }) => {
    const edge = arrows.find((arrow) => arrow.id === id)?.edge
    return {
      ...(edge && { id: edge.id }),
      title: edge ? sentenceOf(edge) : 'initial state',
      lines: sections.map(({ startPoint, bendPoints = [], endPoint }) => [
        startPoint,
        ...bendPoints,
        endPoint,
      ]),
      ...labels.map(({ text, x, y, width, height }) => ({
        label: { x, y, width, height, lines: text.split('\n') },
      }))[0],
    }
  })
  return [...own, ...children.flatMap((child) => placedEdges(child, arrows))]
}

/**
 * Gives every state and transition of a chart its place.
 *
 * @param {Chart} chart
 * @returns {Promise<Layout>}
 */
export async function layoutChart(chart) {
  const arrows = arrowsOf(chart)
  const contents = new Map()
  const graph = await new Elk().layout({
    id: '',
    layoutOptions: {
      ...LAYERED,
      'elk.padding': '[top=4,left=4,bottom=4,right=4]',
      'elk.json.shapeCoords': 'ROOT',
      'elk.json.edgeCoords': 'ROOT',
      'elk.hierarchyHandling': 'SEPARATE_CHILDREN',
    },
    children: [graphOf(chart.root, arrows, contents)],
  })
  return {
    id: chart.id,
    width: Math.ceil(graph.width),
    height: Math.ceil(graph.height),
    nodes: graph.children.flatMap((child) => placedNodes(child, contents)),
    edges: placedEdges(graph, arrows),
  }
}
