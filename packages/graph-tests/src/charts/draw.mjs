import { escaped } from '../pages/html.mjs'
import { NAME, PADDING, TEXT } from './boxes.mjs'

/** @import { Layout, PlacedEdge, PlacedNode, Point } from './chart.types.ts' */

/** Colours follow the page's `color-scheme`; a page can override them with these custom properties. */
const STYLE = `
.chart{--chart-state:light-dark(#fff,#20242c);--chart-group:light-dark(#f6f7f9,#171a20);--chart-border:light-dark(#8a93a3,#6f7a8c);
--chart-text:light-dark(#171a20,#f1f3f6);--chart-muted:light-dark(#4d5666,#b3bccb);--chart-line:light-dark(#5b6576,#9aa5b8);
font-family:ui-monospace,"SF Mono",Menlo,Consolas,"DejaVu Sans Mono","Liberation Mono",monospace}
.chart text{fill:var(--chart-text);font-size:${TEXT.size}px;white-space:pre}
.chart .name{font-size:${NAME.size}px;font-weight:700}
.chart .row-entry,.chart .row-exit,.chart .row-invoke,.chart .label .guard{fill:var(--chart-muted)}
.chart .box{fill:var(--chart-state);stroke:var(--chart-border);stroke-width:1.25}
.chart .group>.box{fill:var(--chart-group)}
.chart .region>.box{stroke-dasharray:5 4}
.chart .rule{stroke:var(--chart-border);stroke-width:1;opacity:.5}
.chart .start circle{fill:var(--chart-line)}
.chart .arrow path{fill:none;stroke:var(--chart-line);stroke-width:1.25}
.chart .arrow .head{fill:var(--chart-line);stroke:none}
.chart .label rect{fill:var(--chart-group)}
`.trim()

/** @param {number} value */
const short = (value) => String(Math.round(value * 10) / 10)

/** @param {readonly string[]} names */
const classes = (...names) => `class="${escaped(names.filter(Boolean).join(' '))}"`

/** @param {Point} point */
const at = ({ x, y }) => `${short(x)} ${short(y)}`

const RADIUS = 6

/** @param {readonly Point[]} points @returns {string} a path with rounded corners */
function pathOf(points) {
  const corner = (point, index) => {
    const before = points[index - 1]
    const after = points[index + 1]
    if (!before) return `M${at(point)}`
    if (!after) return `L${at(point)}`
    return `L${at(towards(point, before))}Q${at(point)} ${at(towards(point, after))}`
  }
  return points.map(corner).join('')
}

/** @returns {Point} a point on the line from one to the other, at most `RADIUS` or half the distance away */
function towards(from, to) {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const share = Math.min(RADIUS, length / 2) / length
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
}

/** @param {readonly Point[]} points @returns {string} the arrow's head, at the end of the line */
function headOf(points) {
  const [from, tip] = points.slice(-2)
  const angle = (Math.atan2(tip.y - from.y, tip.x - from.x) * 180) / Math.PI
  return `<path class="head" d="M0 0L-8 -4L-8 4Z" transform="translate(${at(tip)}) rotate(${short(angle)})"/>`
}

/** @param {PlacedNode} node */
function drawNode(node, classOf) {
  const { id, type, x, y, width, height } = node
  if (type === 'start') {
    const centre = `cx="${short(x + width / 2)}" cy="${short(y + height / 2)}"`
    return `<g class="start"><circle ${centre} r="${width / 2}"/></g>`
  }
  const isGroup = type === 'compound' || type === 'parallel'
  const names = ['node', type, isGroup && 'group', node.isRegion && 'region', classOf(id)]
  const box = (inset) =>
    `<rect class="box" x="${short(x + inset)}" y="${short(y + inset)}" width="${short(width - 2 * inset)}" height="${short(height - 2 * inset)}" rx="${isGroup ? 10 : 8 - inset}"/>`
  const title = [id, node.description].filter(Boolean).join('\n')
  return [
    `<g ${classes(...names)} data-node="${escaped(id)}"><title>${escaped(title)}</title>`,
    box(0),
    type === 'final' ? box(3) : '',
    ...drawRows(node, classOf),
    '</g>',
  ].join('')
}

/** @param {PlacedNode} node */
function drawRows({ x, y, width, rows }, classOf) {
  const left = short(x + PADDING)
  const rule = short(y + PADDING + NAME.line)
  return rows.map(({ kind, text, title, edge }, index) => {
    const base = short(y + PADDING + 14 + (index === 0 ? 0 : NAME.line + (index - 1) * TEXT.line - 2))
    const line = `<text ${classes(kind === 'name' ? 'name' : `row-${kind}`)} x="${left}" y="${base}">${escaped(text)}</text>`
    if (kind === 'name')
      return rows.length > 1 ? `${line}<path class="rule" d="M${short(x)} ${rule}h${short(width)}"/>` : line
    const full = `<title>${escaped(title ?? text)}</title>`
    return edge
      ? `<g ${classes('edge', 'row', classOf(edge))} data-edge="${escaped(edge)}">${full}${line}</g>`
      : `<g>${full}${line}</g>`
  })
}

/** @param {PlacedEdge} edge */
function drawEdge({ id, title, lines, label }, classOf) {
  const data = id ? ` data-edge="${escaped(id)}"` : ''
  return [
    `<g ${classes('edge', 'arrow', id ? classOf(id) : 'initial')}${data}><title>${escaped(title)}</title>`,
    ...lines.map((points) => `<path d="${pathOf(points)}"/>${headOf(points)}`),
    label ? drawLabel(label) : '',
    '</g>',
  ].join('')
}

function drawLabel({ x, y, width, height, lines }) {
  const box = `x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}"`
  const texts = lines.map((line, index) => {
    const name = line.startsWith('[') ? 'guard' : 'trigger'
    return `<text class="${name}" x="${short(x + 4)}" y="${short(y + 12 + index * TEXT.line)}">${escaped(line)}</text>`
  })
  return `<g class="label"><rect ${box} rx="4"/>${texts.join('')}</g>`
}

/**
 * Draws a chart as SVG. States have `data-node` and transitions (arrows, and rows in a state's box) have
 * `data-edge`, each with the id from `describeChart`; `classOf` adds classes to these elements.
 *
 * @param {Layout} layout
 * @param {{ classOf?: (id: string) => string | undefined }} [options]
 * @returns {string} `<svg class="chart">…</svg>`, without a script
 */
export function drawChart({ id, width, height, nodes, edges }, { classOf = () => '' } = {}) {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="chart" role="img" aria-label="Chart of ${escaped(id)}" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<style>${STYLE}</style>`,
    ...nodes.map((node) => drawNode(node, classOf)),
    ...edges.map((edge) => drawEdge(edge, classOf)),
    '</svg>',
  ].join('\n')
}
