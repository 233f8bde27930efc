import { expect, it } from 'vitest'
import { gamesView } from '../../../../machines/games/games/games.rules.ts'

const VIEW = { system: 'Evolution', search: 'bac', drawn: 96, y: 1_200 }

it.each(['given', 'name', 'favourites'])('a view in the order “%s” is kept', (order) => {
  expect(gamesView.parse({ ...VIEW, order })).toEqual({ ...VIEW, order })
})

it.each(['', 'price', undefined])('a view in the order “%s” is refused', (order) => {
  expect(gamesView.safeParse({ ...VIEW, order }).success).toBe(false)
})
