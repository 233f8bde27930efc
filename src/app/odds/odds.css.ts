import {
  type ComplexStyleRule,
  globalStyle,
  type StyleRule,
  style,
  styleVariants,
} from '@vanilla-extract/css'
import { tabular, visuallyHidden } from '../../theme/global.css.ts'
import { flexColumn, flexRow, growing, wrapped } from '../../theme/layout.ts'
import { media } from '../../theme/media.ts'
import { text } from '../../theme/text.css.ts'
import { color, radius, size, space, weight } from '../../theme/tokens.css.ts'

const GAP = '4px'

/** Room for the focus outline of a cell, which the containment of its row would otherwise clip. */
const FOCUS_ROOM = space.x1

/** Matches a table with room for six cells beside the name, by its text, whose size a device may double. */
const roomy = '(min-width: 32.5em)'
/** Matches a table whose texts are too large for six cells in a line, or for two beside a name. */
const tight = '(max-width: 16em)'

const FEW_WIDTH = '132px'
/** The estimated height of a row in px, by its layout. */
export const HEIGHTS = { few: 52, many: 96, beside: 44 }
const MANY_WIDTH = '348px'

// The parts of a native table keep their roles, but rows lay out their own cells, independently of one
// another.
export const table = style({
  display: 'block',
  marginInline: `calc(-1 * ${FOCUS_ROOM})`,
  containerType: 'inline-size',
  textAlign: 'start',
})

const line: ComplexStyleRule = { ...flexRow(), columnGap: space.x3, padding: FOCUS_ROOM }

export const groupOfHead = style({ display: 'block' })
const headBase: ComplexStyleRule = [
  text.caption,
  line,
  { color: color.textMid, '@container': { [tight]: { flexWrap: 'wrap' } } },
]
export const head = styleVariants({ few: headBase, many: headBase, beside: { display: 'block' } })

const group: ComplexStyleRule = { display: 'block', contain: 'content' }
/**
 * `skipped`: groups out of view are neither laid out nor painted, but their prices are still updated. `drawn`: the few
 * rows whose height changes when they are opened, so that a place on the page can be found again.
 */
export const groupOfRows = styleVariants({
  drawn: group,
  skipped: { ...group, contentVisibility: 'auto' },
  beside: {
    ...wrapped(space.x2),
    padding: FOCUS_ROOM,
    // Six cells of the size of a touch target fit beside one another at 320 px.
    '@media': {
      [media.narrow]: { selectors: { '&:has(> :nth-child(3))': { gap: GAP, marginInline: '-10px' } } },
    },
  },
})

/**
 * `few`: one cell per side, beside the name. `many`: three per side, below the name if there is no room
 * beside it. `beside`: one per side, in a column for each row.
 */
export const row = styleVariants({
  few: { ...line, '@container': { [tight]: { flexWrap: 'wrap' } } },
  many: { ...line, flexWrap: 'wrap', '@container': { [roomy]: { flexWrap: 'nowrap' } } },
  beside: { display: 'block', flex: '1 1 0', minWidth: 0, '@container': { [tight]: { flexBasis: '100%' } } },
})

const beside: ComplexStyleRule = { ...growing, textAlign: 'start', fontWeight: weight.medium }

export const heading = styleVariants({
  noted: { ...beside, color: color.amber, '@container': { [tight]: { flexBasis: '100%' } } },
  few: { ...beside, '@container': { [tight]: { display: 'none' } } },
  many: { ...beside, display: 'none', '@container': { [roomy]: { display: 'block' } } },
  beside: [visuallyHidden],
})
/** Shown where the columns have become lines. */
const namedLine: ComplexStyleRule = {
  '@container': {
    [tight]: {
      ...{ display: 'block', position: 'static', width: 'auto', height: 'auto', margin: 0 },
      ...{ clipPath: 'none', whiteSpace: 'normal' },
    },
  },
}
export const name = styleVariants({
  few: [text.body, beside, { '@container': { [tight]: { flexBasis: '100%' } } }],
  many: [text.body, beside, { flexBasis: '100%', '@container': { [roomy]: { flexBasis: 0 } } }],
  beside: [text.body, visuallyHidden, { textAlign: 'start', fontWeight: weight.medium }, namedLine],
})

const cells: ComplexStyleRule = { position: 'relative', display: 'flex', flex: 'none', gap: GAP }

