import { randomInt } from 'node:crypto'

type Point = readonly [x: number, y: number]

/** The ends of a short line, with a point between them. */
type Piece = readonly Point[]

/** Each digit as one stroke: the points of a line in a 20 × 30 box. */
const STROKES: readonly (readonly Point[])[] = [
  '10,2 15,4 18,10 18,20 15,26 10,28 5,26 2,20 2,10 5,4 10,2',
  '4,9 11,2 11,28 4,28 18,28',
  '3,8 6,3 11,2 16,5 16,11 3,28 17,28',
  '3,4 10,2 16,6 14,12 8,14 15,16 17,22 12,28 3,26',
  '14,28 14,2 2,20 19,20',
  '16,2 5,2 4,13 11,11 17,16 16,24 9,28 3,25',
  '14,2 7,8 3,18 5,26 11,28 17,24 16,17 10,14 4,18',
  '2,2 18,2 13,15 7,15 17,15 13,15 8,28',
  '10,14 4,10 5,4 10,2 15,4 16,10 10,14 3,19 4,26 10,28 16,26 17,19 10,14',
  '6,28 13,22 17,12 15,4 9,2 3,6 4,13 10,16 16,12',
].map((stroke) =>
  stroke.split(' ').map((point): Point => {
    const [x = 0, y = 0] = point.split(',').map(Number)
    return [x, y]
  }),
)

const WIDTH = 160
const HEIGHT = 56

/** The pieces that each digit is drawn with, at least as many as the longest one is cut into, and its decoys. */
const [PIECES, DECOYS] = [24, 7]

/** The shortest and the longest piece, in pixels. */
const [SHORTEST, LONGEST] = [6, 9]

/**
 * Draws digits as a 160 × 56 SVG: one path of short pieces in random order, all alike. A digit is cut at random into
 * pieces that do not quite meet; parts of it are drawn again until every digit has the same number, and decoys are
 * drawn around it. So neither number, order nor length of the pieces tells what they draw.
 */
export function drawCaptcha(digits: string): string {
  const advance = WIDTH / (digits.length + 0.5)
  const wave = { height: between(1.5, 3), length: between(45, 80), start: between(0, Math.PI * 2) }
  const pieces = [...digits].flatMap((digit, at) => {
    const left = advance * (at + 0.75)
    const to = {
      ...{ left: left + between(-3, 3), top: HEIGHT / 2 + between(-3, 3) },
      ...{ scale: between(1.15, 1.35), slant: between(-0.18, 0.18) },
    }
    const angle = between(-16, 16)
    const stroke = (STROKES[Number(digit)] ?? []).map((point) =>
      waved(moved(turned(centred(point), angle), to), wave),
    )
    return [...cut(stroke), ...Array.from({ length: DECOYS }, () => decoy(left, advance))]
  })
  const path = shuffled(pieces).map(drawn).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><path fill="#eaf4f0" d="M0 0h${WIDTH}v${HEIGHT}H0z"/><path fill="none" stroke="hsl(${randomInt(360)} 60% 26%)" stroke-width="3.2" stroke-linecap="round" d="${path}"/></svg>`
}

/** Cuts a stroke into pieces of random lengths, each with its ends and its middle, and repeats some. */
function cut(stroke: readonly Point[]): Piece[] {
  const length = lengthOf(stroke)
  let from = 0
  return Array.from({ length: PIECES }, () => {
    const size = between(SHORTEST, LONGEST)
    // The stroke is covered once, then repeated at random places. The last piece of it is as long as any other.
    const start = from < length ? Math.min(from, length - size) : between(0, length - size)
    from += size - between(0, 1)
    return [start, start + size / 2, start + size].map((along) => pointAt(stroke, along))
  })
}

/** A piece that belongs to no digit, beside those of the digit whose middle is at `left`. */
function decoy(left: number, width: number): Piece {
  const [x, y] = [left + between(-width / 2, width / 2), between(6, HEIGHT - 6)]
  const [angle, bend, half] = [between(0, 360), between(-1.5, 1.5), between(SHORTEST, LONGEST) / 2]
  const place = (point: Point): Point => {
    const [dx, dy] = turned(point, angle)
    return [x + dx, y + dy]
  }
  return [place([-half, 0]), place([0, bend]), place([half, 0])]
}

/** A piece as path data, in either direction. */
function drawn(piece: Piece): string {
  const points = randomInt(2) === 0 ? piece : piece.toReversed()
  return points
    .map(([x, y], at) => {
      const shaken = [x, y].map((value) => (value + between(-0.5, 0.5)).toFixed(1))
      return `${at === 0 ? 'M' : 'L'}${shaken.join(' ')}`
    })
    .join('')
}

function lengthOf(stroke: readonly Point[]): number {
  return stroke.reduce((sum, point, at) => sum + distance(stroke[at - 1] ?? point, point), 0)
}

/** The point at a distance from the start of a stroke, along it. */
function pointAt(stroke: readonly Point[], along: number): Point {
  let left = along
  for (const [at, to] of stroke.entries()) {
    const from = stroke[at - 1] ?? to
    const step = distance(from, to)
    if (step > 0 && left <= step) {
      const part = left / step
      return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]
    }
    left -= step
  }
  return stroke.at(-1) ?? [0, 0]
}

const distance = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1])

function shuffled<T>(items: readonly T[]): T[] {
  const rest = [...items]
  return items.flatMap(() => rest.splice(randomInt(rest.length), 1))
}

const centred = ([x, y]: Point): Point => [x - 10, y - 15]

function turned([x, y]: Point, degrees: number): Point {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)]
  return [x * cos - y * sin, x * sin + y * cos]
}

function moved([x, y]: Point, to: { scale: number; slant: number; left: number; top: number }): Point {
  return [(x + y * to.slant) * to.scale + to.left, y * to.scale + to.top]
}

/** Bends the line on which the digits stand. */
function waved([x, y]: Point, wave: { height: number; length: number; start: number }): Point {
  return [x, y + Math.sin((x / wave.length) * Math.PI * 2 + wave.start) * wave.height]
}

function between(least: number, most: number): number {
  return least + (randomInt(1_001) / 1_000) * (most - least)
}
