import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { FLOOR_WORDS, TARGETS } from '../scripts/browsers/floor.mjs'
import { lackingInCode, lackingInStyles } from '../scripts/browsers/lacking.mjs'

it('the build compiles for the oldest browsers, which the documents name', () => {
  expect(TARGETS).toEqual(['chrome105', 'firefox121', 'ios15.6', 'safari15.6'])
  expect(FLOOR_WORDS).toBe('Chrome 105, Firefox 121, Safari 15.6')
  expect(readFileSync('docs/deploy.md', 'utf8')).toContain(`newer ones: ${FLOOR_WORDS}.`)
})

it.each([
  ['rows.toSorted()', 'javascript.builtins.Array.toSorted'],
  ['rows?.["toSpliced"](0, 1)', 'javascript.builtins.Array.toSpliced'],
  ['AbortSignal.any(signals)', 'api.AbortSignal.any_static'],
  ['Promise.withResolvers()', 'javascript.builtins.Promise.withResolvers'],
  ['const position = new ViewTimeline()', 'api.ViewTimeline'],
  ['text.split(/(?<=@)/)', 'javascript.regular_expressions.lookbehind_assertion'],
  ['new RegExp("(?<!a)b")', 'javascript.regular_expressions.lookbehind_assertion'],
  ['new RegExp(`(?<!a)b`)', 'javascript.regular_expressions.lookbehind_assertion'],
  ['class Box { static { start() } }', 'javascript.classes.static.initialization_blocks'],
  ['style.background = `oklch(0.5 0.1 9)`', 'css.types.color.oklch'],
])('the oldest browsers lack what %s needs', (code, feature) => {
  expect(lackingInCode(code)).toEqual([feature])
})

it.each([
  '[...rows].sort()',
  'const own = { toSorted: 1, ViewTimeline: 2 }; own.any',
  'class Own { toSorted() { return this.timeout } }',
  'Object.hasOwn(rows, "a"); rows.findLast(isNew); signal.throwIfAborted()',
  'text.match(/(?=a)(?<name>b)/)',
])('the oldest browsers run %s', (code) => {
  expect(lackingInCode(code)).toEqual([])
})

const DYNAMIC = 'css.types.length.viewport_percentage_units_dynamic'

it.each([
  ['a { height: 100dvh }', DYNAMIC],
  ['a { height: 100dvh; height: 100vh }', DYNAMIC],
  ['a { height: 100vh; height: calc(100dvh - var(--x)) }', DYNAMIC],
  ['a { background: color-mix(in srgb, red, blue) }', 'css.types.color.color-mix'],
  ['a { overflow-x: clip }', 'css.properties.overflow-x.clip'],
  ['a:state(open) { color: red }', 'css.selectors.state'],
  ['@container (width > 1px) { a { color: red } }', 'css.at-rules.container'],
  ['@media (width > 1px) { a { color: red } }', 'css.at-rules.media.range_syntax'],
])('the oldest browsers lack what the styles %s need', (css, feature) => {
  expect(lackingInStyles(css)).toContain(feature)
})

it.each([
  'a { height: 100vh; height: 100dvh }',
  'a { -webkit-mask-image: none; mask-image: none }',
  '@supports (overflow: clip) { a { overflow-x: clip } }',
  '@media (min-width: 1px) { a:has(b:modal) { inset: 0 } }',
])('the oldest browsers know the styles %s', (css) => {
  expect(lackingInStyles(css)).toEqual([])
})
