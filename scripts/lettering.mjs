// Makes server/catalogue/lettering.ts: the outlines of the letters in the sandbox's pictures, which load no font. Run
// it by hand when their words get a letter that is not there: node scripts/lettering.mjs
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { Blob, Buffer, Face, Font, shape } from 'harfbuzzjs'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)
const target = new URL('../server/catalogue/lettering.ts', import.meta.url)

/** Units of an em: fine enough for a title on a phone of three dots a pixel. */
const EM = 150

const SMALL = 'abcdefghijklmnopqrstuvwxyz'
const LETTERS = {
  500: `ABCDEFGHIJKLMNOPQRSTUVWXYZ${SMALL}0123456789 ,.·×%`,
  700: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ ',
  800: `ABCDEFGHIJKLMNOPQRSTUVWXYZ${SMALL}0123456789 %×`,
}

const source = await readFile(
  require.resolve('@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2'),
)

/** Relative commands in whole units, from the letter's own origin, as short as can be; the axis points down. */
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

async function drawn(weight, letters) {
  const file = await subsetFont(source, letters, {
    targetFormat: 'truetype',
    variationAxes: { wght: Number(weight) },
  })
  const face = new Face(new Blob(file))
  const font = new Font(face)
  const scale = EM / face.upem
  const shaped = (text) => {
    const buffer = new Buffer()
    buffer.addText(text)
    buffer.guessSegmentProperties()
    shape(font, buffer)
    return buffer.getGlyphInfosAndPositions()
  }
  const outlines = {}
  for (const letter of letters) {
    const [{ codepoint, xAdvance }] = shaped(letter)
    outlines[letter] = [Math.round(xAdvance * scale), outlineOf(font.glyphToJson(codepoint), scale)]
  }
  return outlines
}

const entries = await Promise.all(
  Object.entries(LETTERS).map(async ([weight, letters]) => {
    const rows = Object.entries(await drawn(weight, letters)).map(
      ([letter, outline]) => `    '${letter}': ${JSON.stringify(outline).replaceAll('"', "'")},`,
    )
    return `  ${weight}: {\n${rows.join('\n')}\n  },`
  }),
)
await writeFile(
  target,
  `/* Made by scripts/lettering.mjs from Manrope (OFL): advance and outline of each letter, ${EM} units an em. */\nexport const EM = ${EM}\n\nexport const LETTERING: Record<500 | 700 | 800, Record<string, [number, string]>> = {\n${entries.join('\n')}\n}\n`,
)
