import { describe, expect, it } from 'vitest'
import { arrangeGames, FIRST_VIEW, gameKey, gamesOf, gamesView } from '#machines/games/games/games.rules.ts'

const game = (code: string, name: string) => ({ code, name, platform: 'HILO', type: 'SLOT' })
const GAMES = [game('3', 'Tiger'), game('1', 'golden Boat'), game('2', 'Boat Race')]

const names = (
  view: { search?: string; order?: 'given' | 'name' | 'favourites' },
  favourites: string[] = [],
) => arrangeGames(GAMES, { ...FIRST_VIEW, ...view }, favourites).map(({ name }) => name)

describe('the games of a list', () => {
  it('are listed in the given order, by name, or with the favourites first', () => {
    expect(names({})).toEqual(['Tiger', 'golden Boat', 'Boat Race'])
    expect(names({ order: 'name' })).toEqual(['Boat Race', 'golden Boat', 'Tiger'])
    expect(names({ order: 'favourites' }, ['HILO/2'])).toEqual(['Boat Race', 'Tiger', 'golden Boat'])
    expect(names({ order: 'favourites' }, ['OTHER/2'])).toEqual(['Tiger', 'golden Boat', 'Boat Race'])
  })

  it('are found by a part of their name in any case', () => {
    expect(names({ search: ' BOAT ' })).toEqual(['golden Boat', 'Boat Race'])
    expect(names({ search: 'boat', order: 'name' })).toEqual(['Boat Race', 'golden Boat'])
    expect(names({ search: 'x' })).toEqual([])
    expect(names({ search: '  ' })).toHaveLength(3)
  })

  it('are found whatever invisible characters are among the words', () => {
    expect(names({ search: '\u200bbo\u200eat\u00a0race\ufeff' })).toEqual(['Boat Race'])
    expect(names({ search: '\u200b\u00a0' })).toHaveLength(3)
  })

  it.each(['Book\u2122\ufe0f of', 'Dead\u00a0or', 'Al\u00adive'])(
    'are found by a part of their name as shown: %j',
    (search) => {
      const book = game('4', 'Book\u2122\ufe0f of Dead\u00a0or Al\u00adive')
      expect(arrangeGames([...GAMES, book], { ...FIRST_VIEW, search }, [])).toEqual([book])
    },
  )

  it('are not reordered in place', () => {
    names({ order: 'name' })
    expect(GAMES.map(({ code }) => code)).toEqual(['3', '1', '2'])
  })
})

it('an address that names a system like “constructor” has no games yet', () => {
  expect(gamesOf({}, 'constructor')).toBeUndefined()
  expect(gamesOf({ '': GAMES }, '')).toBe(GAMES)
  expect(gamesOf({ HILO: [] }, 'HILO')).toEqual([])
})

it('a game is told from the others by provider and code', () =>
  expect(gameKey({ platform: 'HILO', code: '1' })).toBe('HILO/1'))

it('a list begins with 48 games of all systems', () =>
  expect(FIRST_VIEW).toEqual({ system: '', search: '', order: 'given', drawn: 48, place: null }))

it.each([
  ['given', true],
  ['name', true],
  ['favourites', true],
  ['', false],
  ['price', false],
  [undefined, false],
])('a stored view with the order “%s” is accepted: %s', (order, isAccepted) =>
  expect(gamesView.safeParse({ ...FIRST_VIEW, order }).success).toBe(isAccepted),
)
