import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import postcss from 'postcss'
import { parseAst } from 'vite'
import { features } from 'web-features'
import { ALLOWED } from './allowed.mjs'
import { FLOOR, numberOf } from './floor.mjs'

/*
 * Finds what the oldest browsers lack in the code and styles of a folder, whoever wrote it, by the data of `web-features`,
 * whose keys are those of MDN: `javascript.builtins.Array.toSorted`. A name after a dot counts where everything of that
 * name is lacking. A declaration counts unless one before it in its rule sets the same property, or one with a prefix
 * does, or an `@supports` is around it.
 */

/** The interfaces whose members are found by name: those of most others have everyday names. */
const INTERFACES =
  /^api\.(AbortSignal|Blob|Document(Fragment)?|Element|Event|File|FormData|Headers|History|HTML(Dialog|Image|Input)?Element|Location|Navigator|Node(List)?|Performance|Range|Response|Scheduler|Storage|URL(SearchParams)?|Window)\.\w+$|^javascript\.builtins\.(?!Temporal|\w*DisposableStack|SuppressedError|Symbol)/

/** What regular expressions lack: by what they are written with. */
const IN_PATTERNS = {
  'javascript.regular_expressions.lookbehind_assertion': /\(\?<[=!]/,
  'javascript.regular_expressions.modifier': /\(\?[ims]*-?[ims]+:/,
}

/** @typedef {{ type: string, [key: string]: any }} Node of the syntax tree */

/** @type {Map<string, string[]>} by feature: the browsers of the floor that lack it, with the version that has it */
const LACKING = new Map(
  Object.values(features)
    .flatMap((feature) => ('status' in feature ? Object.entries(feature.status.by_compat_key ?? {}) : []))
    .map(([key, { support }]) => [key, browsersWithout(/** @type {Record<string, string>} */ (support))]),
)

/** @param {Record<string, string>} support */
function browsersWithout(support) {
  const lacking = FLOOR.flatMap(({ words, version, data }) =>
    data.flatMap((name) => {
      const first = support[name]
      return first && numberOf(first) <= numberOf(version) ? [] : [`${words} ${first ?? 'to come'}`]
    }),
  )
  return [...new Set(lacking)]
}

/** @param {(key: string) => string | undefined} nameOf @returns {Map<string, string[]>} the keys of each name */
function keysBy(nameOf) {
  /** @type {Map<string, string[]>} */
  const keys = new Map()
  for (const key of LACKING.keys()) {
    const name = nameOf(key)
    if (name) keys.set(name, [...(keys.get(name) ?? []), key])
  }
  return keys
}

const lastOf = (/** @type {string} */ key) => key.slice(key.lastIndexOf('.') + 1)
const MEMBERS = keysBy((key) => (INTERFACES.test(key) && !key.endsWith('_static') ? lastOf(key) : undefined))
const FUNCTIONS = keysBy((key) => (key.startsWith('css.types.') ? lastOf(key) : undefined))

/** @param {string} key @returns {boolean} */
const isLacking = (key) => (LACKING.get(key)?.length ?? 0) > 0

/** @param {readonly string[] | undefined} keys of one name @returns {string[]} the first, if all are lacking */
const lackingOf = (keys = []) => (keys.length > 0 && keys.every(isLacking) ? keys.slice(0, 1) : [])

/** @param {Node} node @returns {string[]} the features of `object.name` */
function membersOf({ object, property, computed }) {
  const name = computed ? property.value : property.name
  if (typeof name !== 'string') return []
  const pairs = [`javascript.builtins.${object.name}.${name}`, `api.${object.name}.${name}_static`]
  const known = pairs.filter((key) => LACKING.has(key))
  return lackingOf(known.length > 0 ? known : MEMBERS.get(name))
}

/** @param {string} text @returns {string[]} the features of its CSS functions and units */
function functionsIn(text) {
  const called = [...text.matchAll(/(?<![\w\\-])([a-z][\w-]*)\(/g)]
  return [
    ...called.flatMap(([, name = '']) => lackingOf(FUNCTIONS.get(name))),
    ...(/\d[dsl]v(h|w|min|max|b|i)\b/.test(text)
      ? ['css.types.length.viewport_percentage_units_dynamic']
      : []),
    ...(/\dcq(h|w|i|b|min|max)\b/.test(text) ? ['css.types.length.container_query_length_units'] : []),
  ].filter(isLacking)
}

/** @param {string} pattern */
const patternsIn = (pattern) =>
  Object.entries(IN_PATTERNS).flatMap(([key, written]) => (written.test(pattern) ? [key] : []))

const inText = (/** @type {string} */ text) => [...patternsIn(text), ...functionsIn(text)]

/** @param {Node} node @returns {string[]} the features of a node of code */
function featuresOf(node) {
  switch (node.type) {
    case 'MemberExpression':
      return membersOf(node)
    case 'Identifier':
      return [`api.${node.name}`, `javascript.builtins.${node.name}`]
    case 'StaticBlock':
      return ['javascript.classes.static.initialization_blocks']
    case 'Literal':
      if (node.regex) return patternsIn(node.regex.pattern)
      return typeof node.value === 'string' ? inText(node.value) : []
    case 'TemplateElement':
      return inText(node.value.raw)
    default:
      return []
  }
}

/** The parts of a node that name nothing of the browser. */
const OWN_NAMES = {
  MemberExpression: 'property',
  Property: 'key',
  MethodDefinition: 'key',
  PropertyDefinition: 'key',
}

/** @param {string} code @returns {string[]} the features that it uses and the floor lacks */
export function lackingInCode(code) {
  /** @type {string[]} */
  const found = []
  const visit = (/** @type {any} */ node, named = false) => {
    if (Array.isArray(node)) for (const one of node) visit(one)
    else if (node && typeof node === 'object') {
      if (node.type && !named) found.push(...featuresOf(node).filter(isLacking))
      const own = node.computed ? undefined : OWN_NAMES[/** @type {keyof typeof OWN_NAMES} */ (node.type)]
      for (const [key, value] of Object.entries(node)) visit(value, key === own)
    }
  }
  visit(parseAst(code).body)
  return found
}

/** @param {import('postcss').Declaration} declaration @returns {string[]} its features, unless another stands in */
function declared({ prop, value, parent }) {
  const declarations = (parent?.nodes ?? []).filter((node) => node.type === 'decl')
  const first = declarations.find((other) => other.prop === prop)
  // A browser takes any value with a variable, and then has none if it does not know the rest.
  const hasOther = first?.value !== value && !value.includes('var(')
  if (hasOther || declarations.some((other) => other.prop === `-webkit-${prop}`)) return []
  const key = `css.properties.${prop}`
  const words = [...value.matchAll(/(?<![\w-])[a-z][\w-]*/g)].map(([word]) => `${key}.${word}`)
  return [key, ...words, ...functionsIn(value)]
}

/** @param {string} css @returns {string[]} the features that it uses and the floor lacks */
export function lackingInStyles(css) {
  /** @type {string[]} */
  const found = []
  const add = (/** @type {string[]} */ keys) => found.push(...keys.filter(isLacking))
  const words = (/** @type {string} */ kind, /** @type {string} */ text, /** @type {RegExp} */ word) =>
    add([...text.matchAll(word)].map(([, name]) => `${kind}.${name}`))
  const styles = postcss.parse(css)
  styles.walkAtRules('supports', (rule) => void rule.remove())
  styles.walk((node) => {
    if (node.type === 'decl') add(declared(node))
    if (node.type === 'rule') words('css.selectors', node.selector, /::?([\w-]+)/g)
    if (node.type !== 'atrule') return
    add([`css.at-rules.${node.name}`])
    if (node.name !== 'media') return
    words('css.at-rules.media', node.params, /\(([\w-]+)/g)
    if (/[<>]/.test(node.params)) add(['css.at-rules.media.range_syntax'])
  })
  return found
}

/**
 * Returns a sentence about each feature that the built site uses and the oldest browsers lack, unless `ALLOWED` says why
 * it may; and about what is allowed and used no longer.
 *
 * @param {string} folder
 * @returns {string[]}
 */
export function lackingIn(folder) {
  /** @type {Map<string, Set<string>>} */
  const files = new Map()
  for (const file of readdirSync(folder, { recursive: true }).map(String)) {
    if (!/\.(js|css)$/.test(file)) continue
    const find = file.endsWith('.js') ? lackingInCode : lackingInStyles
    for (const key of find(readFileSync(join(folder, file), 'utf8')))
      files.set(key, (files.get(key) ?? new Set()).add(file))
  }
  const allowed = Object.keys(ALLOWED)
  const allows = (/** @type {string} */ name, /** @type {string} */ key) =>
    key === name || key.startsWith(`${name}.`)
  const found = [...files].filter(([key]) => !allowed.some((name) => allows(name, key)))
  const unused = allowed.filter((name) => ![...files.keys()].some((key) => allows(name, key)))
  return [
    ...found.map(
      ([key, names]) => `${key} is in ${[...names].join(', ')}, and needs ${LACKING.get(key)?.join(', ')}.`,
    ),
    ...unused.map((name) => `${name} is allowed in scripts/browsers/allowed.mjs, and not used.`),
  ]
}
