import { expect, it } from 'vitest'
import { createActor, createMachine } from 'xstate'
import { type CopyLimits, safeCopy } from '../log/safeCopy.ts'

const ROOMY: CopyLimits = { values: 100, items: 10, characters: 10, depth: 5 }

const TEN = Array.from({ length: 10 }, (_, at) => at)

it.each<[string, unknown, unknown, Partial<CopyLimits>?]>([
  ['JSON values', { a: [1, 'x', null, true], b: -1.5 }, { a: [1, 'x', null, true], b: -1.5 }],
  ['nothing that is undefined', { a: 1, b: undefined }, { a: 1 }],
  ['the name and message of an error', new TypeError('lost'), { name: 'TypeError', message: 'lost' }],
  ['a text of 10 characters', '0123456789', '0123456789'],
  ['a list of 10 items', TEN, TEN],
  ['five levels', [[[[[1]]]]], [[[[[1]]]]]],
  ['as many values as the limit', [1, 2], [1, 2], { values: 3 }],
])('a safe copy keeps %s', (_, given, value, limits) => {
  expect(safeCopy(given, { ...ROOMY, ...limits })).toEqual({ value, cut: false })
})

it.each<[string, unknown, unknown, Partial<CopyLimits>?]>([
  ['functions', { value: () => 1 }, { value: '[function]' }],
  ['numbers that JSON does not have', [Number.NaN], ['[number]']],
  ['objects of a class', [new Map()], ['[Map]']],
  ['actors', [createActor(createMachine({}), { id: 'session' })], ['[actor session]']],
  ['a text of 11 characters', '0123456789a', '[0123456789… of 11]'],
  ['a list of 11 items', [...TEN, 10], [...TEN, '[1 more]']],
  ['the sixth level', [[[[[[]]]]]], [[[[['[list]']]]]]],
  ['one value more than the limit', [1, 2], [1, '[…]'], { values: 2 }],
])('a safe copy cuts %s', (_, given, value, limits) => {
  expect(safeCopy(given, { ...ROOMY, ...limits })).toEqual({ value, cut: true })
})
