import { globalStyle, style } from '@vanilla-extract/css'
import { flexColumn, flexRow } from '../../theme/layout.ts'
import { text } from '../../theme/text.css.ts'
import { color, radius, space } from '../../theme/tokens.css.ts'

export const bar = style({
  ...flexRow(space.x2),
  // With enlarged text, the links wrap below the language button.
  flexWrap: 'wrap',
  minHeight: '68px',
  padding: `6px ${space.x4} 6px ${space.x2}`,
})

// The log-in and the sign-up. Each label fits on one line on the narrowest phone, in Bengali too.
globalStyle(`${bar} > :nth-last-child(-n + 2)`, {
  flex: '1 0 0',
  minWidth: 'max-content',
  paddingInline: space.x2,
  fontSize: 'min(1rem, 5.4vw)',
})

/** An icon above its label. */
export const way = style([
  text.caption,
  {
    fontSize: 'min(0.75rem, 4.4vw)',
    ...flexColumn('2px'),
    flex: 'none',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: '72px',
    minHeight: '56px',
    borderRadius: radius.medium,
    color: color.textMid,
  },
])
