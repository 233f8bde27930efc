import { expect, it } from 'vitest'
import { gamesView } from '#machines/games/games/games.rules.ts'

const VIEW = { system: 'Evolution', search: 'bac', drawn: 96, y: 1_200 }

it.each(['given', 'name', 'favourites'])('a stored view with the order “%s” is accepted', (order) => {
  expect(gamesView.parse({ ...VIEW, order })).toEqual({ ...VIEW, order })
})

it.each(['', 'price', undefined])('a stored view with the order “%s” is refused', (order) => {
  expect(gamesView.safeParse({ ...VIEW, order }).success).toBe(false)
})
