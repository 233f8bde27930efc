import { Instrumenter } from '@stryker-mutator/instrumenter'
import { parseSync } from 'vite'
import { mutantMaker } from './mutant.mjs'
import { parse, placeOf, walk } from './syntax.mjs'

/** @typedef {import('./syntax.mjs').Node} Node */
/** @typedef {import('./mutant.mjs').Mutant} Mutant */

/**
 * @typedef {object} LeavesOut what is not mutated
 * @property {readonly string[]} [leftOut] names of mutators of StrykerJS, such as `StringLiteral`
 * @property {readonly import('@stryker-mutator/api/ignore').Ignorer[]} [ignorers] of parts of a source
 */

const nothing = () => undefined
const no = () => false
const LOGGER = {
  ...{ trace: nothing, debug: nothing, info: nothing, warn: nothing, error: nothing, fatal: nothing },
  ...{ isTraceEnabled: no, isDebugEnabled: no, isInfoEnabled: no },
  ...{ isWarnEnabled: no, isErrorEnabled: no, isFatalEnabled: no },
}

/** The function that StrykerJS's code asks whether a mutant is active. */
const SWITCH = 'stryMutAct_9fa48'
const COUNT = 'stryCov_9fa48'

/** @param {string} text @returns {(at: { line: number, column: number }) => number} the offset of a position from 0 */
function offsets(text) {
  const starts = [0]
  for (const { index } of text.matchAll(/\n/g)) starts.push(index + 1)
  return ({ line, column }) => (starts[line] ?? 0) + column
}

/** @param {Node} program @param {number} start @param {number} end @returns {string} the names around a part */
function placeAt(program, start, end) {
  let place = ''
  walk(program, (node, ancestors) => {
    if (node.start <= start && node.end >= end) place = placeOf(node, ancestors)
  })
  return place
}

/** @param {string} name such as `StringLiteral` @returns {string} `string literal` */
const inWords = (name) => name.replace(/(?!^)[A-Z]/g, (letter) => ` ${letter}`).toLowerCase()

/**
 * Makes the mutants of any code by the mutators of StrykerJS.
 *
 * @param {string} file its name; its extension determines how it is parsed
 * @param {string} source
 * @param {LeavesOut} [options]
 * @returns {Promise<Mutant[]>} in the order of the source
 * @throws {Error} if the source does not parse
 */
export async function codeMutantsOf(file, source, options) {
  const { mutants } = await switchedCode(file, source, options)
  return mutants.map(({ mutant }) => mutant)
}

/**
 * Returns a source with all its mutants, of which one at most is active: the one that `isActive` is true for.
 *
 * @param {string} file
 * @param {string} source
 * @param {LeavesOut & { isActive?: string }} [options] `isActive`: the JavaScript of a function of the `id` of a mutant,
 *   which is unique in its file
 * @returns {Promise<{ code: string, mutants: { id: string, mutant: Mutant }[] }>}
 */
export async function switchedCode(file, source, given = {}) {
  const { leftOut = [], ignorers = [], isActive = '() => false' } = given
  const { program } = parse(file, source)
  const offsetOf = offsets(source)
  const mutantOf = mutantMaker(file, source)
  const options = { excludedMutations: [...leftOut], ignorers: [...ignorers], noHeader: true, plugins: null }
  const { files, mutants } = await new Instrumenter(LOGGER).instrument(
    [{ name: file, content: source, mutate: true }],
    options,
  )
  const header = `const ${SWITCH} = ${isActive}, ${COUNT} = () => undefined;\n`
  return {
    code: header + (files[0]?.content ?? ''),
    mutants: mutants
      .filter(({ status }) => status !== 'Ignored')
      .map(({ id, location, replacement, mutatorName }) => {
        // Beside an operator that binds more, `a || b` would mean something else.
        const to = mutatorName === 'LogicalOperator' ? `(${replacement})` : replacement
        const [start, end] = [offsetOf(location.start), offsetOf(location.end)]
        const place = placeAt(program, start, end)
        return { id, mutant: mutantOf({ change: inWords(mutatorName), place, start, end, to }) }
      })
      .filter(({ mutant }) => parseSync(file, mutant.source).errors.length === 0),
  }
}
