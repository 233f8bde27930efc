import { style, styleVariants } from '@vanilla-extract/css'
import { flexRow, wrapped } from '../../theme/layout.ts'
import { media } from '../../theme/media.ts'
import { text } from '../../theme/text.css.ts'
import { color, duration, radius, size, space, weight } from '../../theme/tokens.css.ts'
import { sideways } from '../layout/sideways.css.ts'

export const list = styleVariants({
  /** Icon tiles, for the home screen. */
  tile: [sideways, { gap: space.x2 }],
  /** Icon tiles in rows of three, all in view. */
  grid: { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: space.x2 },
  underline: {
    ...wrapped(),
    columnGap: space.x2,
    boxShadow: `inset 0 -1px ${color.hairline}`,
  },
  chip: [sideways, { gap: space.x2 }],
})

const base = style({
  ...flexRow(),
  justifyContent: 'center',
  minHeight: size.target,
  color: color.textMid,
  transition: `background-color ${duration.quick}, color ${duration.quick}`,
  selectors: { '&[aria-selected=true]': { color: color.brand } },
})

const filled = style([
  base,
  {
    flex: 'none',
    background: color.surface,
    selectors: {
      '&[aria-selected=true]': { background: color.brandTint, boxShadow: `inset 0 0 0 2px ${color.brand}` },
    },
    '@media': {
      [media.hover]: { selectors: { '&:hover:not([aria-selected=true])': { background: color.raised } } },
    },
  },
])

const tile = style([
  filled,
  text.caption,
  {
    flexDirection: 'column',
    gap: space.x2,
    // One that the edge of a phone cuts shows that there are more.
    minWidth: '64px',
    minHeight: '68px',
    paddingInline: space.x1,
    borderRadius: radius.large,
    scrollSnapAlign: 'center',
  },
])

export const tab = styleVariants({
  tile: [tile],
  grid: [tile, { paddingBlock: space.x2, overflowWrap: 'anywhere' }],
  underline: [
    base,
    text.control,
    {
      flex: 1,
      gap: space.x2,
      paddingInline: space.x1,
      fontSize: 'min(1rem, 5vw)',
      whiteSpace: 'nowrap',
      height: size.control,
      borderBottom: '3px solid transparent',
      borderTop: '3px solid transparent',
      selectors: { '&[aria-selected=true]': { borderBottomColor: color.brand } },
      '@media': { [media.forced]: { borderBlockColor: 'Canvas' } },
    },
  ],
  chip: [
    filled,
    text.body,
    {
      gap: space.x2,
      paddingInline: space.x4,
      borderRadius: radius.medium,
      fontWeight: weight.bold,
      background: color.raised,
      color: color.textHigh,
    },
  ],
})
