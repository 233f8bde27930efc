import { style } from '@vanilla-extract/css'
import { clamped, flexRow } from '../../theme/layout.ts'
import { text } from '../../theme/text.css.ts'
import { color, size, space } from '../../theme/tokens.css.ts'

export const bar = style({
  position: 'relative',
  ...flexRow(`0 ${space.x2}`),
  // With large type in a narrow window, the trailing buttons wrap below the title.
  flexWrap: 'wrap',
  minHeight: size.header,
  // Starts below the demo ribbon, which must not shift the header.
  padding: `${space.x1} ${space.x1} 0`,
  boxShadow: `0 1px ${color.hairline}`,
  // Clips a word of the title that is wider than the window.
  overflowX: 'hidden',
  '@supports': { '(overflow: clip)': { overflowX: 'clip' } },
})
export const title = style([
  text.heading,
  {
    flex: 1,
    minWidth: 'min-content',
    maxWidth: '100%',
    // Keeps a title of two lines below the demo ribbon, which grows with the text size too.
    marginBlock: '0.8em',
    // Limits a very long title from the server or the address.
    ...clamped(4),
    selectors: { '&:first-child': { paddingInlineStart: space.x3 } },
  },
])
export const trailing = style({ display: 'flex', gap: space.x1, marginInlineStart: 'auto' })
