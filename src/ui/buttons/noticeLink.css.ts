import { globalStyle, style } from '@vanilla-extract/css'
import { flexColumn, growing } from '../../theme/layout.ts'
import { color, space } from '../../theme/tokens.css.ts'
import { tone } from '../feedback/alert.css.ts'

export const strip = style([
  tone.amber,
  { position: 'relative', paddingBlock: 0, fontSize: 'min(0.875rem, 4.7vw)' },
])

/** Takes the presses of the whole strip. */
export const link = style({
  ...growing,
  minHeight: '48px',
  alignContent: 'center',
  '::after': { content: '""', position: 'absolute', inset: 0 },
  // More specific than the links in a message.
  selectors: { [`${strip} > &`]: { textDecoration: 'none' } },
})

/** Overlaps the end of the content above the footer, so that nothing shifts when the strips appear. */
export const bottom = style({
  position: 'absolute',
  insetInline: 0,
  bottom: '100%',
  ...flexColumn(space.x1),
  padding: `${space.x2} ${space.x4}`,
  background: color.page,
  boxShadow: `0 -1px ${color.hairline}`,
})

// Keeps the end of the content and focused elements clear of the strips, also when a device enlarges its text.
const screen = `main:has(+ * > .${bottom}`
globalStyle(`${screen})`, { paddingBottom: '7.5em' })
globalStyle(`${screen} > :nth-child(2))`, { paddingBottom: '10em' })
globalStyle(`html:has(.${bottom})`, { scrollPaddingBottom: '240px' })
