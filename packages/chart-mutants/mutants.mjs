import { parseSync } from 'vite'
import { chartEdits } from './chartEdits.mjs'
import { codeEdits } from './codeEdits.mjs'
import { mutantMaker } from './mutant.mjs'
import { calleeOf, parse, placeOf, walk } from './syntax.mjs'

/** @typedef {import('./syntax.mjs').Node} Node */
/** @typedef {import('./mutant.mjs').Mutant} Mutant */

/**
 * @typedef {object} Edit one change to a source; exactly one of `drop`, `text`, `textOf`, `wrap` and `operator` is set
 * @property {string} change in words
 * @property {Node} node what changes
 * @property {boolean} [drop] removes it, with the comma that follows
 * @property {string} [text] replaces it
 * @property {Node} [textOf] the part of it that replaces it
 * @property {readonly [string, string]} [wrap] the texts inserted before and after it
 * @property {readonly [Node, Node]} [between] the operands of the operator
 * @property {readonly [string, string]} [operator] the operator and its replacement
 */

const CHART = /\.(machine|setup|states)\.ts$/

/** @param {string} text @param {Edit} edit @returns {{ start: number, end: number, to: string }} */
function replacementOf(text, { node, drop, text: to, textOf, wrap, between, operator }) {
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

/**
 * Makes every mutant of a chart or of rules.
 *
 * @param {string} file its name; in `*.machine.ts`, `*.setup.ts` and `*.states.ts`, all code counts as a chart's structure
 * @param {string} source
 * @returns {Mutant[]} in the order of the source
 * @throws {Error} if the source does not parse
 */
export function mutantsOf(file, source) {
  const { program } = parse(file, source)
  const ofChart = chartEdits(program)
  const mutantOf = mutantMaker(file, source)
  /** @type {Mutant[]} */
  const mutants = []

  walk(program, (node, ancestors) => {
    const isStructure = ancestors.some((part) =>
      ['createMachine', 'createStateConfig', 'setup'].includes(calleeOf(part) ?? ''),
    )
    const edits = [
      ...(isStructure || CHART.test(file) ? ofChart(node, ancestors) : []),
      ...codeEdits(node, ancestors),
    ]
    for (const edit of edits) {
      const { change } = edit
      const place = placeOf(node, ancestors)
      const mutant = mutantOf({ ...replacementOf(source, edit), change, place })
      if (parseSync(file, mutant.source).errors.length > 0) continue
      const imports = change === 'negated guard' ? "import { not as __not } from 'xstate'\n" : ''
      mutants.push({ ...mutant, source: imports + mutant.source })
    }
  })
  return mutants
}
