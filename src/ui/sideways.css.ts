import { style } from '@vanilla-extract/css'
import { vars } from '../theme/tokens.css.ts'

/** A row that scrolls sideways to the screen's edges, its bar hidden. */
export const sideways = style({
  display: 'flex',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  overscrollBehaviorX: 'contain',
  scrollPaddingInline: vars.space.x4,
  // Room for the focus ring within the clipped box, out to the screen's side margin.
  marginInline: `calc(-1 * ${vars.space.x4})`,
  marginBlock: '-4px',
  paddingInline: vars.space.x4,
  paddingBlock: '4px',
  selectors: { '&::-webkit-scrollbar': { display: 'none' } },
})
