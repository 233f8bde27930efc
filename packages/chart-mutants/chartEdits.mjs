import { calleeOf, isText, keyOf, valueAt, walk } from './syntax.mjs'

/** @typedef {import('./syntax.mjs').Node} Node */
/** @typedef {import('./mutants.mjs').Edit} Edit */

const EVENTS = ['on', 'after']
const TRANSITIONS = ['always', 'onDone', 'onError', 'onSnapshot']
const ACTIONS = ['actions', 'entry', 'exit']

/** @param {Node} value @returns {Node[]} the elements of an array, or the value itself if it isn't one */
const listOf = (value) => (value.type === 'ArrayExpression' ? value.elements : [value])

/**
 * @param {Node} property
 * @param {(element: Node) => string} changeOf
 * @returns {Edit[]} one edit per element that drops it, or drops the property if it is the only one
 */
function withoutEach(property, changeOf) {
  const elements = listOf(property.value)
  const isOnly = elements.length === 1
  return elements.map((element) => ({
    change: changeOf(element),
    node: isOnly ? property : element,
    drop: true,
  }))
}

/** @param {readonly Node[]} ancestors @returns {boolean} true in `setup({ actions, guards })`, whose keys are names */
const isOfSetup = (ancestors) => calleeOf(ancestors.at(-2)) === 'setup'

/** @param {readonly Node[]} ancestors of a property @returns {boolean} true in `on: { … }`, unless `on` is a state */
function isEvent(ancestors) {
  const [around, outer] = [ancestors.at(-2), ancestors.at(-4)]
  return EVENTS.includes((around && keyOf(around)) ?? '') && !(outer && keyOf(outer) === 'states')
}

/** @param {Node} call @returns {Node | undefined} the object that is passed to `assign` or returned by its function */
function assigned(call) {
  const [argument] = call.arguments
  let body = argument?.type === 'ArrowFunctionExpression' ? argument.body : argument
  while (body?.type === 'ParenthesizedExpression') body = body.expression
  return body?.type === 'ObjectExpression' ? body : undefined
}

/**
 * Returns what can be broken in the structure of a chart. Its keywords count anywhere, so regions and
 * transitions in constants are included.
 *
 * @param {Node} program
 * @returns {(node: Node, ancestors: readonly Node[]) => Edit[]}
 */
export function chartEdits(program) {
  const assigns = assignNames(program)

  /** @param {Node} action */
  const isAssign = (action) => {
    const name = isText(action) ? action : valueAt(action, 'type')
    return calleeOf(action) === 'assign' || (isText(name) && assigns.has(String(name.value)))
  }

  /** @param {Node} property @param {readonly Node[]} ancestors @returns {Edit[]} */
  function ofProperty(property, ancestors) {
    const key = keyOf(property)
    const { value } = property
    if (key === undefined || isOfSetup(ancestors)) return []
    if (TRANSITIONS.includes(key) || isEvent(ancestors))
      return [...withoutEach(property, () => 'dropped transition'), ...otherTargets(value, ancestors)]
    if (ACTIONS.includes(key))
      return withoutEach(property, (action) => (isAssign(action) ? 'dropped assign' : 'dropped action'))
    if (key === 'guard')
      return [
        { change: 'dropped guard', node: property, drop: true },
        { change: 'negated guard', node: value, wrap: ['__not(', ')'] },
      ]
    if (key === 'invoke') return withoutEach(property, () => 'dropped invoke')
    if (key === 'tags') return withoutEach(property, () => 'dropped tag')
    if (key === 'reenter') return [{ change: 'dropped reenter', node: property, drop: true }]
    if (key === 'initial' && isText(value))
      return otherState(value, stateNames(ancestors.at(-1)), 'other initial state')
    return []
  }

  return (node, ancestors) => {
    if (node.type === 'Property') return ofProperty(node, ancestors)
    if (calleeOf(node) === 'assign' && node.callee.type === 'Identifier') return withoutFields(node)
    if (node.type === 'ExpressionStatement')
      return withoutEnqueued(node.expression).map((edit) => ({ ...edit, node }))
    return []
  }
}

/** @param {Node} program @returns {Set<string>} the names of `setup({ actions })` that are assigns */
function assignNames(program) {
  const names = new Set()
  walk(program, (part) => {
    if (part.type === 'Property' && calleeOf(part.value) === 'assign') names.add(keyOf(part))
  })
  return names
}

/** @param {Node} call of `assign` @returns {Edit[]} edits that each drop one field, if there are several */
function withoutFields(call) {
  const fields = assigned(call)?.properties ?? []
  if (fields.length < 2) return []
  return fields.map((/** @type {Node} */ field) => ({ change: 'dropped assign', node: field, drop: true }))
}

/** @param {Node} expression @returns {{ change: string, drop: true }[]} empty unless it is a call of `enqueue` */
function withoutEnqueued(expression) {
  if (expression.type !== 'CallExpression') return []
  const { callee } = expression
  if (callee.name === 'enqueue') return [{ change: 'dropped action', drop: true }]
  if (callee.type !== 'MemberExpression' || callee.object.name !== 'enqueue') return []
  return [{ change: callee.property.name === 'assign' ? 'dropped assign' : 'dropped action', drop: true }]
}

/** @param {Node | undefined} state @returns {string[]} */
function stateNames(state) {
  const states = valueAt(state, 'states')
  if (states?.type !== 'ObjectExpression') return []
  return states.properties.flatMap((/** @type {Node} */ property) => keyOf(property) ?? [])
}

/** @param {readonly Node[]} ancestors of a transition @returns {string[]} the states it can target by name alone */
function siblings(ancestors) {
  const states = ancestors.findLastIndex((node) => node.type === 'Property' && keyOf(node) === 'states')
  return states > 0 ? stateNames(ancestors[states - 1]) : []
}

/** @param {Node} transitions @param {readonly Node[]} ancestors @returns {Edit[]} */
function otherTargets(transitions, ancestors) {
  return listOf(transitions).flatMap((transition) => {
    const target = isText(transition) ? transition : valueAt(transition, 'target')
    return isText(target) ? otherState(target, siblings(ancestors), 'other target') : []
  })
}

/**
 * @param {Node} literal
 * @param {readonly string[]} names
 * @param {string} change
 * @returns {Edit[]} replaces the name with the next one
 */
function otherState(literal, names, change) {
  const others = names.filter((name) => name !== literal.value)
  const other = others[names.indexOf(String(literal.value)) % others.length] ?? others[0]
  return other === undefined ? [] : [{ change, node: literal, text: `'${other}'` }]
}
