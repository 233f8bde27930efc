import { style } from '@vanilla-extract/css'
import { flexColumn, square } from '#src/theme/layout.ts'
import { media } from '#src/theme/media.ts'
import { text } from '#src/theme/text.css.ts'
import { cardLook, color, duration, space, weight } from '#src/theme/tokens.css.ts'

export const title = style([text.figure, { marginTop: space.x2 }])

export const category = style([
  text.small,
  {
    ...flexColumn(space.x2),
    alignItems: 'center',
    justifyContent: 'center',
    ...square('100%'),
    minHeight: '84px',
    padding: space.x2,
    ...cardLook,
    color: color.textMid,
    fontWeight: weight.bold,
    overflowWrap: 'anywhere',
    // The list clips what is outside the tile.
    outlineOffset: '-4px',
    transition: `background-color ${duration.quick}, color ${duration.quick}`,
    selectors: {
      '&[aria-pressed=true]': {
        background: color.brandTint,
        boxShadow: `inset 0 0 0 2px ${color.brand}`,
        color: color.brand,
      },
    },
    '@media': {
      [media.hover]: { selectors: { '&:hover:not([aria-pressed=true])': { background: color.raised } } },
    },
  },
])