export const prices = styleVariants({
  few: { ...cells, width: FEW_WIDTH, '@container': { [tight]: { width: '100%' } } },
  many: {
    ...cells,
    width: '100%',
    '@container': { [roomy]: { width: MANY_WIDTH }, [tight]: { flexWrap: 'wrap' } },
  },
  beside: { ...cells, width: '100%' },
})
/** The sides over the prices; where a list has its own head, they are read out, not shown. */
export const sides = styleVariants({
  few: [prices.few],
  many: [prices.many],
  beside: [visuallyHidden],
})
export const side = style({
  flex: 1,
  textAlign: 'center',
  fontWeight: weight.medium,
  // Each side has a line of its own.
  '@container': { [tight]: { flexBasis: '100%' } },
})

/** The background of a disabled cell: its side's colour, much darker, under light text. */
const dimmed = (tone: string) => `color-mix(in srgb, ${tone} 32%, ${color.raised})`

/**
 * The background of a cell: an arrow on a bar at the edge that it points to, both in the cell's own tone unless it is
 * marked. Neither moves nor affects the layout, and the layers are the same in number and kind for all cells: a mark
 * costs only the painting of its cell, where new layers would have the browser composite the page again.
 */
const backgroundOf = (tone: string, edge: 'top' | 'bottom', arrow: string, isMarked = true) =>
  [
    `conic-gradient(from ${arrow}, ${isMarked ? color.onOdds : tone} 90deg, transparent 0) center ${edge} 0 / 10px 5px no-repeat`,
    `linear-gradient(${Array(2).fill(isMarked ? color.textHigh : tone)}) ${edge} / 100% 6px no-repeat`,
    tone,
  ].join()

const UP = ['top', '135deg at 50% 0'] as const
const DOWN = ['bottom', '-45deg at 50% 100%'] as const

const cellOf = (tone: string): StyleRule => ({
  flex: 1,
  minWidth: size.target,
  // Two lines of text. Only `ex` knows of a browser's minimum font size.
  height: `max(${size.target}, 2.4em, 4.8ex)`,
  borderRadius: radius.small,
  background: backgroundOf(tone, ...UP, false),
  color: color.onOdds,
  contain: 'size layout style',
  '@container': { [tight]: { flexBasis: `calc((100% - 2 * ${GAP}) / 3)` } },
  selectors: {
    '&[aria-disabled=true], [aria-disabled=true] &': {
      background: color.raised,
      color: color.textHigh,
      cursor: 'default',
    },
    '&[data-mark=up]': { background: backgroundOf(tone, ...UP) },
    '&[data-mark=down]': { background: backgroundOf(tone, ...DOWN) },
  },
  '@supports': {
    '(color: color-mix(in srgb, red, red))': {
      selectors: {
        '&:not([data-mark]):is([aria-disabled=true], [aria-disabled=true] *)': { background: dimmed(tone) },
      },
    },
  },
})

/** The best prices have full colour, the others are paler. */
export const cell = styleVariants({
  back: cellOf(color.back),
  backSoft: cellOf(color.backSoft),
  lay: cellOf(color.lay),
  laySoft: cellOf(color.laySoft),
})

/** A cell that leads nowhere. */
export const textCell = style([
  cellOf(color.raised),
  {
    ...flexColumn(),
    justifyContent: 'center',
    textAlign: 'center',
    color: color.textHigh,
  },
])

// Text grows only as far as six cells fit in a row, and two lines in a cell.
export const price = style([
  text.body,
  tabular,
  {
    display: 'block',
    fontSize: ['min(0.875rem, 18px)', 'min(0.875rem, 5.6cqi, 18px)'],
    lineHeight: 1.25,
    fontWeight: weight.bold,
  },
])
export const amount = style([
  text.caption,
  tabular,
  { display: 'block', fontSize: ['min(0.75rem, 15px)', 'min(0.75rem, 5cqi, 15px)'], lineHeight: 1.25 },
])

// A veil's text would overlap the prices. They are hidden but not removed, so the cells keep their names.
globalStyle('[data-veiled] > * > *', { opacity: 0 })

/** The text over a row's cells. */
export const veil = style([
  text.body,
  {
    position: 'absolute',
    // At fractions of a pixel, the colour of a cell would show beside it.
    inset: '-1px',
    ...flexRow(),
    justifyContent: 'center',
    textAlign: 'center',
    borderRadius: radius.small,
    background: color.raised,
    color: color.amber,
    fontWeight: weight.bold,
  },
])
