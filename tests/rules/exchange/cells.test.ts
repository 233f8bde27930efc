import { describe, expect, it, vi } from 'vitest'
import { cellKey, rowKey } from '#machines/exchange/cellKey.ts'
import { cellsOf, createCells } from '#src/ports/exchange/cells.ts'
import { inGroups } from '#src/ui/lists/groups.ts'

const price = (text: string) => ({ price: text, size: '1.2K' })

it.each([
  ['1.23', 'odds', '7', 'back', 0],
  ['1.23', 'odds', 'a/back/1', 'lay', 2],
  ['1.23', 'bookmaker', '0', 'back', undefined],
  ['1.23', 'fancy', 'f/yes', 'no', undefined],
] as const)('the key of a cell of %s in %s names row %s and its side %s', (market, kind, id, side, level) => {
  const row = rowKey(market, kind, id)
  expect(cellKey.parse(cellKey.make(row, side, level))).toEqual({ row, kind, id, side })
  expect(cellKey.parse(row)?.row).not.toBe(row)
})

describe('the store of cells', () => {
  it('tells only the cells that changed, with their marks, and only the newest place of each', () => {
    const cells = createCells()
    const [older, newer, other] = [vi.fn(), vi.fn(), vi.fn()]
    const end = cells.attach('one', older)
    cells.attach('one', newer)
    cells.attach('other', other)
    end()
    cells.change([{ key: 'one', shown: price('1.92'), mark: 'up' }])
    expect(newer.mock.calls).toEqual([[{ key: 'one', shown: price('1.92'), mark: 'up' }]])
    for (const silent of [older, other]) expect(silent).not.toHaveBeenCalled()
  })

  it('keeps what a cell shows while nobody shows it, and shows it without a mark when it appears', () => {
    const cells = createCells()
    cells.change([{ key: 'one', shown: price('1.92') }])
    cells.change([{ key: 'one', shown: price('1.94'), mark: 'up' }])
    expect(cells.read('one')).toEqual(price('1.94'))
    expect(cells.read('other')).toBeUndefined()
    const show = vi.fn()
    const end = cells.attach('one', show)
    expect(show.mock.calls).toEqual([[{ shown: price('1.94') }]])
    end()
    cells.change([{ key: 'one', shown: price('1.96') }])
    expect(show).toHaveBeenCalledTimes(1)
  })

  it('is one for each environment', () => {
    const [one, other] = [{}, {}]
    expect(cellsOf(one)).toBe(cellsOf(one))
    expect(cellsOf(one)).not.toBe(cellsOf(other))
  })
})

const sizes = (count: number) => inGroups(Array(count).fill('row'), 8).map(({ length }) => length)

it('a group of rows holds as many as asked, in order', () => {
  expect(sizes(0)).toEqual([])
  expect(sizes(8)).toEqual([8])
  expect(sizes(9)).toEqual([8, 1])
  expect(inGroups(['a', 'b', 'c'], 2)).toEqual([['a', 'b'], ['c']])
})
