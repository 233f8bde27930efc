import { style } from '@vanilla-extract/css'
import { flexColumn, flexRow, square } from '../../theme/layout.ts'
import { media } from '../../theme/media.ts'
import { text } from '../../theme/text.css.ts'
import { color, duration, layer, radius, size, space, weight } from '../../theme/tokens.css.ts'

export const band = style({
  background: color.surface,
  boxShadow: `0 1px ${color.hairline}, 0 -1px ${color.hairline}`,
})
/** One row of twelve, two of six, or three of four; more rows if the text is enlarged. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(max(4.5rem, 100% / 12), 1fr))',
  maxWidth: size.wide,
  marginInline: 'auto',
  paddingInline: space.x4,
  '@media': {
    'screen and (max-width: 959px)': {
      gridTemplateColumns: 'repeat(auto-fit, minmax(max(5.25rem, 100% / 6), 1fr))',
    },
    [media.handheld]: {
      gridTemplateColumns: 'repeat(auto-fit, minmax(max(5.25rem, 100% / 4), 1fr))',
    },
  },
})
export const item = style({ position: 'relative', minWidth: 0 })
export const link = style([
  text.small,
  {
    ...flexColumn(space.x1),
    alignItems: 'center',
    justifyContent: 'center',
    ...square('100%'),
    minHeight: '64px',
    padding: `${space.x2} ${space.x1}`,
    borderBlock: '3px solid transparent',
    color: color.textMid,
    fontWeight: weight.medium,
    textAlign: 'center',
    overflowWrap: 'anywhere',
    outlineOffset: '-4px',
    transition: `background-color ${duration.quick}, color ${duration.quick}`,
    selectors: {
      '&[aria-current=page]': { borderBottomColor: color.brand, color: color.brand },
      '&[aria-expanded=true]': { background: color.raised, color: color.textHigh },
    },
    '@media': {
      [media.hover]: { selectors: { '&:hover': { background: color.raised, color: color.textHigh } } },
    },
  },
])
export const words = style(flexRow('2px'))
export const chevron = style({
  transition: `transform ${duration.quick}`,
  selectors: { '[aria-expanded=true] &': { transform: 'rotate(180deg)' } },
})

export const menu = style({
  position: 'absolute',
  top: '100%',
  insetInlineStart: 0,
  zIndex: layer.sticky,
  width: 'max-content',
  minWidth: '200px',
  maxWidth: 'min(300px, 60vw)',
  padding: space.x2,
  borderRadius: `0 0 ${radius.medium} ${radius.medium}`,
  background: color.raised,
  boxShadow: '0 12px 32px rgb(3 7 6 / 0.6)',
})
export const entry = style([
  text.body,
  {
    ...flexRow(),
    minHeight: size.target,
    paddingInline: space.x3,
    borderRadius: radius.small,
    fontWeight: weight.medium,
    outlineOffset: '-2px',
    '@media': { [media.hover]: { selectors: { '&:hover': { background: color.pressed } } } },
  },
])
