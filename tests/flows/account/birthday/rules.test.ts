import { describe, expect, it } from 'vitest'
import { checkBirthday, latestBirthday } from '#machines/account/birthday/birthday.rules.ts'

describe('a birthday', () => {
  it.each([
    ['', 'missing'],
    ['nonsense', 'missing'],
    ['1899-12-31', 'missing'],
    ['2026-03-03', 'future'],
    ['2026-03-02', 'tooYoung'],
    ['2008-03-03', 'tooYoung'],
    ['2008-03-02', null],
    ['1900-01-01', null],
  ] as const)('of “%s”, entered on 2026-03-02, has the error %s', (birthday, error) => {
    expect(checkBirthday(birthday, '2026-03-02')).toBe(error)
  })

  it('entered on 29 February is 28 February, 18 years earlier, at the latest', () => {
    expect(latestBirthday('2028-02-29')).toBe('2010-02-29')
    expect(checkBirthday('2010-02-28', '2028-02-29')).toBeNull()
    expect(checkBirthday('2010-03-01', '2028-02-29')).toBe('tooYoung')
  })
})
