import { expect, it } from 'vitest'
import {
  gamesAddress,
  HOME_TABS,
  kindAddress,
  kindOfType,
  MENU_KINDS,
  sportAddress,
} from '../../machines/games/gameKinds.ts'

it('the home has seven tabs', () => {
  expect(HOME_TABS.map(({ name, type }) => `${name} ${type}`)).toEqual([
    'Sports SPORTS',
    'Casino LIVE',
    'Slot SLOT',
    'Table TABLE',
    'Poker BINGO',
    'Crash EGAME',
    'Fishing FH',
  ])
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

it('an entry of the Sports tab leads to its games, Exchange to the exchange', () => {
  expect(sportAddress('Exchange')).toBe('/exchange')
  expect(sportAddress('CMD Sports')).toBe('/games?type=SPORTS&system=CMD%20Sports&title=CMD%20Sports')
})

it('an address of a list is encoded, without a system where none is chosen', () => {
  expect(gamesAddress('SLOT', 'A & B')).toBe('/games?type=SLOT&title=A%20%26%20B')
  expect(gamesAddress('SLOT', 'Slot', 'X&Y')).toBe('/games?type=SLOT&system=X%26Y&title=Slot')
})
