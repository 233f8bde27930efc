import { isInBox, sentenceOf, targetFrom, triggerOf } from './words.mjs'

/** @import { ChartEdge, ChartNode, Row } from './chart.types.ts' */

/** Sizes in pixels, shared with `drawChart`. Text is monospaced, so its width is known without a browser. */
export const NAME = { size: 13, character: 7.9, line: 20 }
export const TEXT = { size: 11, character: 6.7, line: 15 }
export const PADDING = 10

/** Maximum length of a text, in characters; longer ones are truncated. */
const LONGEST = 44

/** @param {string} text @returns {string} truncated to fit the maximum width of a box */
const cut = (text) => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text)

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

/** @param {ChartNode} node @returns {Row[]} the contents of the state's box */
export function rowsOf(node) {
  const actions = (kind, names) =>
    names.map((name) => ({ kind, text: cut(`${kind} / ${name}`), title: `${kind} / ${name}` }))
  return [
    { kind: 'name', text: node.key },
    ...actions('entry', node.entry),
    ...node.invokes.map(({ id, src }) => ({
      kind: 'invoke',
      text: cut(`⚙ ${src === id ? id : `${id}: ${src}`}`),
      title: `invoke ${src === id ? id : `${id} (${src})`}`,
    })),
    ...actions('exit', node.exit),
    ...node.edges.filter(isInBox).map(rowOf),
  ]
}

/** @param {readonly Row[]} rows */
export function sizeOf(rows) {
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

/** Returns an arrow's label in the form that ELK needs. @param {ChartEdge} edge */
export function labelBoxOf(edge) {
  const lines = labelOf(edge)
  return {
    text: lines.join('\n'),
    layoutOptions: { 'elk.edgeLabels.inline': 'true' },
    width: Math.ceil(Math.max(...lines.map(({ length }) => length)) * TEXT.character + 8),
    height: lines.length * TEXT.line + 2,
  }
}
