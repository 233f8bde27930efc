import { describe, expect, it } from 'vitest'
import { motifsOf } from '#server/seed/art/titles.ts'
import { GAMES, gamesOf, iconFile, systemsOf } from '#server/seed/games.ts'
import { PLATFORMS, TYPES } from '#server/seed/platforms.ts'
import { drawTiles, lookOf } from '#server/seed/tiles.ts'

const files = drawTiles()

it.each([
  ['Lucky Kites', 'kite', 'clover'],
  ['Tiger Trail', 'tiger', undefined],
  ['Emerald Dragon Tiger', 'dragon', 'tiger'],
  ['Rocket Rani', 'crown', 'rocket'],
  ['Hilsa King', 'fish', 'crown'],
  ['Old Town Hi-Lo', 'hiLo', 'rickshaw'],
  ['Evening Pick 3', 'balls', 'moon'],
  ["Three-Card Hold'em", 'chips', undefined],
  ['Nothing Known', 'star', undefined],
])('the picture of %s shows %s with %s', (title, subject, sign) =>
  expect(motifsOf(title)).toEqual({ subject, sign }),
)

it('every game has a picture of its own, of something that its title names', () => {
  const pictures = GAMES.map(({ image }) => files.get(image))
  expect(pictures).not.toContain(undefined)
  expect(new Set(pictures).size).toBe(GAMES.length)
  expect(GAMES.filter(({ name }) => motifsOf(name).subject === 'star')).toEqual([])
})

it('every provider has a mark of its own', () => {
  const marks = PLATFORMS.map(
    (platform) => /stroke-linejoin="round">(.+)<\/g>/.exec(files.get(iconFile(platform)) ?? '')?.[1],
  )
  expect(marks.every(Boolean)).toBe(true)
  expect(new Set(marks).size).toBe(PLATFORMS.length)
})

describe.each(Object.keys(TYPES))('in the lists of %s', (type) => {
  it.each(
    [systemsOf(type), ...systemsOf(type).map((system) => [system])].map((systems) => [
      systems.join(),
      systems,
    ]),
  )('no two neighbours in three columns look alike: %s', (_, systems) => {
    const games = gamesOf(type, systems)
    const pairs = games.flatMap((game, at) => {
      const beside = at % 3 < 2 ? [games[at + 1]] : []
      return [...beside, games[at + 3]].flatMap((other) => (other ? [[game, other] as const] : []))
    })
    const alike = pairs.filter(([one, other]) => {
      const [a, b] = [lookOf(one), lookOf(other)]
      const apart = Math.abs(((a.hue - b.hue + 540) % 360) - 180)
      return (
        apart < 25 && (a.layout === b.layout || motifsOf(one.name).subject === motifsOf(other.name).subject)
      )
    })
    expect(pairs.length).toBeGreaterThan(1)
    expect(alike.map(([one, other]) => [one.name, other.name])).toEqual([])
  })
})
