import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { centred, flexColumn, flexRow, growing, square, wrapped } from '../../theme/layout.ts'
import { media } from '../../theme/media.ts'
import { text } from '../../theme/text.css.ts'
import { color, duration, radius, size, space, weight } from '../../theme/tokens.css.ts'
import { sideways } from '../layout/sideways.css.ts'

export const group = style({ ...flexColumn(space.x2), minWidth: 0 })
export const error = style([text.small, { color: color.red, fontWeight: weight.medium }])

export const card = style({
  position: 'relative',
  ...flexRow(),
  minWidth: 0,
  minHeight: size.target,
  background: color.raised,
  borderRadius: radius.large,
  // The border is an inset shadow, so that choosing a card shifts nothing.
  boxShadow: 'inset 0 0 0 1px transparent',
  cursor: 'pointer',
  transition: `background-color ${duration.quick}, box-shadow ${duration.quick}`,
  selectors: {
    '&:has(:checked)': { background: color.brandTint, boxShadow: `inset 0 0 0 2px ${color.brand}` },
    '&:has(:focus-visible)': { outline: `2px solid ${color.brand}`, outlineOffset: '2px' },
    '&:has(:disabled)': { color: color.textLow, cursor: 'not-allowed' },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not(:has(:checked, :disabled))': { background: color.pressed } } },
  },
})

/** Four columns, or fewer if the names would not fit. */
const tiles = 'repeat(auto-fill, minmax(max(4em, 22%), 1fr))'
/** One column or two, never three. */
const pairs = 'repeat(auto-fit, minmax(max(min(8.75em, 100%), 34%), 1fr))'

/** Also used for placeholders. */
export const list = styleVariants({
  tiles: {
    display: 'grid',
    gridTemplateColumns: tiles,
    gap: space.x2,
    paddingTop: space.x1,
    // Three items fill one row, five or six fill two rows of three, so that no item is alone in a row.
    selectors: {
      '&:has(> :nth-child(3):last-child), &:has(> :nth-child(5)):not(:has(> :nth-child(7)))': {
        gridTemplateColumns: 'repeat(auto-fill, minmax(max(4em, 30%), 1fr))',
      },
    },
  },
  rows: { display: 'grid', gridTemplateColumns: pairs, gap: space.x2 },
  chips: [sideways, { gap: space.x2 }],
  wrapped: { ...wrapped(space.x2) },
})

const chip = { gap: space.x2, padding: `0 ${space.x4}`, borderRadius: radius.medium }

/** Placeholders as high as a tile. */
export const tileSkeletons = style([list.tiles])
globalStyle(`${tileSkeletons} > *`, { height: '92px' })

export const layout = styleVariants({
  tiles: { flexDirection: 'column', gap: space.x2, padding: `${space.x3} ${space.x1}`, textAlign: 'center' },
  rows: { gap: space.x2, padding: space.x3 },
  chips: { flex: 'none', ...chip },
  wrapped: { maxWidth: '100%', overflowWrap: 'anywhere', ...chip },
})

export const words = style({ ...growing, maxWidth: '100%' })
export const name = style([text.body, { display: 'block', fontWeight: weight.bold }])
export const detail = style([text.small, { display: 'block', color: color.textMid }])
export const icon = style({ ...centred, flex: 'none', color: color.textMid })

// A single item in the last row fills it.
globalStyle(`${list.rows} > :last-child:nth-child(odd)`, { gridColumn: '1 / -1' })

globalStyle(`:is(${layout.chips}, ${layout.wrapped}):has(:checked) ${name}`, { color: color.brand })
globalStyle(`${layout.tiles} ${icon}`, {
  ...square('40px'),
  borderRadius: radius.medium,
  background: color.pressed,
})
globalStyle(`${card}:has(:checked) ${icon}`, { color: color.brand })
globalStyle(`${layout.tiles}:has(:checked) ${icon}`, { background: 'rgb(3 21 13 / 0.35)' })

export const mark = style({
  flex: 'none',
  ...square('24px'),
  borderRadius: radius.round,
  color: color.brand,
  selectors: {
    '&:empty': { ...square('22px'), margin: '1px', border: `1.5px solid ${color.outline}` },
  },
})

export const badge = style([
  text.caption,
  {
    position: 'absolute',
    top: '-6px',
    right: space.x2,
    padding: '0 6px',
    borderRadius: radius.small,
    background: color.gold,
    color: color.onGold,
    fontWeight: weight.heavy,
    pointerEvents: 'none',
  },
])
