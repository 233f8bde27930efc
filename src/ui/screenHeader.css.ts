import { style } from '@vanilla-extract/css'
import { text } from '../theme/text.css.ts'
import { vars } from '../theme/tokens.css.ts'

const { space } = vars

export const bar = style({
  position: 'relative',
  display: 'flex',
  // Large type in a narrow window: what stands at the end goes below a title whose longest word needs the line.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space.x2}`,
  minHeight: vars.size.header,
  paddingInline: space.x1,
  boxShadow: `0 1px ${vars.color.hairline}`,
  // A word of a link's title that is wider than the window.
  overflowX: 'clip',
})
export const title = style([
  text.heading,
  {
    flex: 1,
    minWidth: 'min-content',
    maxWidth: '100%',
    // A title of two lines stays below the ribbon of a demo, which grows with the type as this does.
    marginBlock: '0.8em',
    // Only a server's or a link's endless title meets it.
    display: '-webkit-box',
    overflow: 'hidden',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 4,
    selectors: { '&:first-child': { paddingInlineStart: space.x3 } },
  },
])
export const trailing = style({ display: 'flex', gap: space.x1, marginInlineStart: 'auto' })
