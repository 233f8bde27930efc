import { clampChroma, converter, formatHex, wcagContrast, wcagLuminance } from 'culori'
import { OWN_COLOURS, type OwnColour } from '../../machines/content/operator/operatorFiles.ts'
import { readableColours } from '../../src/theme/contrast.ts'
import { palette } from '../../src/theme/palette.ts'

const toOklch = converter('oklch')

/** How much lighter each try is, of 1. */
const STEP = 0.01

/** How much lighter a pressed button is, of 1. */
const PRESSED = 0.06

/** A chroma below which a colour is a grey and has no hue. */
const GREY = 0.02

export interface OwnPalette {
  /** The colours of an operator's `brand.json`, as `#rrggbb`. */
  readonly colours: Readonly<Record<OwnColour, string>>
  /** The accent, which is lighter than the given colour where that can't be read on the dark page. */
  readonly accent: string
}

/** Returns the sRGB colour nearest to a lightness, chroma and hue of OKLCH, as `#rrggbb`. */
const hexOf = (l: number, c: number, h = 0) => formatHex(clampChroma({ mode: 'oklch', l, c, h }, 'oklch'))

/** By how much more contrast words and edges have than the site's own: a channel of 8 bits is not exact. */
const MARGIN = 1.03

/** Halvings after which a lightness is exact to 8 bits of a channel. */
const HALVINGS = 12

/** Returns the colour of a chroma and hue that has the luminance, and so the contrasts, of another colour. */
function ofLuminance(luminance: number, c: number, h?: number): string {
  let [low, high] = [0, 1]
  for (let step = 0; step < HALVINGS; step += 1) {
    const l = (low + high) / 2
    if (wcagLuminance(hexOf(l, c, h)) < luminance) low = l
    else high = l
  }
  return hexOf(high, c, h)
}

/** Returns the palette with all hues turned so that its accent has the hue of a colour; without a hue, in greys. */
function turned(hue: number | undefined): Record<OwnColour, string> {
  const from = toOklch(palette.brand)?.h ?? 0
  const turn = (name: OwnColour) => {
    const { c = 0, h = 0 } = toOklch(palette[name]) ?? {}
    const margin = /^(text|outline)/.test(name) ? MARGIN : 1
    const luminance = (wcagLuminance(palette[name]) + 0.05) * margin - 0.05
    return hue === undefined ? ofLuminance(luminance, 0) : ofLuminance(luminance, c, h - from + hue)
  }
  return Object.fromEntries(OWN_COLOURS.map((name) => [name, turn(name)])) as Record<OwnColour, string>
}

/** Returns the palette with an accent of a lightness. Words on it are dark, or white where they can be read better. */
function withAccent(own: Record<OwnColour, string>, accent: string): Record<OwnColour, string> {
  const { l = 0, c = 0, h } = toOklch(accent) ?? {}
  const onBrand = [own.onBrand, '#ffffff'].reduce((best, other) =>
    wcagContrast(other, accent) > wcagContrast(best, accent) ? other : best,
  )
  const brandPressed = hexOf(Math.min(1, l + PRESSED), c, h)
  return { ...own, brand: accent, brandPressed, onBrand }
}

/**
 * Returns the palette of a brand of one colour: the site's own, turned to its hue, with the same contrasts. The accent is the given colour, or the next lighter one that can be read wherever the site uses it.
 *
 * @param colour `#rrggbb`
 */
export function paletteOf(colour: string): OwnPalette {
  const { l = 0, c = 0, h } = toOklch(colour) ?? {}
  const own = turned(c < GREY ? undefined : h)
  for (let lightness = l; lightness < 1; lightness += STEP) {
    const accent = lightness === l ? colour.toLowerCase() : hexOf(lightness, c, h)
    const colours = withAccent(own, accent)
    if (readableColours(colours).refused.length === 0) return { colours, accent }
  }
  throw new Error(`No colour of the hue of ${colour} can be read on the page.`)
}
