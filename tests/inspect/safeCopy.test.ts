import { expect, it } from 'vitest'
import { createActor, createMachine } from 'xstate'
import { type CopyLimits, safeCopy } from '../../src/inspect/safeCopy.ts'

const ROOMY: CopyLimits = { values: 100, items: 10, characters: 10, depth: 5 }

it('a safe copy keeps JSON values, and leaves out what is undefined', () => {
  const value = { a: [1, 'x', null, true], b: { c: -1.5, d: undefined } }
  expect(safeCopy(value, ROOMY)).toEqual({ value: { a: [1, 'x', null, true], b: { c: -1.5 } }, cut: false })
})

it('a safe copy keeps the name and message of an error', () => {
  expect(safeCopy(new TypeError('lost'), ROOMY)).toEqual({
    value: { name: 'TypeError', message: 'lost' },
    cut: false,
  })
})

it.each([
  ['functions', () => 1, '[function]'],
  ['numbers that JSON does not have', Number.NaN, '[number]'],
  ['objects of a class', new Map(), '[Map]'],
  ['actors', createActor(createMachine({}), { id: 'session' }), '[actor session]'],
])('a safe copy leaves out %s', (_, value, text) => {
  expect(safeCopy({ value }, ROOMY)).toEqual({ value: { value: text }, cut: true })
})

it('a safe copy keeps a text of 10 characters, and cuts one of 11', () => {
  expect(safeCopy('0123456789', ROOMY)).toEqual({ value: '0123456789', cut: false })
  expect(safeCopy('0123456789a', ROOMY)).toEqual({ value: '[0123456789… of 11]', cut: true })
})

it('a safe copy keeps a list of 10 items, and cuts one of 11', () => {
  const list = Array.from({ length: 11 }, (_, at) => at)
  expect(safeCopy(list.slice(1), ROOMY)).toEqual({ value: list.slice(1), cut: false })
  expect(safeCopy(list, ROOMY)).toEqual({ value: [...list.slice(0, 10), '[1 more]'], cut: true })
})

it('a safe copy keeps five levels, and cuts the sixth', () => {
  expect(safeCopy([[[[[1]]]]], ROOMY)).toEqual({ value: [[[[[1]]]]], cut: false })
  expect(safeCopy([[[[[[]]]]]], ROOMY)).toEqual({ value: [[[[['[list]']]]]], cut: true })
})

it('a safe copy keeps as many values as the limit, and no more', () => {
  expect(safeCopy([1, 2], { ...ROOMY, values: 3 })).toEqual({ value: [1, 2], cut: false })
  expect(safeCopy([1, 2], { ...ROOMY, values: 2 })).toEqual({ value: [1, '[…]'], cut: true })
})
