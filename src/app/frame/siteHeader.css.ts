import { style } from '@vanilla-extract/css'
import { centred, flexRow, growing, square, wrappedRow } from '../../theme/layout.ts'
import { media } from '../../theme/media.ts'
import { text } from '../../theme/text.css.ts'
import { color, duration, radius, size, space, weight } from '../../theme/tokens.css.ts'

export const bar = style({
  ...wrappedRow(),
  justifyContent: 'flex-end',
  // Leaves room for the demo ribbon.
  minHeight: '60px',
  padding: `${space.x2} ${space.x1} 0`,
  boxShadow: `0 1px ${color.hairline}`,
})

export const brand = style({
  ...flexRow(space.x2),
  ...growing,
  // Shows one line: wrapped content is clipped.
  flexWrap: 'wrap',
  height: '32px',
  overflow: 'hidden',
  paddingInline: space.x1,
  '@media': { [media.narrow]: { paddingInline: 0 } },
})
/** Holds the first line open, so a logo that does not fit beside it wraps and is hidden completely. */
export const brandStart = style({
  flex: '0 0 1px',
  height: '32px',
  marginInlineEnd: `calc(-1 * ${space.x2})`,
})
export const title = style([
  text.title,
  {
    flex: '1 1 0',
    minWidth: 0,
    fontSize: 'min(1.375rem, 5.4vw)',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
])
/** Beside a balance, the title is shown in full or not at all. */
export const titleOfPlayer = style([title, { flex: 'none' }])

/** The background is lower than the buttons, whose touch targets extend beyond it. */
export const pill = style({
  position: 'relative',
  isolation: 'isolate',
  ...flexRow(),
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      inset: '4px 0',
      zIndex: -1,
      background: color.raised,
      borderRadius: radius.round,
    },
  },
})
export const balance = style([
  text.body,
  {
    minHeight: size.target,
    // The border of the plus is the rest of its end. Fits a balance of millions beside three buttons.
    paddingInline: `${space.x3} ${space.x1}`,
    '@media': { [media.narrow]: { selectors: { '[data-long=true] > &': { paddingInline: space.x2 } } } },
    borderRadius: radius.round,
    fontSize: 'min(0.875rem, 4.2vw)',
    fontWeight: weight.bold,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    transition: `opacity ${duration.calm}`,
    selectors: { '&[aria-busy=true]': { opacity: 0.9 } },
  },
])
/** When the balance was loaded, if it is stale. */
export const time = style([text.caption, { display: 'block', color: color.amber }])
export const plus = style({
  ...centred,
  ...square(size.target),
  borderRadius: radius.round,
  border: '4px solid transparent',
  background: `${color.brand} padding-box`,
  color: color.onBrand,
  // On the narrowest phone a long amount takes its place: the bottom bar has the same link.
  '@media': { [media.narrow]: { selectors: { '[data-long=true] > &': { display: 'none' } } } },
})

export const icon = style({
  ...centred,
  flex: 'none',
  ...square(size.target),
  borderRadius: radius.medium,
  '@media': { [media.hover]: { selectors: { '&:hover': { background: color.raised } } } },
})
