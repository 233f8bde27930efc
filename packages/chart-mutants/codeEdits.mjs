import { calleeOf, isFunction, isText, keyOf } from './syntax.mjs'

/** @typedef {import('./syntax.mjs').Node} Node */
/** @typedef {import('./mutants.mjs').Edit} Edit */

/** Operators and their replacements. @type {Readonly<Record<string, string>>} */
const BOUNDARIES = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' }
/** @type {Readonly<Record<string, string>>} */
const OPERATORS = {
  ...{ '===': '!==', '!==': '===', '&&': '||', '||': '&&', '??': '&&' },
  ...{ '+': '-', '-': '+', '*': '/', '/': '*', '%': '*' },
}

/** Methods that can be left out, because they return the type they are called on. */
const STEPS = [
  ...['filter', 'sort', 'toSorted', 'reverse', 'toReversed', 'slice', 'trim', 'replace', 'replaceAll'],
  ...['toLowerCase', 'toUpperCase', 'normalize', 'padStart', 'padEnd'],
]

/** Keys of a chart whose strings name its parts; `chartEdits` changes those. */
const NAMES = [
  ...['target', 'guard', 'actions', 'entry', 'exit', 'src', 'id', 'type', 'initial', 'tags', 'on', 'after'],
]

/**
 * Returns what can be broken in functions and constants: conditions, boundaries, operators, constants,
 * patterns and returns.
 *
 * @param {Node} node
 * @param {readonly Node[]} ancestors
 * @returns {Edit[]}
 */
export function codeEdits(node, ancestors) {
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
      return ofOperator(node)
    case 'IfStatement':
      return [...negated(node.test), ...earlyReturn(node)]
    case 'ConditionalExpression':
      return negated(node.test)
    case 'UnaryExpression':
      return node.operator === '!' ? [{ change: 'negated condition', node, textOf: node.argument }] : []
    case 'CallExpression':
      return withoutStep(node)
    case 'Literal':
      return ofLiteral(node, ancestors)
    default:
      return []
  }
}

/** @param {Node} test @returns {Edit[]} empty if changing its operator has the same effect */
function negated(test) {
  const isDouble = test.type === 'UnaryExpression' || ['===', '!=='].includes(test.operator)
  return isDouble ? [] : [{ change: 'negated condition', node: test, wrap: ['!(', ')'] }]
}

/** @param {Node} node @returns {Edit[]} */
function ofOperator(node) {
  // String concatenation with `+` has no alternative operator.
  if (node.operator === '+' && (isText(node.left) || isText(node.right))) return []
  const boundary = BOUNDARIES[node.operator]
  const other = boundary ?? OPERATORS[node.operator]
  const change = boundary ? 'changed boundary' : 'changed operator'
  return other ? [{ change, node, between: [node.left, node.right], operator: [node.operator, other] }] : []
}

/** @param {Node} node an `if` @returns {Edit[]} */
function earlyReturn(node) {
  const body = node.consequent.type === 'BlockStatement' ? node.consequent.body.at(-1) : node.consequent
  return body?.type === 'ReturnStatement' && !node.alternate
    ? [{ change: 'dropped early return', node, drop: true }]
    : []
}

/** @param {Node} node a call @returns {Edit[]} */
function withoutStep(node) {
  const name = calleeOf(node)
  if (node.callee.type !== 'MemberExpression' || !name || !STEPS.includes(name)) return []
  return [{ change: 'dropped step', node, textOf: node.callee.object }]
}

/** @param {Node} node @param {readonly Node[]} ancestors @returns {Edit[]} */
function ofLiteral(node, ancestors) {
  if (node.regex) return ofPattern(node)
  const parent = ancestors.at(-1)
  const isKey = (parent?.type === 'Property' || parent?.type === 'MemberExpression') && ancestors.length > 0
  if (isKey && (parent?.key === node || parent?.property === node)) return []
  if (isText(node) && isName(node, ancestors)) return []
  const text = otherConstant(node.value)
  return text === undefined ? [] : [{ change: 'changed constant', node, text }]
}

/** @param {unknown} value @returns {string | undefined} */
function otherConstant(value) {
  if (typeof value === 'number') return String(value + 1)
  if (typeof value === 'boolean') return String(!value)
  if (typeof value === 'string') return value === '' ? "'other'" : "''"
  return undefined
}

/**
 * Returns true for a string in a chart's structure, which names a state, an event or an action. Strings in
 * functions and in the arguments of `assign` and other calls are values.
 *
 * @param {Node} node
 * @param {readonly Node[]} ancestors
 */
function isName(node, ancestors) {
  const inner = ancestors.findLastIndex((part) => isFunction(part))
  const call = ancestors.findLastIndex((part) => part.type === 'CallExpression')
  if (inner > call) return false
  const callee = calleeOf(ancestors[call])
  if (callee === undefined || callee === 'assign') return false
  if (callee === 'createMachine' || callee === 'createStateConfig') {
    const keys = ancestors.slice(call).map((part) => keyOf(part))
    return !keys.includes('params') || keys.at(-1) === 'type' || NAMES.includes(keys.at(-1) ?? '')
  }
  // The first argument of `port('name')`, `sendTo('child', …)`.
  return ancestors[call]?.arguments[0] === node
}

/** @param {Node} node a regular expression @returns {Edit[]} */
function ofPattern(node) {
  const { pattern, flags } = /** @type {{ pattern: string, flags: string }} */ (node.regex)
  const wider = [
    pattern.replace(/^\^/, ''),
    pattern.replace(/\$$/, ''),
    pattern.replace(/\{(\d+)(,\d*)?\}/, (_, least, rest = '') => `{${+least + 1}${rest}}`),
    pattern.replace(/\{(\d+),(\d+)\}/, (_, least, most) => `{${least},${+most + 1}}`),
    pattern.replace(/\\d/, '\\D'),
  ]
  return [...new Set(wider)]
    .filter((other) => other !== pattern)
    .map((other) => ({ change: 'changed pattern', node, text: `/${other}/${flags}` }))
}
