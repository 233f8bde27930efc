import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { decimal, flag, id, maybe, money, number, wholeMoney } from '../wire.ts'

const INVALID = Symbol('invalid')

function read(schema: z.core.$ZodType, value: unknown): unknown {
  const parsed = z.safeParse(schema, value)
  return parsed.success ? parsed.data : INVALID
}

describe('the contract', () => {
  it.each([
    [500, 500],
    ['500.00', 500],
    ['-12.5', -12.5],
    [null, INVALID],
    ['', INVALID],
    ['0x10', INVALID],
    ['1e3', INVALID],
    [' 5', INVALID],
    [true, INVALID],
    [[], INVALID],
    [Number.NaN, INVALID],
  ])('decodes the number %j as %j', (wire, value) => expect(read(number, wire)).toBe(value))

  it.each([
    [500, 50_000],
    ['500.00', 50_000],
    ['0.1', 10],
    [0.07, 7],
    ['1500.005', 150_001],
    ['-3', -300],
    ['-0', 0],
    [1.42e-14, 0],
    [-5e-7, 0],
    ['99999999999999999999', INVALID],
    [1e21, INVALID],
    [null, INVALID],
    ['৫০০', INVALID],
  ])('decodes the amount %j as %j', (wire, value) => expect(read(money, wire)).toBe(value))

  it.each([
    [500, 50_000],
    ['500', 50_000],
    ['500.00', 50_000],
    ['500.000', 50_000],
    ['999.999', INVALID],
    [25_000.004, INVALID],
    ['500.01', INVALID],
    [500.5, INVALID],
    [1e21, INVALID],
    ['1e3', INVALID],
  ])('decodes the whole amount of a request %j as %j', (wire, value) =>
    expect(read(wholeMoney, wire)).toBe(value),
  )

  it('encodes an amount as a decimal string', () => expect(z.encode(money, 150_005)).toBe('1500.05'))

  it('encodes the whole amount of a request without decimals', () =>
    expect(z.encode(wholeMoney, 150_000)).toBe('1500'))

  it.each([
    [1, true],
    ['1', true],
    [true, true],
    ['true', true],
    [0, false],
    ['0', false],
    [false, false],
    ['false', false],
    [null, INVALID],
    ['', INVALID],
    [2, INVALID],
    ['yes', INVALID],
  ])('decodes the flag %j as %j', (wire, value) => expect(read(flag, wire)).toBe(value))

  it.each([
    [7, '7'],
    ['7', '7'],
    ['653247040368672801', '653247040368672801'],
    [1.23, '1.23'],
    [null, INVALID],
    [{}, INVALID],
  ])('decodes the identifier %j as %j', (wire, value) => expect(read(id, wire)).toBe(value))

  it.each([
    ['120.5', '120.5'],
    [120.5, '120.5'],
    ['abc', INVALID],
  ])('decodes the decimal %j as the text %j', (wire, value) => expect(read(decimal, wire)).toBe(value))

  it('accepts an optional field that is missing or null', () => {
    const schema = z.object({ name: maybe(z.string()) })
    expect(read(schema, {})).toEqual({})
    expect(read(schema, { name: null })).toEqual({ name: null })
    expect(read(schema, { name: 5 })).toBe(INVALID)
  })
})
