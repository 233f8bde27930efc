import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { Blob, Buffer, Face, Font, shape } from 'harfbuzzjs'
import subsetFont from 'subset-font'

/** Units per em of the outlines, precise enough for a title on a phone with a pixel ratio of 3. */
const EM = 150

const LETTERS = `${Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).join('')}·×`

const BENGALI = /([\u0964\u0980-\u09ff]+)/
const BENGALI_LETTERS = Array.from({ length: 128 }, (_, at) => String.fromCharCode(0x980 + at)).join('')

const MANROPE = '@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2'
const ANEK = '@fontsource-variable/anek-bangla/files/anek-bangla-bengali-wght-normal.woff2'

const fonts = Object.fromEntries(
  await Promise.all(
    [500, 700, 800].map(async (weight) => [
      weight,
      {
        latin: await loadFont(MANROPE, LETTERS, weight),
        bengali: await loadFont(ANEK, `${BENGALI_LETTERS}।`, weight),
      },
    ]),
  ),
)

/**
 * Returns a line of text in Manrope, and in Anek Bangla, as an SVG path, so the picture needs no font.
 *
 * @param {string} words in Basic Latin, Bengali, `·` and `×`
 * @param {object} line
 * @param {number} line.x start of the line, or its centre if `centred`
 * @param {number} line.y baseline
 * @param {number} line.size font size in user units, as is `spacing`, which is added after each Latin letter
 * @param {500 | 700 | 800} line.weight
 * @throws if the font lacks a character
 */
export function drawWords(words, { x, y, size, weight, fill, spacing = 0, opacity = 1, centred = false }) {
  const zoom = size / EM
  let pen = 0
  let path = ''
  for (const run of words.split(BENGALI)) {
    const isBengali = BENGALI.test(run)
    const { font, scale } = fonts[weight][isBengali ? 'bengali' : 'latin']
    for (const { codepoint, xAdvance, xOffset, yOffset } of shaped(font, run)) {
      if (codepoint === 0) throw new Error(`The font lacks a character of "${words}".`)
      const outline = outlineOf(font.glyphToJson(codepoint), scale)
      if (outline)
        path += `M${Math.round(pen + xOffset * scale)} ${Math.round(-yOffset * scale) || 0}${outline}`
      pen += xAdvance * scale + (isBengali ? 0 : spacing / zoom)
    }
  }
  const start = centred ? x - (pen * zoom - spacing) / 2 : x
  return `<path fill="${fill}" opacity="${opacity}" transform="translate(${start.toFixed(1)} ${y}) scale(${zoom.toFixed(3)})" d="${path}"/>`
}

async function loadFont(source, letters, weight) {
  const { resolve } = createRequire(import.meta.url)
  const file = await subsetFont(await readFile(resolve(source)), letters, {
    targetFormat: 'truetype',
    variationAxes: { wght: weight },
  })
  const face = new Face(new Blob(file))
  return { font: new Font(face), scale: EM / face.upem }
}

function shaped(font, words) {
  const buffer = new Buffer()
  buffer.addText(words)
  buffer.guessSegmentProperties()
  shape(font, buffer)
  return buffer.getGlyphInfosAndPositions()
}

/** Returns a short path for a glyph: relative commands in whole units from the glyph's origin, y pointing down. */
function outlineOf(commands, scale) {
  let [x, y, last] = [0, 0, '']
  let path = ''
  for (const { type, values } of commands) {
    const points = values.map((value, at) => Math.round(value * (at % 2 ? -scale : scale)))
    const relative = points.map((value, at) => value - (at % 2 ? y : x))
    if (points.length > 0) [x, y] = points.slice(-2)
    let [command, numbers] = [type.toLowerCase(), relative]
    if (command === 'l' && relative[1] === 0) [command, numbers] = ['h', relative.slice(0, 1)]
    else if (command === 'l' && relative[0] === 0) [command, numbers] = ['v', relative.slice(1)]
    path += (command === last ? ' ' : command) + numbers.join(' ')
    last = command
  }
  return path.replaceAll(' -', '-')
}
