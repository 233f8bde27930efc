import { describe, expect, it } from 'vitest'
import { uniqueBy } from '#machines/common/lists/uniqueBy.ts'
import { isFavourite, readGames, toggleGame, withPlayed } from '#machines/games/ownGames/ownGames.rules.ts'
import { addGames } from '#machines/home/homeSearch/homeSearch.rules.ts'

const game = (code: string, platform = 'HILO', name = `Game ${code}`) => ({
  code,
  name,
  platform,
  type: 'SLOT',
})
const codes = (games: readonly { readonly code: string }[]) => games.map(({ code }) => code)

describe('the games that a device keeps', () => {
  it('are read with each game once, whatever else stands there', () => {
    const stored = [game('1'), { ...game('2'), more: true }, game('1', 'HILO', 'Again'), game('1', 'ORBIT')]
    expect(readGames(stored).map(({ name, platform }) => `${name} ${platform}`)).toEqual([
      'Game 1 HILO',
      'Game 2 HILO',
      'Game 1 ORBIT',
    ])
  })

  it.each([undefined, null, '', {}, [1], [{ code: '1' }], ['HILO/1']])(
    'are none where %j is stored',
    (stored) => expect(readGames(stored)).toEqual([]),
  )
})

describe('favourites', () => {
  const [one, two] = [game('1'), game('2')]

  it('get a game at the end when it is added, and lose it when it is removed', () => {
    expect(toggleGame([one], two)).toEqual([one, two])
    expect(toggleGame([one, two], { ...one, name: 'Renamed' })).toEqual([two])
    expect(toggleGame([one], game('1', 'ORBIT'))).toHaveLength(2)
  })

  it('are told apart by provider and code', () => {
    expect(isFavourite([one], { ...one, name: 'Renamed' })).toBe(true)
    expect(isFavourite([one], two)).toBe(false)
    expect(isFavourite([one], game('1', 'ORBIT'))).toBe(false)
  })
})

describe('recently played games', () => {
  const played = (count: number) => Array.from({ length: count }, (_, at) => game(String(at)))

  it('begin with the last one, each once', () => {
    expect(codes(withPlayed([], game('a')))).toEqual(['a'])
    expect(codes(withPlayed([game('a'), game('b'), game('c')], game('b')))).toEqual(['b', 'a', 'c'])
  })

  it('are twelve at most', () => {
    expect(withPlayed(played(11), game('new'))).toHaveLength(12)
    const full = withPlayed(played(12), game('new'))
    expect(codes(full)).toEqual(['new', ...codes(played(11))])
    expect(withPlayed(played(12), game('11'))).toHaveLength(12)
  })
})

it('the games of a further type are added at the end, each once', () =>
  expect(codes(addGames([game('1'), game('2')], [game('3'), game('1')]))).toEqual(['1', '2', '3']))

it('uniqueBy keeps the first item of each id', () =>
  expect(uniqueBy(['b1', 'a1', 'b2'], (item) => item.slice(0, 1))).toEqual(['b1', 'a1']))
