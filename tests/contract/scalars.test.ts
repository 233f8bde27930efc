import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { decimal, flag, id, maybe, money, number, wholeMoney } from '../../machines/contract/wire.ts'

const REFUSED = Symbol('refused')

function read(schema: z.core.$ZodType, value: unknown): unknown {
  const parsed = z.safeParse(schema, value)
  return parsed.success ? parsed.data : REFUSED
}

describe('the scalars of the wire', () => {
  it.each([
    [500, 500],
    ['500.00', 500],
    ['-12.5', -12.5],
    [null, REFUSED],
    ['', REFUSED],
    ['0x10', REFUSED],
    ['1e3', REFUSED],
    [' 5', REFUSED],
    [true, REFUSED],
    [[], REFUSED],
    [Number.NaN, REFUSED],
  ])('a number: %j is %j', (wire, value) => expect(read(number, wire)).toBe(value))

  it.each([
    [500, 50_000],
    ['500.00', 50_000],
    ['0.1', 10],
    [0.07, 7],
    ['1500.005', 150_001],
    ['-3', -300],
    ['-0', 0],
    ['99999999999999999999', REFUSED],
    [1e21, REFUSED],
    [null, REFUSED],
    ['৫০০', REFUSED],
  ])('money in poisha: %j is %j', (wire, value) => expect(read(money, wire)).toBe(value))

  it.each([
    [500, 50_000],
    ['500', 50_000],
    ['500.00', 50_000],
    ['500.000', 50_000],
    ['-3', -300],
    ['999.999', REFUSED],
    ['25000.004', REFUSED],
    [25_000.004, REFUSED],
    ['500.01', REFUSED],
    [500.5, REFUSED],
    ['99999999999999999999', REFUSED],
    [1e21, REFUSED],
    ['1e3', REFUSED],
    [null, REFUSED],
  ])('whole money of a request in poisha: %j is %j', (wire, value) =>
    expect(read(wholeMoney, wire)).toBe(value),
  )

  it('money goes back as a decimal string', () => expect(z.encode(money, 150_005)).toBe('1500.05'))

  it.each([
    [1, true],
    ['1', true],
    [true, true],
    ['true', true],
    [0, false],
    ['0', false],
    [false, false],
    ['false', false],
    [null, REFUSED],
    ['', REFUSED],
    [2, REFUSED],
    ['yes', REFUSED],
  ])('a flag: %j is %j', (wire, value) => expect(read(flag, wire)).toBe(value))

  it.each([
    [7, '7'],
    ['7', '7'],
    [null, REFUSED],
    [{}, REFUSED],
  ])('an identifier: %j is %j', (wire, value) => expect(read(id, wire)).toBe(value))

  it.each([
    ['120.5', '120.5'],
    [120.5, '120.5'],
    ['abc', REFUSED],
  ])('a decimal kept as text: %j is %j', (wire, value) => expect(read(decimal, wire)).toBe(value))

  it('an optional field may be missing or null', () => {
    const schema = z.object({ name: maybe(z.string()) })
    expect(read(schema, {})).toEqual({})
    expect(read(schema, { name: null })).toEqual({ name: null })
    expect(read(schema, { name: 5 })).toBe(REFUSED)
  })
})
