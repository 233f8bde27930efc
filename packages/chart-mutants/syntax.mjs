import { parseSync } from 'vite'

/** @typedef {import('vite').ESTree.Node & Record<string, any>} Node an ESTree node with its position in the text */

/** Type syntax that wraps an expression. All other type syntax does not exist at run time. */
const WRAPPERS = ['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression']

/** @param {unknown} value @returns {value is Node} */
const isNode = (value) => typeof value === 'object' && value !== null && 'type' in value && 'start' in value

/**
 * @param {Node} node
 * @param {readonly Node[]} ancestors
 * @returns {boolean} true for types, imports and `setup({ types })`
 */
const isErased = (node, ancestors) =>
  (node.type.startsWith('TS') && !WRAPPERS.includes(node.type)) ||
  node.type === 'ImportDeclaration' ||
  (keyOf(node) === 'types' && calleeOf(ancestors.at(-2)) === 'setup')

/**
 * @param {string} file name whose extension determines whether it is TypeScript with JSX
 * @param {string} text
 * @throws {Error} if the text does not parse
 */
export function parse(file, text) {
  const { program, module, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file} can't be parsed: ${errors[0]?.message}`)
  return { program: /** @type {Node} */ (/** @type {unknown} */ (program)), module }
}

/**
 * Visits the parts of a program that exist at run time, outermost first: neither types nor imports.
 *
 * @param {Node} node
 * @param {(node: Node, ancestors: readonly Node[]) => void} visit `ancestors`: the innermost last
 * @param {readonly Node[]} [ancestors]
 */
export function walk(node, visit, ancestors = []) {
  if (isErased(node, ancestors)) return
  visit(node, ancestors)
  const within = [...ancestors, node]
  for (const [key, value] of Object.entries(node)) {
    if (key === 'typeAnnotation' || key === 'typeArguments') continue
    for (const child of [value].flat()) if (isNode(child)) walk(child, visit, within)
  }
}

/** @param {Node} node @returns {string | undefined} the key of a property, unless it is computed */
export function keyOf(node) {
  if (node.type !== 'Property' || node.computed) return undefined
  return node.key.type === 'Identifier' ? node.key.name : String(node.key.value)
}

/** @param {Node | undefined} node an object @param {string} key @returns {Node | undefined} the property's value */
export function valueAt(node, key) {
  if (node?.type !== 'ObjectExpression') return undefined
  return node.properties.find((/** @type {Node} */ property) => keyOf(property) === key)?.value
}

/** @param {Node | undefined} node @returns {node is Node} */
export const isText = (node) => node?.type === 'Literal' && typeof node.value === 'string'

/** @param {Node | undefined} node @returns {string | undefined} the last name of the callee, such as `createMachine` */
export function calleeOf(node) {
  if (node?.type !== 'CallExpression') return undefined
  const { callee } = node
  return callee.type === 'MemberExpression' ? callee.property.name : callee.name
}

/** @param {Node} node */
export const isFunction = ({ type }) =>
  ['ArrowFunctionExpression', 'FunctionExpression', 'FunctionDeclaration'].includes(type)

/**
 * Describes where a node is by the names around it: `open.methods.loading.onDone[0]` or `firstProblem`.
 *
 * @param {Node} node
 * @param {readonly Node[]} ancestors
 */
export function placeOf(node, ancestors) {
  let place = ''
  const path = [...ancestors, node]
  for (const [at, part] of path.entries()) {
    const name =
      keyOf(part) ?? (part.type.startsWith('Variable') || isFunction(part) ? part.id?.name : undefined)
    if (name !== undefined && name !== 'states') place += place ? `.${name}` : name
    const next = path[at + 1]
    if (part.type === 'ArrayExpression' && next) place += `[${part.elements.indexOf(next)}]`
  }
  return place
}
