import { style } from '@vanilla-extract/css'
import { clamped, flexColumn } from '../../theme/layout.ts'
import { media } from '../../theme/media.ts'
import { text } from '../../theme/text.css.ts'
import { cardLook, color, duration, space, weight } from '../../theme/tokens.css.ts'

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space.x2,
})

/** The mark is above the name, so that the longest names fit on one line at 320 px. */
export const tile = style({
  ...flexColumn(space.x2),
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: 0,
  minHeight: '84px',
  padding: space.x1,
  ...cardLook,
  transition: `background-color ${duration.quick}`,
  selectors: { '&:active': { background: color.pressed } },
  '@media': { [media.hover]: { selectors: { '&:hover': { background: color.raised } } } },
})

/** The size of a generated mark. */
export const icon = style({ flex: 'none', width: '40px' })

export const name = style([
  text.small,
  {
    ...clamped(3),
    maxWidth: '100%',
    // Grows only as far as a word fits into a third of the window.
    fontSize: 'min(0.8125rem, 5vw)',
    textAlign: 'center',
    overflowWrap: 'anywhere',
    fontWeight: weight.medium,
  },
])
