import { EM, LETTERING } from './lettering.ts'

interface Line {
  x: number
  /** Of the base line. */
  y: number
  size: number
  weight: keyof typeof LETTERING
  fill: string
  /** Added after each letter, in the picture's units. */
  spacing?: number
  opacity?: number
  /** `x` is the line's middle, not its start. */
  centred?: boolean
}

/**
 * A line of words as one path: a picture loads no font, and the system's own would look like nobody's.
 *
 * @throws where a letter has no outline: add it to scripts/lettering.mjs
 */
export function drawWords(words: string, line: Line): string {
  const { x, y, size, weight, fill, spacing = 0, opacity = 1, centred = false } = line
  const scale = size / EM
  let pen = 0
  let path = ''
  for (const letter of words) {
    const drawn = LETTERING[weight][letter]
    if (!drawn) throw new Error(`No outline of "${letter}" at ${weight}: see scripts/lettering.mjs.`)
    const [advance, outline] = drawn
    if (outline) path += `M${Math.round(pen)} 0${outline}`
    pen += advance + spacing / scale
  }
  const start = centred ? x - ((pen - spacing / scale) * scale) / 2 : x
  return `<path fill="${fill}" opacity="${opacity}" transform="translate(${start.toFixed(1)} ${y}) scale(${scale.toFixed(3)})" d="${path}"/>`
}
