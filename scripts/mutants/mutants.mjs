import { parseSync } from 'vite'
import { chartEdits } from './chartEdits.mjs'
import { codeEdits } from './codeEdits.mjs'
import { calleeOf, parse, placeOf, walk } from './syntax.mjs'

/** @typedef {import('./syntax.mjs').Node} Node */

/**
 * @typedef {object} Edit one change to a source; exactly one of `drop`, `text`, `textOf`, `wrap` and `operator` is set
 * @property {string} kind
 * @property {Node} node what changes
 * @property {boolean} [drop] removes it, with the comma that follows
 * @property {string} [text] replaces it
 * @property {Node} [textOf] the part of it that replaces it
 * @property {readonly [string, string]} [wrap] the texts inserted before and after it
 * @property {readonly [Node, Node]} [between] the operands of the operator
 * @property {readonly [string, string]} [operator] the operator and its replacement
 */

/**
 * @typedef {object} Mutant a source with one change
 * @property {string} id file, kind, place and change; stable as long as its own lines stay the same
 * @property {string} file
 * @property {string} kind
 * @property {number} line of the change, from 1
 * @property {string} before the lines that change, without indentation
 * @property {string} after their replacement; empty if they are removed
 * @property {string} code the whole source
 */

const CHART = /\.(machine|setup|states)\.ts$/

/** @param {string} text @param {number} width */
function short(text, width) {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > width ? `${line.slice(0, width - 1)}…` : line
}

/** @param {string} text @param {Edit} edit @returns {{ start: number, end: number, to: string }} */
function changeOf(text, { node, drop, text: to, textOf, wrap, between, operator }) {
  const { start, end } = node
  const own = text.slice(start, end)
  if (drop) return { start, end: end + (/^\s*,/.exec(text.slice(end))?.[0].length ?? 0), to: '' }
  if (wrap) return { start, end, to: wrap.join(own) }
  if (textOf) return { start, end, to: text.slice(textOf.start, textOf.end) }
  if (between && operator) {
    const at = text.indexOf(operator[0], between[0].end)
    return { start: at, end: at + operator[0].length, to: operator[1] }
  }
  return { start, end, to: to ?? '' }
}

/** @param {string} text @param {number} at @returns {[start: number, end: number]} of the line */
function lineAround(text, at) {
  const end = text.indexOf('\n', at)
  return [text.lastIndexOf('\n', at - 1) + 1, end < 0 ? text.length : end]
}

/**
 * Makes every mutant of a source.
 *
 * @param {string} file relative to the project; in a chart's files, all code counts as its structure
 * @param {string} text
 * @returns {Mutant[]} in the order of the source
 */
export function mutantsOf(file, text) {
  const { program } = parse(file, text)
  const ofChart = chartEdits(program)
  /** @type {Mutant[]} */
  const mutants = []
  /** @type {Map<string, number>} */
  const seen = new Map()

  walk(program, (node, ancestors) => {
    const isStructure = ancestors.some((part) =>
      ['createMachine', 'createStateConfig', 'setup'].includes(calleeOf(part) ?? ''),
    )
    for (const edit of [
      ...(isStructure || CHART.test(file) ? ofChart(node, ancestors) : []),
      ...codeEdits(node, ancestors),
    ]) {
      const { start, end, to } = changeOf(text, edit)
      const [from] = lineAround(text, start)
      const [, until] = lineAround(text, end)
      const place = placeOf(node, ancestors)
      const name = `${edit.kind} · ${place} · ${short(text.slice(start, end), 80)}${to && ` → ${short(to, 80)}`}`
      const count = (seen.get(name) ?? 0) + 1
      seen.set(name, count)
      const changed = text.slice(0, start) + to + text.slice(end)
      if (parseSync(file, changed).errors.length > 0) continue
      mutants.push({
        id: `${file} · ${name}${count > 1 ? ` · ${count}` : ''}`,
        file,
        kind: edit.kind,
        line: text.slice(0, start).split('\n').length,
        before: short(text.slice(from, until), 160),
        after: short(text.slice(from, start) + to + text.slice(end, until), 160),
        code: edit.kind === 'negated guard' ? `import { not as __not } from 'xstate'\n${changed}` : changed,
      })
    }
  })
  return mutants
}
