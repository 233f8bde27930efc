import { expect, it } from 'vitest'
import {
  gamesAddress,
  HOME_TABS,
  kindAddress,
  kindOfTitle,
  kindOfType,
  MENU_KINDS,
  OLDER_SHELL_KINDS,
  OLDER_SHELL_SPORTS,
  sportAddress,
} from '#machines/games/gameKinds.ts'

it('the home has seven tabs', () => {
  expect(HOME_TABS.map(({ name, type }) => `${name} ${type}`).join(', ')).toBe(
    'Sports SPORTS, Casino LIVE, Slot SLOT, Table TABLE, Poker BINGO, Crash EGAME, Fishing FH',
  )
})

it('each entry of the side menu leads to its list', () => {
  expect(MENU_KINDS.map((kind) => `${kind.name} ${kindAddress(kind)}`)).toEqual([
    'Sports /?tab=sports',
    'Casino /games?type=LIVE&title=Casino',
    'Slot /games?type=SLOT&title=Slot',
    'Table /games?type=TABLE&title=Table',
    'Poker /games?type=BINGO&title=Poker',
    'Crash /games?type=EGAME&title=Crash',
    'Fishing /games?type=FH&title=Fishing',
    'Lottery /games?type=LOTTO&title=Lottery',
  ])
})

it('a type is known by its name', () => {
  expect(kindOfType('EGAME')?.name).toBe('Crash')
  expect(kindOfType('ARCADE')?.name).toBe('Arcade')
  expect(kindOfType('egame')).toBeUndefined()
})

it('a title is the name of a kind only for the type of that kind', () => {
  expect(kindOfTitle('SLOT', 'Slot')?.key).toBe('slot')
  expect(kindOfTitle('LIVE', 'Slot')).toBeUndefined()
  expect(kindOfTitle('SLOT', 'slot')).toBeUndefined()
})

it('an entry of the Sports tab leads to its games, Exchange to the exchange', () => {
  expect(sportAddress('Exchange')).toBe('/exchange')
  expect(sportAddress('CMD Sports')).toBe('/games?type=SPORTS&system=CMD%20Sports&title=CMD%20Sports')
})

it('the address of a list is encoded, and names no system if none is chosen', () => {
  expect(gamesAddress('SLOT', 'A & B')).toBe('/games?type=SLOT&title=A%20%26%20B')
  expect(gamesAddress('SLOT', 'Slot', 'X&Y')).toBe('/games?type=SLOT&system=X%26Y&title=Slot')
})

it('the older shell has seven kinds, and the sports in a menu that begins with the exchange', () => {
  expect(OLDER_SHELL_KINDS.map(({ key }) => key).join(' ')).toBe(
    'casino slot table crash fishing arcade lottery',
  )
  expect(OLDER_SHELL_SPORTS.map(({ name }) => name).join(', ')).toBe(
    'Exchange, Lucky Sports, I-Sports, E1Sports, Horsebook, Virtual, Kabaddi, CMD Sports',
  )
  expect(OLDER_SHELL_SPORTS.map(({ href }) => href).slice(0, 2)).toEqual([
    '/player/playGame?t=sport&v=CRICKET',
    '/games?type=SPORTS&system=Lucky%20Sports&title=Lucky%20Sports',
  ])
})
