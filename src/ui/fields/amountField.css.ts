import { style } from '@vanilla-extract/css'
import { flexColumn } from '../../theme/layout.ts'
import { media } from '../../theme/media.ts'
import { text } from '../../theme/text.css.ts'
import { color, duration, radius, size, space, weight } from '../../theme/tokens.css.ts'

export const section = style(flexColumn(space.x3))
export const suffix = style([text.control, { color: color.textMid, paddingInline: space.x3 }])

/** Five per row, or fewer with enlarged text, so that an amount stays on one line. */
export const quick = style([
  text.body,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(max(3.6em, 17%), 1fr))',
    gap: space.x2,
  },
])

export const choice = style([
  text.body,
  {
    minHeight: size.target,
    // Lets a number wider than its button wrap.
    minWidth: 0,
    overflowWrap: 'anywhere',
    borderRadius: radius.medium,
    background: color.raised,
    fontWeight: weight.bold,
    fontVariantNumeric: 'tabular-nums',
    transition: `background-color ${duration.quick}`,
    selectors: {
      '&[aria-pressed=true]': {
        background: color.brandTint,
        color: color.brand,
        boxShadow: `inset 0 0 0 2px ${color.brand}`,
      },
      '&:disabled': { color: color.textLow },
    },
    '@media': {
      [media.hover]: {
        selectors: { '&:hover:not([aria-pressed=true]):not(:disabled)': { background: color.pressed } },
      },
    },
  },
])
