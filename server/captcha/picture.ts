import { randomInt } from 'node:crypto'

type Point = readonly [x: number, y: number]

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

/** Draws digits as a 160 × 56 SVG: strokes instead of text, tilted, jittered and crossed by lines. */
export function drawCaptcha(digits: string): string {
  const advance = WIDTH / (digits.length + 0.5)
  const strokes = [...digits].map((digit, at) => {
    const [angle, scale] = [between(-22, 22), between(1.1, 1.35)]
    const [left, top] = [advance * (at + 0.75) + between(-3, 3), HEIGHT / 2 + between(-4, 4)]
    const points = (STROKES[Number(digit)] ?? []).map((point) =>
      moved(turned(centred(point), angle), { scale, left, top }),
    )
    return `<path d="${path(points)}" stroke="${darkColour()}" stroke-width="4"/>`
  })
  const lines = Array.from({ length: 5 }, () => {
    const points: Point[] = [0, 50, 110, WIDTH].map((x) => [x + between(-8, 8), between(4, HEIGHT - 4)])
    return `<path d="${path(points)}" stroke="${darkColour()}" stroke-width="1.5" opacity=".55"/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><path fill="#eaf4f0" d="M0 0h${WIDTH}v${HEIGHT}H0z"/><g fill="none" stroke-linecap="round" stroke-linejoin="round">${[...lines, ...strokes].join('')}</g></svg>`
}

const centred = ([x, y]: Point): Point => [x - 10, y - 15]

function turned([x, y]: Point, degrees: number): Point {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)]
  return [x * cos - y * sin, x * sin + y * cos]
}

function moved([x, y]: Point, to: { scale: number; left: number; top: number }): Point {
  return [x * to.scale + to.left + between(-1, 1), y * to.scale + to.top + between(-1, 1)]
}

function path(points: readonly Point[]): string {
  return points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')
}

function darkColour(): string {
  return `hsl(${randomInt(360)} 60% 28%)`
}

function between(least: number, most: number): number {
  return least + (randomInt(1_001) / 1_000) * (most - least)
}
