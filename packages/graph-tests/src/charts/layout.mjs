import Elk from 'elkjs/lib/elk.bundled.js'
import { arrowsOf, graphOf, LAYER, LAYERED } from './graph.mjs'
import { sentenceOf } from './words.mjs'

/** @import { Chart, Layout, PlacedEdge, PlacedNode } from './chart.types.ts' */
/** @import { Arrow, Content } from './graph.mjs' */

const elk = new Elk()

/** @returns {PlacedNode[]} the node and its contents */
function placedNodes({ id, x, y, width, height, children = [] }, contents) {
  const box = { id, x, y, width, height }
  const content = contents.get(id)
  if (!content)
    return [{ ...box, id: id.replace(/ start$/, ''), type: 'start', isRegion: false, depth: 0, rows: [] }]
  const { node, rows, depth, isRegion } = content
  return [
    {
      ...{ ...box, type: node.type, isRegion, depth, rows },
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

/** For the few charts whose arrows cross containers and for which ELK fails if layers are set. */
const withoutLayers = (graph) =>
  JSON.parse(JSON.stringify(graph, (key, value) => (key === LAYER ? undefined : value)))

/**
 * Positions every state and transition of a chart.
 *
 * @param {Chart} chart
 * @returns {Promise<Layout>}
 */
export async function layoutChart(chart) {
  const arrows = arrowsOf(chart)
  const contents = new Map()
  const graph = {
    id: '',
    layoutOptions: {
      ...LAYERED,
      'elk.padding': '[top=4,left=4,bottom=4,right=4]',
      'elk.json.shapeCoords': 'ROOT',
      'elk.json.edgeCoords': 'ROOT',
      'elk.hierarchyHandling': 'SEPARATE_CHILDREN',
    },
    children: [graphOf(chart.root, arrows, contents)],
  }
  const placed = await elk.layout(graph).catch(() => elk.layout(withoutLayers(graph)))
  return {
    id: chart.id,
    width: Math.ceil(placed.width),
    height: Math.ceil(placed.height),
    nodes: placed.children.flatMap((child) => placedNodes(child, contents)),
    edges: placedEdges(placed, arrows),
  }
}
